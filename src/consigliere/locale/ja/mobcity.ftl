# Mob City: cards, buildings, blocks, questions, what happened, options, and why not.

mobcity = モブシティ
    .about = 1928年11月。年老いたドンの命はあと1週間、跡継ぎを探しています。警察、ウイスキー、手下の利権に入札し、店舗を買い、もぐり酒場を開き、街に部隊を送りましょう。遺言状に選ばれる組長になるのは誰でしょうか。

## Enforcers. A name alone is for the log; .help says what the card does.

card-lieutenant_5_5_0 = 帳簿のサル
    .help = 隊長、反応速度5、耐久力5。{ role-lieutenant.help }
card-lieutenant_5_5_1 = デューク・マルコーニ
    .help = 隊長、反応速度5、耐久力5。{ role-lieutenant.help }
card-lieutenant_6_5_0 = シルクハットのハリー
    .help = 隊長、反応速度6、耐久力5。{ role-lieutenant.help }
card-lieutenant_6_6_0 = ビッグ・エド・コワルスキー
    .help = 隊長、反応速度6、耐久力6。{ role-lieutenant.help }
card-lieutenant_6_6_1 = 能面のルッソ
    .help = 隊長、反応速度6、耐久力6。{ role-lieutenant.help }
card-lieutenant_6_6_2 = 牧師のビル
    .help = 隊長、反応速度6、耐久力6。{ role-lieutenant.help }
card-lieutenant_7_6_0 = ドスのマローン
    .help = 隊長、反応速度7、耐久力6。{ role-lieutenant.help }
card-lieutenant_8_7_0 = 鉄のマイク・デュラン
    .help = 隊長、反応速度8、耐久力7。{ role-lieutenant.help }
card-assassin_9_3_0 = 仕立屋
    .help = 殺し屋、反応速度9、耐久力3。{ role-assassin.help }
card-assassin_9_3_1 = 無口なスヴェン
    .help = 殺し屋、反応速度9、耐久力3。{ role-assassin.help }
card-assassin_9_4_0 = ミスター・ノーバディ
    .help = 殺し屋、反応速度9、耐久力4。{ role-assassin.help }
card-assassin_9_4_1 = ピアノ調律師
    .help = 殺し屋、反応速度9、耐久力4。{ role-assassin.help }
card-assassin_10_3_0 = ささやき
    .help = 殺し屋、反応速度10、耐久力3。{ role-assassin.help }
card-assassin_10_4_0 = 冷めたコーヒー
    .help = 殺し屋、反応速度10、耐久力4。{ role-assassin.help }
card-moll_1_3_0 = ペギー・ラーク
    .help = 情婦、反応速度1、耐久力3。{ role-moll.help }
card-moll_1_3_1 = メイ・スターリング
    .help = 情婦、反応速度1、耐久力3。{ role-moll.help }
card-moll_2_3_0 = ルビー・デイン
    .help = 情婦、反応速度2、耐久力3。{ role-moll.help }
card-moll_2_3_1 = キティ・ヴァンス
    .help = 情婦、反応速度2、耐久力3。{ role-moll.help }
card-moll_2_4_0 = ドット・キャラハン
    .help = 情婦、反応速度2、耐久力4。{ role-moll.help }
card-moll_2_4_1 = ビロードのジェーン
    .help = 情婦、反応速度2、耐久力4。{ role-moll.help }
card-moll_3_3_0 = フロッシー・クイン
    .help = 情婦、反応速度3、耐久力3。{ role-moll.help }
card-moll_3_3_1 = ローラ・マーシュ
    .help = 情婦、反応速度3、耐久力3。{ role-moll.help }
card-torpedo_4_5_0 = 飴玉のルー
    .help = 鉄砲玉、反応速度4、耐久力5。{ role-torpedo.help }
card-torpedo_4_5_1 = キッド・ダイナモ
    .help = 鉄砲玉、反応速度4、耐久力5。{ role-torpedo.help }
card-torpedo_5_4_0 = 二丁拳銃のティム
    .help = 鉄砲玉、反応速度5、耐久力4。{ role-torpedo.help }
card-torpedo_5_5_0 = ドカン坊や
    .help = 鉄砲玉、反応速度5、耐久力5。{ role-torpedo.help }
card-torpedo_5_5_1 = 貧乏ゆすりのマクギー
    .help = 鉄砲玉、反応速度5、耐久力5。{ role-torpedo.help }
card-torpedo_6_4_0 = 早撃ちエディ・フィンク
    .help = 鉄砲玉、反応速度6、耐久力4。{ role-torpedo.help }
card-soldier_1_3_0 = 左利きのグロブ
    .help = 兵隊、反応速度1、耐久力3。{ role-soldier.help }
card-soldier_1_3_1 = 金床のアル
    .help = 兵隊、反応速度1、耐久力3。{ role-soldier.help }
card-soldier_1_3_2 = ヘラジカのハンラハン
    .help = 兵隊、反応速度1、耐久力3。{ role-soldier.help }
card-soldier_1_3_3 = ロッコ・B
    .help = 兵隊、反応速度1、耐久力3。{ role-soldier.help }
card-soldier_1_3_4 = ロッコ・T
    .help = 兵隊、反応速度1、耐久力3。{ role-soldier.help }
card-soldier_1_3_5 = ちびのフィン
    .help = 兵隊、反応速度1、耐久力3。{ role-soldier.help }
card-soldier_1_3_6 = 寝ぼけのジーノ
    .help = 兵隊、反応速度1、耐久力3。{ role-soldier.help }
card-soldier_1_3_7 = へま
    .help = 兵隊、反応速度1、耐久力3。{ role-soldier.help }
card-soldier_1_3_8 = 豆のバクスター
    .help = 兵隊、反応速度1、耐久力3。{ role-soldier.help }
card-soldier_1_3_9 = 寄り目のカール
    .help = 兵隊、反応速度1、耐久力3。{ role-soldier.help }
card-soldier_1_4_0 = 煉瓦のドイル
    .help = 兵隊、反応速度1、耐久力4。{ role-soldier.help }
card-soldier_1_4_1 = のろまのジョー
    .help = 兵隊、反応速度1、耐久力4。{ role-soldier.help }
card-soldier_1_4_2 = 太っちょヴィトー
    .help = 兵隊、反応速度1、耐久力4。{ role-soldier.help }
card-soldier_1_4_3 = もごもご
    .help = 兵隊、反応速度1、耐久力4。{ role-soldier.help }
card-soldier_1_4_4 = 左利きのグロブ
    .help = 兵隊、反応速度1、耐久力4。{ role-soldier.help }
card-soldier_1_5_0 = 雄牛のペトロフ
    .help = 兵隊、反応速度1、耐久力5。{ role-soldier.help }
card-soldier_1_5_1 = 樽のベン
    .help = 兵隊、反応速度1、耐久力5。{ role-soldier.help }
card-soldier_1_5_2 = 金床のアル
    .help = 兵隊、反応速度1、耐久力5。{ role-soldier.help }
card-soldier_1_5_3 = ヘラジカのハンラハン
    .help = 兵隊、反応速度1、耐久力5。{ role-soldier.help }
card-soldier_2_3_0 = 肉屋のブルーノ
    .help = 兵隊、反応速度2、耐久力3。{ role-soldier.help }
card-soldier_2_3_1 = 御影石のギル
    .help = 兵隊、反応速度2、耐久力3。{ role-soldier.help }
card-soldier_2_3_2 = クローバーのパット
    .help = 兵隊、反応速度2、耐久力3。{ role-soldier.help }
card-soldier_2_3_3 = ネクタイのジョニー
    .help = 兵隊、反応速度2、耐久力3。{ role-soldier.help }
card-soldier_2_3_4 = カーマイン
    .help = 兵隊、反応速度2、耐久力3。{ role-soldier.help }
card-soldier_2_3_5 = 新聞売りのネッド
    .help = 兵隊、反応速度2、耐久力3。{ role-soldier.help }
card-soldier_2_3_6 = マッチ棒のマーティ
    .help = 兵隊、反応速度2、耐久力3。{ role-soldier.help }
card-soldier_2_3_7 = ピーナッツのガロ
    .help = 兵隊、反応速度2、耐久力3。{ role-soldier.help }
card-soldier_2_3_8 = そばかす
    .help = 兵隊、反応速度2、耐久力3。{ role-soldier.help }
card-soldier_2_3_9 = スズメ
    .help = 兵隊、反応速度2、耐久力3。{ role-soldier.help }
card-soldier_2_4_0 = ハンチングのガス
    .help = 兵隊、反応速度2、耐久力4。{ role-soldier.help }
card-soldier_2_4_1 = 釘のノヴァク
    .help = 兵隊、反応速度2、耐久力4。{ role-soldier.help }
card-soldier_2_4_2 = 時計のピート
    .help = 兵隊、反応速度2、耐久力4。{ role-soldier.help }
card-soldier_2_4_3 = サンディ・カー
    .help = 兵隊、反応速度2、耐久力4。{ role-soldier.help }
card-soldier_2_4_4 = ホーギー
    .help = 兵隊、反応速度2、耐久力4。{ role-soldier.help }
card-soldier_2_4_5 = ロッコ・B
    .help = 兵隊、反応速度2、耐久力4。{ role-soldier.help }
card-soldier_2_4_6 = ロッコ・T
    .help = 兵隊、反応速度2、耐久力4。{ role-soldier.help }
card-soldier_2_4_7 = ちびのフィン
    .help = 兵隊、反応速度2、耐久力4。{ role-soldier.help }
card-soldier_2_5_0 = げんこつノーラン
    .help = 兵隊、反応速度2、耐久力5。{ role-soldier.help }
card-soldier_2_5_1 = 戦車のトーヴァルド
    .help = 兵隊、反応速度2、耐久力5。{ role-soldier.help }
card-soldier_2_5_2 = 肉屋のブルーノ
    .help = 兵隊、反応速度2、耐久力5。{ role-soldier.help }
card-soldier_2_5_3 = 御影石のギル
    .help = 兵隊、反応速度2、耐久力5。{ role-soldier.help }
card-soldier_3_3_0 = 向こう傷のロプレスティ
    .help = 兵隊、反応速度3、耐久力3。{ role-soldier.help }
card-soldier_3_3_1 = 金槌のハンク
    .help = 兵隊、反応速度3、耐久力3。{ role-soldier.help }
card-soldier_3_3_2 = 拳闘家のボブ
    .help = 兵隊、反応速度3、耐久力3。{ role-soldier.help }
card-soldier_3_3_3 = 素早いニック
    .help = 兵隊、反応速度3、耐久力3。{ role-soldier.help }
card-soldier_3_3_4 = 切れ者サミー
    .help = 兵隊、反応速度3、耐久力3。{ role-soldier.help }
card-soldier_3_3_5 = 小粒のハル
    .help = 兵隊、反応速度3、耐久力3。{ role-soldier.help }
card-soldier_3_3_6 = 口笛のウェス
    .help = 兵隊、反応速度3、耐久力3。{ role-soldier.help }
card-soldier_3_3_7 = 帽子のデューイ
    .help = 兵隊、反応速度3、耐久力3。{ role-soldier.help }
card-soldier_3_4_0 = エースのコンティ
    .help = 兵隊、反応速度3、耐久力4。{ role-soldier.help }
card-soldier_3_4_1 = サイコロのデルガド
    .help = 兵隊、反応速度3、耐久力4。{ role-soldier.help }
card-soldier_3_4_2 = 赤毛のローク
    .help = 兵隊、反応速度3、耐久力4。{ role-soldier.help }
card-soldier_3_4_3 = ヤニのシムズ
    .help = 兵隊、反応速度3、耐久力4。{ role-soldier.help }
card-soldier_3_4_4 = クローバーのパット
    .help = 兵隊、反応速度3、耐久力4。{ role-soldier.help }
card-soldier_3_4_5 = ネクタイのジョニー
    .help = 兵隊、反応速度3、耐久力4。{ role-soldier.help }
card-soldier_3_4_6 = カーマイン
    .help = 兵隊、反応速度3、耐久力4。{ role-soldier.help }
card-soldier_3_5_0 = 向こう傷のロプレスティ
    .help = 兵隊、反応速度3、耐久力5。{ role-soldier.help }
card-soldier_3_5_1 = 金槌のハンク
    .help = 兵隊、反応速度3、耐久力5。{ role-soldier.help }
card-soldier_3_5_2 = 拳闘家のボブ
    .help = 兵隊、反応速度3、耐久力5。{ role-soldier.help }
card-soldier_4_3_0 = やせっぽちレニー
    .help = 兵隊、反応速度4、耐久力3。{ role-soldier.help }
card-soldier_4_3_1 = イタチ
    .help = 兵隊、反応速度4、耐久力3。{ role-soldier.help }
card-soldier_4_3_2 = ひきつり
    .help = 兵隊、反応速度4、耐久力3。{ role-soldier.help }
card-soldier_4_4_0 = 素早いニック
    .help = 兵隊、反応速度4、耐久力4。{ role-soldier.help }
card-soldier_4_4_1 = 切れ者サミー
    .help = 兵隊、反応速度4、耐久力4。{ role-soldier.help }
card-revolver = リヴォルヴァー
    .help = 武器。攻撃に+1、相手を殺せます。日当50ドル。
card-shotgun = ショットガン
    .help = 武器。攻撃に+2、相手を殺せます。日当50ドル。
card-tommygun = トミーガン
    .help = 武器。攻撃に+4、相手を殺せます。日当50ドル。
card-grenade = 手榴弾
    .help = ダイスを使わず、1つの敵部隊の2人を殺します。またはライバルの店舗に投げ、その日の銃撃戦、恐喝、もぐり酒場の営業を止めます。使えるのは1回だけ。日当50ドル。
card-unknown = 見えないカード
    .help = 裏向きになっています。
card-none = カードなし
    .help = ここにカードはありません。

# The same people with what one has to know to choose: kind, reaction and toughness.

dossier-lieutenant_5_5_0 = { card-lieutenant_5_5_0 }（{ role-lieutenant }5/5）
    .help = { card-lieutenant_5_5_0.help }
dossier-lieutenant_5_5_1 = { card-lieutenant_5_5_1 }（{ role-lieutenant }5/5）
    .help = { card-lieutenant_5_5_1.help }
dossier-lieutenant_6_5_0 = { card-lieutenant_6_5_0 }（{ role-lieutenant }6/5）
    .help = { card-lieutenant_6_5_0.help }
dossier-lieutenant_6_6_0 = { card-lieutenant_6_6_0 }（{ role-lieutenant }6/6）
    .help = { card-lieutenant_6_6_0.help }
dossier-lieutenant_6_6_1 = { card-lieutenant_6_6_1 }（{ role-lieutenant }6/6）
    .help = { card-lieutenant_6_6_1.help }
dossier-lieutenant_6_6_2 = { card-lieutenant_6_6_2 }（{ role-lieutenant }6/6）
    .help = { card-lieutenant_6_6_2.help }
dossier-lieutenant_7_6_0 = { card-lieutenant_7_6_0 }（{ role-lieutenant }7/6）
    .help = { card-lieutenant_7_6_0.help }
dossier-lieutenant_8_7_0 = { card-lieutenant_8_7_0 }（{ role-lieutenant }8/7）
    .help = { card-lieutenant_8_7_0.help }
dossier-assassin_9_3_0 = { card-assassin_9_3_0 }（{ role-assassin }9/3）
    .help = { card-assassin_9_3_0.help }
dossier-assassin_9_3_1 = { card-assassin_9_3_1 }（{ role-assassin }9/3）
    .help = { card-assassin_9_3_1.help }
dossier-assassin_9_4_0 = { card-assassin_9_4_0 }（{ role-assassin }9/4）
    .help = { card-assassin_9_4_0.help }
dossier-assassin_9_4_1 = { card-assassin_9_4_1 }（{ role-assassin }9/4）
    .help = { card-assassin_9_4_1.help }
dossier-assassin_10_3_0 = { card-assassin_10_3_0 }（{ role-assassin }10/3）
    .help = { card-assassin_10_3_0.help }
dossier-assassin_10_4_0 = { card-assassin_10_4_0 }（{ role-assassin }10/4）
    .help = { card-assassin_10_4_0.help }
dossier-moll_1_3_0 = { card-moll_1_3_0 }（{ role-moll }1/3）
    .help = { card-moll_1_3_0.help }
dossier-moll_1_3_1 = { card-moll_1_3_1 }（{ role-moll }1/3）
    .help = { card-moll_1_3_1.help }
dossier-moll_2_3_0 = { card-moll_2_3_0 }（{ role-moll }2/3）
    .help = { card-moll_2_3_0.help }
dossier-moll_2_3_1 = { card-moll_2_3_1 }（{ role-moll }2/3）
    .help = { card-moll_2_3_1.help }
dossier-moll_2_4_0 = { card-moll_2_4_0 }（{ role-moll }2/4）
    .help = { card-moll_2_4_0.help }
dossier-moll_2_4_1 = { card-moll_2_4_1 }（{ role-moll }2/4）
    .help = { card-moll_2_4_1.help }
dossier-moll_3_3_0 = { card-moll_3_3_0 }（{ role-moll }3/3）
    .help = { card-moll_3_3_0.help }
dossier-moll_3_3_1 = { card-moll_3_3_1 }（{ role-moll }3/3）
    .help = { card-moll_3_3_1.help }
dossier-torpedo_4_5_0 = { card-torpedo_4_5_0 }（{ role-torpedo }4/5）
    .help = { card-torpedo_4_5_0.help }
dossier-torpedo_4_5_1 = { card-torpedo_4_5_1 }（{ role-torpedo }4/5）
    .help = { card-torpedo_4_5_1.help }
dossier-torpedo_5_4_0 = { card-torpedo_5_4_0 }（{ role-torpedo }5/4）
    .help = { card-torpedo_5_4_0.help }
dossier-torpedo_5_5_0 = { card-torpedo_5_5_0 }（{ role-torpedo }5/5）
    .help = { card-torpedo_5_5_0.help }
dossier-torpedo_5_5_1 = { card-torpedo_5_5_1 }（{ role-torpedo }5/5）
    .help = { card-torpedo_5_5_1.help }
dossier-torpedo_6_4_0 = { card-torpedo_6_4_0 }（{ role-torpedo }6/4）
    .help = { card-torpedo_6_4_0.help }
dossier-soldier_1_3_0 = { card-soldier_1_3_0 }（{ role-soldier }1/3）
    .help = { card-soldier_1_3_0.help }
dossier-soldier_1_3_1 = { card-soldier_1_3_1 }（{ role-soldier }1/3）
    .help = { card-soldier_1_3_1.help }
dossier-soldier_1_3_2 = { card-soldier_1_3_2 }（{ role-soldier }1/3）
    .help = { card-soldier_1_3_2.help }
dossier-soldier_1_3_3 = { card-soldier_1_3_3 }（{ role-soldier }1/3）
    .help = { card-soldier_1_3_3.help }
dossier-soldier_1_3_4 = { card-soldier_1_3_4 }（{ role-soldier }1/3）
    .help = { card-soldier_1_3_4.help }
dossier-soldier_1_3_5 = { card-soldier_1_3_5 }（{ role-soldier }1/3）
    .help = { card-soldier_1_3_5.help }
dossier-soldier_1_3_6 = { card-soldier_1_3_6 }（{ role-soldier }1/3）
    .help = { card-soldier_1_3_6.help }
dossier-soldier_1_3_7 = { card-soldier_1_3_7 }（{ role-soldier }1/3）
    .help = { card-soldier_1_3_7.help }
dossier-soldier_1_3_8 = { card-soldier_1_3_8 }（{ role-soldier }1/3）
    .help = { card-soldier_1_3_8.help }
dossier-soldier_1_3_9 = { card-soldier_1_3_9 }（{ role-soldier }1/3）
    .help = { card-soldier_1_3_9.help }
dossier-soldier_1_4_0 = { card-soldier_1_4_0 }（{ role-soldier }1/4）
    .help = { card-soldier_1_4_0.help }
dossier-soldier_1_4_1 = { card-soldier_1_4_1 }（{ role-soldier }1/4）
    .help = { card-soldier_1_4_1.help }
dossier-soldier_1_4_2 = { card-soldier_1_4_2 }（{ role-soldier }1/4）
    .help = { card-soldier_1_4_2.help }
dossier-soldier_1_4_3 = { card-soldier_1_4_3 }（{ role-soldier }1/4）
    .help = { card-soldier_1_4_3.help }
dossier-soldier_1_4_4 = { card-soldier_1_4_4 }（{ role-soldier }1/4）
    .help = { card-soldier_1_4_4.help }
dossier-soldier_1_5_0 = { card-soldier_1_5_0 }（{ role-soldier }1/5）
    .help = { card-soldier_1_5_0.help }
dossier-soldier_1_5_1 = { card-soldier_1_5_1 }（{ role-soldier }1/5）
    .help = { card-soldier_1_5_1.help }
dossier-soldier_1_5_2 = { card-soldier_1_5_2 }（{ role-soldier }1/5）
    .help = { card-soldier_1_5_2.help }
dossier-soldier_1_5_3 = { card-soldier_1_5_3 }（{ role-soldier }1/5）
    .help = { card-soldier_1_5_3.help }
dossier-soldier_2_3_0 = { card-soldier_2_3_0 }（{ role-soldier }2/3）
    .help = { card-soldier_2_3_0.help }
dossier-soldier_2_3_1 = { card-soldier_2_3_1 }（{ role-soldier }2/3）
    .help = { card-soldier_2_3_1.help }
dossier-soldier_2_3_2 = { card-soldier_2_3_2 }（{ role-soldier }2/3）
    .help = { card-soldier_2_3_2.help }
dossier-soldier_2_3_3 = { card-soldier_2_3_3 }（{ role-soldier }2/3）
    .help = { card-soldier_2_3_3.help }
dossier-soldier_2_3_4 = { card-soldier_2_3_4 }（{ role-soldier }2/3）
    .help = { card-soldier_2_3_4.help }
dossier-soldier_2_3_5 = { card-soldier_2_3_5 }（{ role-soldier }2/3）
    .help = { card-soldier_2_3_5.help }
dossier-soldier_2_3_6 = { card-soldier_2_3_6 }（{ role-soldier }2/3）
    .help = { card-soldier_2_3_6.help }
dossier-soldier_2_3_7 = { card-soldier_2_3_7 }（{ role-soldier }2/3）
    .help = { card-soldier_2_3_7.help }
dossier-soldier_2_3_8 = { card-soldier_2_3_8 }（{ role-soldier }2/3）
    .help = { card-soldier_2_3_8.help }
dossier-soldier_2_3_9 = { card-soldier_2_3_9 }（{ role-soldier }2/3）
    .help = { card-soldier_2_3_9.help }
dossier-soldier_2_4_0 = { card-soldier_2_4_0 }（{ role-soldier }2/4）
    .help = { card-soldier_2_4_0.help }
dossier-soldier_2_4_1 = { card-soldier_2_4_1 }（{ role-soldier }2/4）
    .help = { card-soldier_2_4_1.help }
dossier-soldier_2_4_2 = { card-soldier_2_4_2 }（{ role-soldier }2/4）
    .help = { card-soldier_2_4_2.help }
dossier-soldier_2_4_3 = { card-soldier_2_4_3 }（{ role-soldier }2/4）
    .help = { card-soldier_2_4_3.help }
dossier-soldier_2_4_4 = { card-soldier_2_4_4 }（{ role-soldier }2/4）
    .help = { card-soldier_2_4_4.help }
dossier-soldier_2_4_5 = { card-soldier_2_4_5 }（{ role-soldier }2/4）
    .help = { card-soldier_2_4_5.help }
dossier-soldier_2_4_6 = { card-soldier_2_4_6 }（{ role-soldier }2/4）
    .help = { card-soldier_2_4_6.help }
dossier-soldier_2_4_7 = { card-soldier_2_4_7 }（{ role-soldier }2/4）
    .help = { card-soldier_2_4_7.help }
dossier-soldier_2_5_0 = { card-soldier_2_5_0 }（{ role-soldier }2/5）
    .help = { card-soldier_2_5_0.help }
dossier-soldier_2_5_1 = { card-soldier_2_5_1 }（{ role-soldier }2/5）
    .help = { card-soldier_2_5_1.help }
dossier-soldier_2_5_2 = { card-soldier_2_5_2 }（{ role-soldier }2/5）
    .help = { card-soldier_2_5_2.help }
dossier-soldier_2_5_3 = { card-soldier_2_5_3 }（{ role-soldier }2/5）
    .help = { card-soldier_2_5_3.help }
dossier-soldier_3_3_0 = { card-soldier_3_3_0 }（{ role-soldier }3/3）
    .help = { card-soldier_3_3_0.help }
dossier-soldier_3_3_1 = { card-soldier_3_3_1 }（{ role-soldier }3/3）
    .help = { card-soldier_3_3_1.help }
dossier-soldier_3_3_2 = { card-soldier_3_3_2 }（{ role-soldier }3/3）
    .help = { card-soldier_3_3_2.help }
dossier-soldier_3_3_3 = { card-soldier_3_3_3 }（{ role-soldier }3/3）
    .help = { card-soldier_3_3_3.help }
dossier-soldier_3_3_4 = { card-soldier_3_3_4 }（{ role-soldier }3/3）
    .help = { card-soldier_3_3_4.help }
dossier-soldier_3_3_5 = { card-soldier_3_3_5 }（{ role-soldier }3/3）
    .help = { card-soldier_3_3_5.help }
dossier-soldier_3_3_6 = { card-soldier_3_3_6 }（{ role-soldier }3/3）
    .help = { card-soldier_3_3_6.help }
dossier-soldier_3_3_7 = { card-soldier_3_3_7 }（{ role-soldier }3/3）
    .help = { card-soldier_3_3_7.help }
dossier-soldier_3_4_0 = { card-soldier_3_4_0 }（{ role-soldier }3/4）
    .help = { card-soldier_3_4_0.help }
dossier-soldier_3_4_1 = { card-soldier_3_4_1 }（{ role-soldier }3/4）
    .help = { card-soldier_3_4_1.help }
dossier-soldier_3_4_2 = { card-soldier_3_4_2 }（{ role-soldier }3/4）
    .help = { card-soldier_3_4_2.help }
dossier-soldier_3_4_3 = { card-soldier_3_4_3 }（{ role-soldier }3/4）
    .help = { card-soldier_3_4_3.help }
dossier-soldier_3_4_4 = { card-soldier_3_4_4 }（{ role-soldier }3/4）
    .help = { card-soldier_3_4_4.help }
dossier-soldier_3_4_5 = { card-soldier_3_4_5 }（{ role-soldier }3/4）
    .help = { card-soldier_3_4_5.help }
dossier-soldier_3_4_6 = { card-soldier_3_4_6 }（{ role-soldier }3/4）
    .help = { card-soldier_3_4_6.help }
dossier-soldier_3_5_0 = { card-soldier_3_5_0 }（{ role-soldier }3/5）
    .help = { card-soldier_3_5_0.help }
dossier-soldier_3_5_1 = { card-soldier_3_5_1 }（{ role-soldier }3/5）
    .help = { card-soldier_3_5_1.help }
dossier-soldier_3_5_2 = { card-soldier_3_5_2 }（{ role-soldier }3/5）
    .help = { card-soldier_3_5_2.help }
dossier-soldier_4_3_0 = { card-soldier_4_3_0 }（{ role-soldier }4/3）
    .help = { card-soldier_4_3_0.help }
dossier-soldier_4_3_1 = { card-soldier_4_3_1 }（{ role-soldier }4/3）
    .help = { card-soldier_4_3_1.help }
dossier-soldier_4_3_2 = { card-soldier_4_3_2 }（{ role-soldier }4/3）
    .help = { card-soldier_4_3_2.help }
dossier-soldier_4_4_0 = { card-soldier_4_4_0 }（{ role-soldier }4/4）
    .help = { card-soldier_4_4_0.help }
dossier-soldier_4_4_1 = { card-soldier_4_4_1 }（{ role-soldier }4/4）
    .help = { card-soldier_4_4_1.help }
dossier-revolver = { card-revolver }
    .help = { card-revolver.help }
dossier-shotgun = { card-shotgun }
    .help = { card-shotgun.help }
dossier-tommygun = { card-tommygun }
    .help = { card-tommygun.help }
dossier-grenade = { card-grenade }
    .help = { card-grenade.help }
dossier-unknown = { card-unknown }
    .help = { card-unknown.help }
dossier-none = { card-none }
    .help = { card-none.help }
unseen-dossier = 裏向きのカード{ NUMBER($n) }枚

# Roles of characters.
role-lieutenant = 隊長
    .help = 部隊を率い、その一番上に表向きに置きます。1部隊に1人だけ。常にコルト（+1、殺せる）を持ち、代わりに武器を1つ使えます。日当200ドル。
role-soldier = 兵隊
    .help = 武器1つか素手で戦います。素手では負傷させるだけです。日当50ドル。
role-assassin = 殺し屋
    .help = たいていの相手が動く前に、ダイスなしで1人を殺します。持てる武器は手榴弾だけ。獲得されることがあります。日当50ドル。
role-moll = 情婦
    .help = 自分の部隊がいる店舗で公開すると、その店舗の収入が2倍になります。武器がなければ戦えません。獲得されることがあります。日当50ドル。
role-torpedo = 鉄砲玉
    .help = 武器がなければ戦えませんが、2つ持って、それぞれで1回ずつ攻撃します。日当50ドル。

# With what somebody attacks.
means-hands = 素手
    .help = ダイス+0。素手では負傷させるだけです。
means-colt = コルト
    .help = ダイス+1。相手を殺せます。隊長が常に持っています。
means-strike = 殺し屋の一撃
    .help = ダイスなしで殺します。
means-revolver = リヴォルヴァー
    .help = ダイス+1。相手を殺せます。
means-shotgun = ショットガン
    .help = ダイス+2。相手を殺せます。
means-tommygun = トミーガン
    .help = ダイス+4。相手を殺せます。
means-grenade = 手榴弾
    .help = ダイスなしで、1つの部隊の2人を殺します。

## The city: buildings, lots and blocks

building-small_shop = 小さな店
    .help = 購入費5,000ドル。収入は1日1,000ドル、もぐり酒場ならウイスキーに応じて2,000、3,000、4,000ドル。罰金4,000ドル。
building-big_shop = 大きな店
    .help = 購入費10,000ドル。収入は1日2,000ドル、もぐり酒場ならウイスキーに応じて4,000、6,000、8,000ドル。罰金8,000ドル。
building-small_club = 小さなクラブ
    .help = 購入費15,000ドル。収入は1日3,000ドル、もぐり酒場ならウイスキーに応じて6,000、9,000、12,000ドル。罰金12,000ドル。
building-big_club = 大きなクラブ
    .help = 購入費20,000ドル。収入は1日4,000ドル、もぐり酒場ならウイスキーに応じて8,000、12,000、16,000ドル。罰金16,000ドル。
building-hotel = ホテル
    .help = 購入費30,000ドル。収入は1日6,000ドル、もぐり酒場ならウイスキーに応じて12,000、18,000、24,000ドル。罰金24,000ドル。

# A building of the city is called by its kind and its address.
lot-A1 = { tile-A }1番地の{ building-big_club }
    .help = { building-big_club.help }
lot-A2 = { tile-A }2番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-A3 = { tile-A }3番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-A4 = { tile-A }4番地の{ building-small_club }
    .help = { building-small_club.help }
lot-A5 = { tile-A }5番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-A6 = { tile-A }6番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-B1 = { tile-B }1番地の{ building-hotel }
    .help = { building-hotel.help }
lot-B2 = { tile-B }2番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-B3 = { tile-B }3番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-B4 = { tile-B }4番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-B5 = { tile-B }5番地の{ building-small_club }
    .help = { building-small_club.help }
lot-B6 = { tile-B }6番地の{ building-small_club }
    .help = { building-small_club.help }
lot-C1 = { tile-C }1番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-C2 = { tile-C }2番地の{ building-hotel }
    .help = { building-hotel.help }
lot-C3 = { tile-C }3番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-C4 = { tile-C }4番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-C5 = { tile-C }5番地の{ building-big_club }
    .help = { building-big_club.help }
lot-C6 = { tile-C }6番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-D1 = { tile-D }1番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-D2 = { tile-D }2番地の{ building-hotel }
    .help = { building-hotel.help }
lot-D3 = { tile-D }3番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-D4 = { tile-D }4番地の{ building-big_club }
    .help = { building-big_club.help }
lot-D5 = { tile-D }5番地の{ building-small_club }
    .help = { building-small_club.help }
lot-D6 = { tile-D }6番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-E1 = { tile-E }1番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-E2 = { tile-E }2番地の{ building-small_club }
    .help = { building-small_club.help }
lot-E3 = { tile-E }3番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-E4 = { tile-E }4番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-E5 = { tile-E }5番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-E6 = { tile-E }6番地の{ building-hotel }
    .help = { building-hotel.help }
lot-F1 = { tile-F }1番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-F2 = { tile-F }2番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-F3 = { tile-F }3番地の{ building-small_club }
    .help = { building-small_club.help }
lot-F4 = { tile-F }4番地の{ building-small_club }
    .help = { building-small_club.help }
lot-F5 = { tile-F }5番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-F6 = { tile-F }6番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-G1 = { tile-G }1番地の{ building-big_club }
    .help = { building-big_club.help }
lot-G2 = { tile-G }2番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-G3 = { tile-G }3番地の{ building-big_club }
    .help = { building-big_club.help }
lot-G4 = { tile-G }4番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-G5 = { tile-G }5番地の{ building-small_club }
    .help = { building-small_club.help }
lot-G6 = { tile-G }6番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-H1 = { tile-H }1番地の{ building-small_club }
    .help = { building-small_club.help }
lot-H2 = { tile-H }2番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-H3 = { tile-H }3番地の{ building-big_shop }
    .help = { building-big_shop.help }
lot-H4 = { tile-H }4番地の{ building-small_shop }
    .help = { building-small_shop.help }
lot-H5 = { tile-H }5番地の{ building-big_club }
    .help = { building-big_club.help }
lot-H6 = { tile-H }6番地の{ building-small_club }
    .help = { building-small_club.help }
lot-none = なし

tile-A = ハーバー・ロウ
tile-B = シアター・マイル
tile-C = グランド・ターミナル
tile-D = ファイブ・コーナーズ
tile-E = リバーサイド
tile-F = オールド・マーケット
tile-G = ジャズ・クォーター
tile-H = ガーメント通り

slot-N = 北
slot-S = 南
slot-NW = 北西
slot-NE = 北東
slot-SW = 南西
slot-SE = 南東
slot-NW1 = 北西1
slot-NW2 = 北西2
slot-NE1 = 北東1
slot-NE2 = 北東2
slot-SW1 = 南西1
slot-SW2 = 南西2
slot-SE1 = 南東1
slot-SE2 = 南東2

## Privileges, events, wills

privilege-event = 事件
    .help = 最初に引き受けた組長が、名声×50ドルを払い、その日の事件を秘密に見ます。
privilege-enforcer = 構成員
    .help = 入札順に、全員が候補カードから雇います。2枚まで、名声5以上なら3枚まで。費用はかかりません。
privilege-police = 警察癒着
    .help = 最初に引き受けた組長が、名声×200ドルを払い、警察癒着カードを持ちます。その日は摘発も手入れも受けません。
privilege-whiskey = ウイスキー
    .help = 入札順に、ウイスキー・カードを1枚買えます。なければ、その日はもぐり酒場を営業できません。

# The event cards of the day.
headline-raid_north = もぐり酒場の摘発（北区）
    .help = 北区のもぐり酒場はすべて罰金を払い、その日は営業停止になります。払えない所有者は店舗を失います。警察癒着カードの持ち主は守られます。
headline-raid_south = もぐり酒場の摘発（南区）
    .help = 南区のもぐり酒場はすべて罰金を払い、その日は営業停止になります。払えない所有者は店舗を失います。警察癒着カードの持ち主は守られます。
headline-raid_east = もぐり酒場の摘発（東区）
    .help = 東区のもぐり酒場はすべて罰金を払い、その日は営業停止になります。払えない所有者は店舗を失います。警察癒着カードの持ち主は守られます。
headline-raid_west = もぐり酒場の摘発（西区）
    .help = 西区のもぐり酒場はすべて罰金を払い、その日は営業停止になります。払えない所有者は店舗を失います。警察癒着カードの持ち主は守られます。
headline-crackdown_north = 恐喝への手入れ（北区）
    .help = 北区で、自分の組長のものではない店舗にいる部隊は、すべて逮捕されます。警察癒着カードの持ち主は守られます。
headline-crackdown_south = 恐喝への手入れ（南区）
    .help = 南区で、自分の組長のものではない店舗にいる部隊は、すべて逮捕されます。警察癒着カードの持ち主は守られます。
headline-crackdown_east = 恐喝への手入れ（東区）
    .help = 東区で、自分の組長のものではない店舗にいる部隊は、すべて逮捕されます。警察癒着カードの持ち主は守られます。
headline-crackdown_west = 恐喝への手入れ（西区）
    .help = 西区で、自分の組長のものではない店舗にいる部隊は、すべて逮捕されます。警察癒着カードの持ち主は守られます。
headline-whiskey_sky_rockets = ウイスキー消費量急騰
    .help = もぐり酒場の収入は、その日すべて2倍になります。
headline-consumption_rock_bottom = ウイスキー消費量どん底
    .help = もぐり酒場の収入は、その日すべて半分になります。
headline-gangland_truce = 暗黒街の休戦協定
    .help = 銃撃戦はなく、恐喝できるのは所有者のいない店舗だけです。そこに複数の組長がいれば、警察癒着カードを持つ組長だけが恐喝します。
headline-don_is_dead = ドンの死
    .help = その日を最後まで進めてから、遺言状を開きます。
headline-unknown = まだ見ていない事件

will-most_notoriety = 最高の名声
    .help = 名声が最も高い組長が新しいドンになります。並んだら現金で決めます。
will-most_money = 最多の現金
    .help = 現金が最も多い組長が新しいドンになります。並んだら名声で決めます。
will-unknown = 封をした遺言状
    .help = ドンが死んだら開かれます。

# How a character fares in a shootout.
state-ready = 行動前
state-acted = 行動済み
state-wounded = 負傷

# What another edition makes up: names of people with what they are, addresses, and days.
about-dossier = { $name }（{ $role }{ NUMBER($reaction) }/{ NUMBER($toughness) }）
about-character = { $role }、反応速度{ NUMBER($reaction) }、耐久力{ NUMBER($toughness) }。
about-lot = { $tile }{ NUMBER($number) }番地の{ $building }
about-date = { NUMBER($year, useGrouping: 0) }年{ $month }{ NUMBER($day) }日
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月

# The dates of the days.
date-1928-11-02 = 1928年11月2日
date-1928-11-03 = 1928年11月3日
date-1928-11-04 = 1928年11月4日
date-1928-11-05 = 1928年11月5日
date-1928-11-06 = 1928年11月6日
date-1928-11-07 = 1928年11月7日
date-1928-11-08 = 1928年11月8日
date-1928-11-09 = 1928年11月9日
date-1928-11-10 = 1928年11月10日
date-1928-11-11 = 1928年11月11日
date-1928-11-12 = 1928年11月12日
date-1928-11-13 = 1928年11月13日

phase-set_up = 準備
phase-bidding = 利権への入札
    .help = 全員が秘密に、トークン1から4を事件、構成員、警察癒着、ウイスキーに置きます。数字の小さいほうがよい入札です。
phase-daily_orders = 日常業務
    .help = 組長が1人ずつ、日当を払い、店舗を買い、もぐり酒場を開き、部隊を送ります。
phase-city = 区画ごとの解決
    .help = ブロックごとに、事件、手榴弾と銃撃戦、収入、情婦、恐喝の順に進めます。

# Standing orders: what they are about, and what they say.
order-arming = 武器
    .help = 銃撃戦の初めに、誰がどの武器を取るかです。
order-molls = 情婦
    .help = 情婦を公開するかどうかです。
order-capture = 獲得
    .help = 敗れた側の殺し屋と情婦を獲得するかどうかです。
order-fines = 罰金
    .help = ブロックの罰金をすべて払えないとき、どの店舗から片付けるかです。
order-buildings = 店舗への手榴弾
    .help = ライバルの店舗に手榴弾を投げるか、あなたに尋ねるかどうかです。
order-loot = 戦利品
    .help = 銃撃戦のあと、どの武器を取るかです。
value-ask = 尋ねる
    .help = 毎回自分で決めます。
value-usual = いつもどおり
    .help = 既定の答えです：うまく武器を持たせ、ライバルの店舗以外では情婦を公開し、獲得し、高い罰金から片付け、武器をすべて取ります。
value-never = しない
    .help = 決して行わず、尋ねられもしません。

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = 今は何もすることがありません。
    .waiting = 今は誰も何もすることがありません。
decision-over = ゲーム終了です。
    .waiting = ゲーム終了です。
decision-place_soldier = 最初の兵隊を、4つの部隊のどれに置きますか？
    .waiting = { $seats } が最初の兵隊を置くのを待っています。
decision-bid = トークン1から4を、事件、構成員、警察癒着、ウイスキーに置いてください。1が最もよい入札で、並んだらドンの恩寵で決まります。
    .waiting = 全員の入札を待っています。
decision-take_event = 金を払って、今日の事件を秘密に見ますか？
    .waiting = { $seats } が今日の事件を見るか決めるのを待っています。
decision-hire = 誰を雇い、どの部隊に置きますか？　雇うのは無料ですが、日当がかかります。
    .waiting = { $seats } が雇うのを待っています。
decision-take_police = 警察に金を握らせますか？　今日は摘発も手入れも受けません。
    .waiting = { $seats } が警察に払うか決めるのを待っています。
decision-take_whiskey = どのウイスキーを買いますか？　なければ、今日はもぐり酒場を営業できません。
    .waiting = { $seats } がウイスキーを買うのを待っています。
decision-wages = 現金が足りず、全員には払えません。誰に日当を払いますか？　残りは去ります。
    .waiting = { $seats } が日当を払うのを待っています。
decision-buy = 店舗を買いますか？　1軒ごとに名声が1上がります。
    .waiting = { $seats } が店舗を買うか決めるのを待っています。
decision-speakeasies = 今日はどの店舗をもぐり酒場にしますか？　1軒目は無料です。
    .waiting = { $seats } がもぐり酒場を開くか決めるのを待っています。
decision-send = 部隊をどこへ送りますか？　キャラクターのいる部隊は、必ずどこかへ送ります。
    .waiting = { $seats } が部隊を送るのを待っています。
decision-fines = このブロックの罰金をすべては払えません。どの店舗から片付けますか？
    .waiting = { $seats } が罰金を片付けるのを待っています。
decision-throw = あなたの部隊は、今いる店舗に手榴弾を投げますか？
    .waiting = { $seats } が手榴弾を投げるか決めるのを待っています。
decision-arm = 誰がどの武器を取りますか？　誰も取らない武器は、現場の床に落ちます。
    .waiting = { $seats } が武器を取るのを待っています。
decision-who_acts = 自分のキャラクターの誰が先に動きますか？
    .waiting = { $seats } が誰を先に動かすか決めるのを待っています。
decision-act = あなたのキャラクターは何をしますか？　誰かを攻撃するか、武器を回収します。
    .waiting = { $seats } の行動を待っています。
decision-shoot_again = あなたの鉄砲玉には、もう1つ武器があります。それも使いますか？
    .waiting = { $seats } の鉄砲玉がもう一度攻撃するか待っています。
decision-capture = あちらに残ったのは殺し屋と情婦だけです。自分の部隊に獲得しますか？
    .waiting = { $seats } が獲得するか決めるのを待っています。
decision-loot = 現場のどの武器を、どの部隊に取りますか？
    .waiting = { $seats } が戦利品を選ぶのを待っています。
decision-molls = どこで情婦を公開しますか？　その店舗の収入が2倍になります。
    .waiting = { $seats } が情婦を公開するか決めるのを待っています。

## What one may do; .help is the command to type

command-place = 部隊{ NUMBER($group) }に置く
    .help = place 部隊
command-bid = 事件{ NUMBER($event) }、構成員{ NUMBER($enforcer) }、警察癒着{ NUMBER($police) }、ウイスキー{ NUMBER($whiskey) }
    .help = bid 事件 構成員 警察癒着 ウイスキー
command-take = 払って引き受ける
    .help = take
command-hire = { $card }を部隊{ NUMBER($group) }に雇う
    .help = hire カード 部隊
command-whiskey = { NUMBER($grade) }ドルのウイスキーを買う
    .help = whiskey 等級
command-pay = { $card }に日当を払う
    .help = pay カード
command-pay-weapon = 部隊{ NUMBER($group) }の{ $weapon }の日当を払う
    .help = pay 武器 部隊
command-buy = { $lot }を買う
    .help = buy 店舗
command-open = { $lot }をもぐり酒場にする
    .help = open 店舗
command-send = 部隊{ NUMBER($group) }を{ $lot }に送る
    .help = send 部隊 店舗
command-order = 事前指示（{ $order }）：{ $value }
    .help = order 事柄 ask|usual|never
    .title = 事前指示
command-fine = { $lot }の罰金から片付ける
    .help = fine 店舗
command-bomb = 部隊{ NUMBER($group) }が店舗に手榴弾を投げる
    .help = bomb 部隊
command-arm = { $character }に{ $weapon }を持たせる
    .help = arm キャラクター 武器
command-act = { $character }が動く
    .help = act キャラクター
command-collect = { $weapon }を回収し、{ $receiver }に持たせる
    .help = collect 武器 キャラクター
command-attack = { $target }を攻撃する（{ $means }）
    .help = attack 手段 相手
command-grenade = { $target }に手榴弾を投げる
    .help = grenade 相手
command-bomb-building = 店舗に手榴弾を投げる
    .help = bomb building
command-capture = 獲得する
    .help = capture
command-loot = { $weapon }を部隊{ NUMBER($group) }に取る
    .help = loot 武器 部隊
command-reveal = { $lot }で情婦を公開する
    .help = reveal 店舗
command-decline = 見送る
    .help = decline
command-done = これで決まり
    .help = done
command-say = 発言する
    .help = say ことば

# Titles of what commands ask for.
part-group = 部隊
part-event = 事件
part-enforcer = 構成員
part-police = 警察癒着
part-whiskey = ウイスキー
part-card = カード
part-weapon = 武器
part-lot = 店舗
part-order = 何について
part-value = どうするか
part-character = キャラクター
part-receiver = 誰に
part-means = 手段
part-target = 相手

## What goes on now, in a few words

stage-in_the_box = ゲーム開始前
stage-place_soldier = 最初の兵隊の配置
stage-bid = 利権への入札
stage-take_event = 事件：カードを見る
stage-hire = 構成員の雇用
stage-take_police = 警察癒着：警察に払う
stage-take_whiskey = ウイスキーの購入
stage-wages = 日常業務：日当の支払い
stage-buy = 日常業務：店舗の購入
stage-speakeasies = 日常業務：もぐり酒場の営業
stage-send = 日常業務：部隊の派遣
stage-fines = 罰金の支払い
stage-throw = 店舗に手榴弾を投げるか
stage-arm = 銃撃戦：武器を取る
stage-who_acts = 銃撃戦：誰が先に動くか
stage-act = 銃撃戦
stage-shoot_again = 銃撃戦：2回目の攻撃
stage-capture = 銃撃戦：獲得
stage-loot = 銃撃戦のあと：戦利品
stage-molls = 情婦の公開
stage-over = ゲーム終了

## Titles of what lies on the table; .help where a person would ask

field-viewer = 視点
field-stage = 現在
field-round = 日数
field-date = 日付
field-phase = フェーズ
field-asked = 回答待ち
field-answered = 決定済み
    .help = 何を選んだかは、全員がそろうまで伏せておきます。
field-actor = 手番
field-favor = ドンの恩寵
    .help = 日常業務を最初に行い、組長どうしが並んだときは常に優先されます。
field-police = 警察癒着カード
    .help = この組長は、今日は摘発も手入れも受けません。
field-headline = 今日の事件
    .help = 区画ごとの解決までは、金を払って見た組長だけが知っています。
field-peeker = 見た組長
    .help = 金を払って今日の事件を見た組長です。
field-will = 遺言状
    .help = 名声と現金のどちらで新しいドンが決まるかを記しています。
field-block = 解決中のブロック
field-lot = 店舗
field-slots = 街
field-slot = 位置
field-tile = ブロック
field-lots = 店舗
field-owner = 所有者
field-speakeasy = もぐり酒場
field-shut = 営業停止
    .help = 警察により、この日は収入がなく、恐喝もできません。
field-bombed = 手榴弾
    .help = 今日は、銃撃戦も恐喝ももぐり酒場の営業もできません。
field-doubled = 情婦で2倍
field-groups = 部隊
field-seat = 組長
field-group = 部隊
field-size = 枚数
field-cards = わかっているカード
    .help = 隊長は表向きです。他のカードは自分の組長だけが知り、銃撃戦では全員に見えます。
field-shown = 表向き
field-whiskey = ウイスキー
field-grade = 等級（$）
    .help = 高いほど値が張り、もぐり酒場の収入も増えます。
field-count = 枚数
field-pool = 候補カード
    .help = あなたが選べる残りのカードです。
field-deck = 構成員の山札
field-batches = 山札の層
    .help = 一緒に山札の下に入ったカードの枚数です（上から順）。
field-spent = 使い終えた層
field-headlines_left = これからの事件
field-headlines_past = これまでの事件
field-turn = 銃撃戦のターン
field-armed = 武器を取った組長
field-fighters = 銃撃戦の参加者
field-acting = 行動中
field-used = 使用済み
    .help = 鉄砲玉がこの行動でもう攻撃に使ったものです。
field-victim = 獲得できる相手
field-scene = 現場
field-character = キャラクター
field-weapons = 持っている武器
field-state = 状態
field-floor = 床の武器
    .help = 現場の床に落ちていて、回収できる武器です。
field-notoriety_floor = 名声の最低値
    .help = 組長の名声は、この値より下がりません。所有する店舗の数です（少なくとも1）。
field-weapon = 武器
field-choices = 選択中
    .help = まだ実行されていません。他の人には見えません。
field-card = カード
field-orders = 事前指示
    .help = 区画ごとの解決で、あなたの代わりに答える内容です。
field-order = 何について
field-value = どうするか
field-switched = この手番で変更
field-winners = 新しいドン
field-ending = 決着
field-cash = 現金（$）
field-notoriety = 名声
field-buildings = 所有店舗
field-bid = 入札
    .help = トークン1、2、3、4を置いた利権です。よい入札から順に並びます。
field-soldier = 最初の兵隊
    .help = どの部隊に置くか決まるのを待っています。
field-wages = 日当（$）
    .help = 次の日常業務で払う額です。
field-event_price = 事件の費用（$）
field-police_price = 警察癒着の費用（$）
field-hire_limit = 雇える枚数
field-stores_left = まだ買える軒数
    .help = 残りの店舗トークンです。誰も7軒より多くは持てません。
field-pool_size = 候補カードの枚数
field-last_day = 最後の日か（何分の1か）
    .help = 今日ドンが死ぬ確率の分母です。空欄なら、今日は死にません。
field-earns = ここでの稼ぎ（$）
    .help = このままなら、今日そこにいることで組長が得る額です。自分の店舗の収入は部隊がいなくても入ります。
field-rivals = そこにいるライバル
field-standing = そこにいる組長
field-raids = 残りの摘発
    .help = まだ出ておらず、今日このブロックに及ぶかもしれない摘発です。
field-crackdowns = 残りの手入れ
    .help = まだ出ておらず、今日このブロックに及ぶかもしれない手入れです。
field-income = 収入（$）
field-fine = 罰金（$）
    .help = 今摘発されたら払う額です。
field-extortion = このままの恐喝
field-amount = 金額（$）
field-prospects = 部隊の行き先
    .help = 自分の部隊だけがそこにいる場合に得られる額です。自分の店舗の収入は部隊がいなくても入ります。
field-share = 自分の取り分（$）
field-speakeasies = もぐり酒場にした場合
field-legal = 正規営業（$）
field-attacks = できる攻撃
    .help = ダイスの目のうち、いくつで負傷させ、いくつで殺せるかです。
field-means = 手段
field-target = 相手
field-wounds = 負傷
field-kills = 死亡
field-price = 費用（$）
field-whiskey_prices = ウイスキーの値段
field-fines = 片付ける罰金
field-payable = 現金で払える
field-sides = ダイスの面の数
field-action_order = このターンにこれから動く順
field-reaction = 反応速度

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-truce = { $seat_is ->
    [me] お互い、邪魔はしないことにしませんか？
   *[other] { $seat } とは、お互い邪魔をせずにやれそうです。
}
talk-watch = { $seat_is ->
    [me] あなたの名は、少し売れすぎました。
   *[other] { $seat } の名は、少し売れすぎました。
}
talk-rich = { $seat_is ->
    [me] あなたはさぞ貯め込んでいるのでしょう。
   *[other] { $seat } はさぞ貯め込んでいるのでしょう。
}
talk-revenge = { $seat_is ->
    [me] この借りは返してもらいますよ。
   *[other] { $seat } には、この借りを返してもらいます。
}
talk-seen = 今日の見出しは、もう見ました。
talk-police = 今日の警察は、私のところには来ません。
talk-raid = 摘発のにおいがします。
talk-quiet = 静かな一日なら、みんな助かるのですが。
talk-business = 恨みはありません。これはビジネスです。
talk-word = 約束します。
talk-doubt = それはどうでしょうか。
talk-don = 親父さんのお気に入りは、昔から私です。

## What happened: the newspaper of the day. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = 1928年11月。老いたドンは死の床にあり、組長たちは互いの顔色をうかがっています。
event-tile-placed = { $slot }に{ $tile }があります。
    .part = { $tile }（{ $slot }）
    .all = 街：{ $parts }。
event-favor-given = { $seat_is ->
    [me] ドンの恩寵はあなたにあります。
   *[other] ドンの恩寵は { $seat } にあります。
}
event-advance-paid = { $seat_is ->
    [me] 恩寵順に応じて、あなたは支度金{ NUMBER($amount) }ドルを受け取りました。
   *[other] 恩寵順に応じて、{ $seat } は支度金{ NUMBER($amount) }ドルを受け取りました。
}
    .part = { $seat } { NUMBER($amount) }ドル
    .all = 恩寵順に応じた支度金：{ $parts }。
event-will-put-aside = ドンは遺言状に署名し、封をしました。
event-soldier-dealt = { $seat_is ->
    [me] 最初の手下があなたのもとに来ました：{ $card }。
   *[other] { "" }
}
event-soldier-assigned = { "" }
event-soldier-placed = { $seat_is ->
    [me] あなたの最初の兵隊が部隊{ NUMBER($group) }に入りました。
   *[other] { $seat } の最初の兵隊が部隊{ NUMBER($group) }に入りました。
}
    .part = { $seat } 部隊{ NUMBER($group) }
    .all = 最初の兵隊が部隊に入りました：{ $parts }。
event-round-began = { $date }、{ NUMBER($round) }日目。
event-phase-began = { $phase_id ->
    [bidding] 閉ざされた扉の奥で1日が始まります。利権への入札です。
    [daily_orders] 組長たちが手下に指図を出します。
    [city] 夜が訪れ、街は勘定を清算します。
   *[other] { "" }
}
event-asked = { "" }
event-bid-placed = { "" }
event-bid-revealed = { "" }
event-bid-order = { $privilege }の入札：{ event-bid-order.part }。
    .part = { $seat }（{ NUMBER($token) }）
    .all = { $privilege }の入札：{ $parts }。
event-privilege-passed = { $reason_id ->
    [cannot_pay] { $privilege_id ->
        [event] { $seat_is ->
            [me] あなたには、事件を見る金がありません。
           *[other] { $seat } には、事件を見る金がありません。
        }
        [police] { $seat_is ->
            [me] あなたには、警察に払う金がありません。
           *[other] { $seat } には、警察に払う金がありません。
        }
       *[other] { $seat_is ->
            [me] あなたには、ウイスキーを買う金がありません。
           *[other] { $seat } には、ウイスキーを買う金がありません。
        }
    }
   *[declined] { $privilege_id ->
        [event] { $seat_is ->
            [me] あなたは、事件を見ずにおきました。
           *[other] { $seat } は、事件を見ずにおきました。
        }
        [police] { $seat_is ->
            [me] あなたは、警察に頼らないことにしました。
           *[other] { $seat } は、警察に頼らないことにしました。
        }
       *[other] { $seat_is ->
            [me] あなたは、ウイスキーを買いませんでした。
           *[other] { $seat } は、ウイスキーを買いませんでした。
        }
    }
}
event-event-peeked = { $seat_is ->
    [me] 新聞社の友人が{ NUMBER($paid) }ドルで見出しを見せてくれました：「{ $headline }」
   *[other] 新聞社の友人が{ NUMBER($paid) }ドルで { $seat } に見出しを見せました。
}
event-pool-drawn = { NUMBER($count) ->
    [0] { "" }
   *[other] 職を求めるカードが{ NUMBER($count) }枚並びました。
}
event-pool-card = { "" }
event-pool-shown = { "" }
event-pool-card-shown = { $seat_is ->
    [me] 候補カード：{ $card }。
   *[other] { "" }
}
    .part = { $card }
    .all = 候補カード：{ $parts }。
event-enforcer-chosen = { "" }
event-enforcer-hired = { $seat_is ->
    [me] あなたが雇ったカード：{ event-enforcer-hired.part }。
   *[other] { $seat } が雇ったカード：{ event-enforcer-hired.part }。
}
    .part = { $card_id ->
        [unknown] 裏向きの1枚（部隊{ NUMBER($group) }）
       *[other] { $card }（部隊{ NUMBER($group) }）
    }
    .all = { $seat_is ->
        [me] あなたが雇ったカード：{ $parts }。
       *[other] { $seat } が雇ったカード：{ $parts }。
    }
event-hiring-done = { NUMBER($count) ->
    [0] { $seat_is ->
        [me] あなたは誰も雇いませんでした。
       *[other] { $seat } は誰も雇いませんでした。
    }
   *[other] { "" }
}
event-pool-returned = { NUMBER($count) ->
    [0] { "" }
   *[other] { NUMBER($count) }枚が職にあぶれました。
}
event-police-taken = { $seat_is ->
    [me] { NUMBER($paid) }ドルで、警察は目をつぶります。警察癒着カードはあなたのものです。
   *[other] { NUMBER($paid) }ドルで、警察は目をつぶります。警察癒着カードは { $seat } のものです。
}
event-whiskey-taken = { $seat_is ->
    [me] あなたは{ NUMBER($grade) }ドルのウイスキーを{ NUMBER($paid) }ドルで買いました。
   *[other] { $seat } は{ NUMBER($grade) }ドルのウイスキーを{ NUMBER($paid) }ドルで買いました。
}
event-turn-began = { "" }
event-wage-chosen = { "" }
event-wages-paid = { NUMBER($amount) ->
    [0] { "" }
   *[other] { $seat_is ->
        [me] あなたは日当{ NUMBER($amount) }ドルを払いました。
       *[other] { $seat } は日当{ NUMBER($amount) }ドルを払いました。
    }
}
event-enforcer-left = { $card_id ->
    [unknown] { "" }
   *[other] { $seat_is ->
        [me] あなたの部隊{ NUMBER($group) }から{ $card }が去りました。
       *[other] { $seat } の部隊{ NUMBER($group) }から{ $card }が去りました。
    }
}
    .part = { $card }
    .all = { $seat_is ->
        [me] あなたの部隊{ NUMBER($group) }から去ったカード：{ $parts }。
       *[other] { $seat } の部隊{ NUMBER($group) }から去ったカード：{ $parts }。
    }
event-enforcers-left = { $seat_is ->
    [me] { "" }
   *[other] 日当をもらえず、{ $seat } の部隊{ NUMBER($group) }からカード{ NUMBER($count) }枚が去りました。
}
event-went-under = { "" }
event-building-bought = { $seat_is ->
    [me] あなたは{ $lot }を{ NUMBER($price) }ドルで買いました。あなたの名声は{ NUMBER($notoriety) }です。
   *[other] { $seat } は{ $lot }を{ NUMBER($price) }ドルで買いました。名声は{ NUMBER($notoriety) }です。
}
event-speakeasy-chosen = { "" }
event-speakeasy-opened = { $seat_is ->
    [me] あなたはもぐり酒場を開きました：{ event-speakeasy-opened.part }。
   *[other] { $seat } はもぐり酒場を開きました：{ event-speakeasy-opened.part }。
}
    .part = { NUMBER($paid) ->
        [0] { $lot }
       *[other] { $lot }（{ NUMBER($paid) }ドル）
    }
    .all = { $seat_is ->
        [me] あなたはもぐり酒場を開きました：{ $parts }。
       *[other] { $seat } はもぐり酒場を開きました：{ $parts }。
    }
event-group-aimed = { "" }
event-order-switched = { $seat_is ->
    [me] あなたの事前指示：{ event-order-switched.part }。
   *[other] { "" }
}
    .part = { $order }（{ $value }）
    .all = あなたの事前指示：{ $parts }。
event-group-sent = { $seat_is ->
    [me] あなたは{ event-group-sent.part }送りました。
   *[other] { $seat } は{ event-group-sent.part }送りました。
}
    .part = 部隊{ NUMBER($group) }を{ $lot }に
    .all = { $seat_is ->
        [me] あなたは{ $parts }送りました。
       *[other] { $seat } は{ $parts }送りました。
    }
event-turn-ended = { "" }
event-event-revealed = 号外！　「{ $headline }」
event-block-began = { $slot }の{ $tile }。
event-fine-paid = { $seat_is ->
    [me] { $lot }に斧とサイレンの音。あなたは罰金{ NUMBER($amount) }ドルを払いました。
   *[other] { $lot }に斧とサイレンの音。{ $seat } は罰金{ NUMBER($amount) }ドルを払いました。
}
event-building-lost = { $seat_is ->
    [me] あなたは{ $lot }の罰金を払えず、店舗を失いました。
   *[other] { $seat } は{ $lot }の罰金を払えず、店舗を失いました。
}
event-building-shut = 警察は{ $lot }を営業停止にしました。
event-group-arrested = { $seat_is ->
    [me] { $lot }で逮捕：あなたの部隊{ NUMBER($group) }、カード{ NUMBER($count) }枚。
   *[other] { $lot }で逮捕：{ $seat } の部隊{ NUMBER($group) }、カード{ NUMBER($count) }枚。
}
event-group-withdrew = { $reason_id ->
    [truce] { $seat_is ->
        [me] 休戦協定により、あなたの部隊{ NUMBER($group) }は{ $lot }から引き上げました。
       *[other] 休戦協定により、{ $seat } の部隊{ NUMBER($group) }は{ $lot }から引き上げました。
    }
    [grenade] { $seat_is ->
        [me] あなたの部隊{ NUMBER($group) }は、煙の中をよろよろと引き上げました。
       *[other] { $seat } の部隊{ NUMBER($group) }は、煙の中をよろよろと引き上げました。
    }
    [stalemate] { $seat_is ->
        [me] あなたの部隊{ NUMBER($group) }は、{ $lot }からじりじりと引き下がりました。
       *[other] { $seat } の部隊{ NUMBER($group) }は、{ $lot }からじりじりと引き下がりました。
    }
   *[nobody_left] { $seat_is ->
        [me] あなたの部隊{ NUMBER($group) }は全員を失い、トークンが手元に戻りました。
       *[other] { $seat } の部隊{ NUMBER($group) }は全員を失い、トークンが手元に戻りました。
    }
}
event-grenade-asked = { "" }
event-grenade-held-back = { "" }
event-building-bombed = { $when_id ->
    [during] { $seat_is ->
        [me] 銃撃戦のさなか、あなたの部隊{ NUMBER($group) }が店舗に手榴弾を投げました。{ $lot }は、その日一日静まり返りました。
       *[other] 銃撃戦のさなか、{ $seat } の部隊{ NUMBER($group) }が店舗に手榴弾を投げました。{ $lot }は、その日一日静まり返りました。
    }
   *[before] { $seat_is ->
        [me] あなたの部隊{ NUMBER($group) }が手榴弾を投げました。{ $lot }は、その日一日静まり返りました。
       *[other] { $seat } の部隊{ NUMBER($group) }が手榴弾を投げました。{ $lot }は、その日一日静まり返りました。
    }
}
event-shootout-began = { $lot }で銃撃戦！　居合わせたのは { $seats } です。
event-enforcer-shown = { $seat_is ->
    [me] あなたの部隊{ NUMBER($group) }：{ $card }。
   *[other] { $seat } の部隊{ NUMBER($group) }：{ $card }。
}
    .part = { $card }
    .all = { $seat_is ->
        [me] あなたの部隊{ NUMBER($group) }：{ $parts }。
       *[other] { $seat } の部隊{ NUMBER($group) }：{ $parts }。
    }
event-weapon-assigned = { "" }
event-armed = { $character }は{ $weapon }を手に取りました。
    .part = { $character }は{ $weapon }
    .all = 武器を構えます：{ $parts }。
event-weapon-laid = 床に落ちている武器：{ event-weapon-laid.part }。
    .part = { NUMBER($count) ->
        [1] { $weapon }
       *[other] { $weapon } ×{ NUMBER($count) }
    }
    .all = 床に落ちている武器：{ $parts }。
event-arming-done = { "" }
event-shootout-turn = { NUMBER($turn) ->
    [1] { "" }
   *[other] 銃撃戦の第{ NUMBER($turn) }ターン。
}
event-character-acts = { "" }
event-weapon-collected = { $character }は{ $weapon }に飛びつきました。手にしたのは{ $receiver }です。
event-target-chosen = { "" }
event-attacked = { $means_id ->
    [revolver] { $character }（{ $seat }）は{ $target }に向けてリヴォルヴァーを撃ちました。
    [shotgun] { $character }（{ $seat }）は{ $target }にショットガンをぶっ放しました。
    [tommygun] { $character }（{ $seat }）は{ $target }にトミーガンを乱射しました。
    [grenade] { "" }
    [colt] { $character }（{ $seat }）は{ $target }にコルトを向けました。
    [strike] { $character }（{ $seat }）は音もなく{ $target }の背後に立ちました。
   *[hands] { $character }（{ $seat }）は{ $target }に素手で殴りかかりました。
}
event-attack-counted = ダイス{ NUMBER($die) }＋{ NUMBER($bonus) }＝{ NUMBER($result) }、耐久力は{ NUMBER($toughness) }。
event-attack-missed = { $target }はかすり傷ひとつ負いません。
event-character-passed = { $character }（{ $seat }）は、物陰に隠れているしかありません。
event-weapon-dropped = { $character }は{ $weapon }を落としました。
event-character-wounded = { $character }（{ $seat }）は負傷し、戦いから退きました。
event-character-killed = { $character }（{ $seat }）は死亡しました。
event-character-captured = { $seat_is ->
    [me] { $character }は { $from } を離れ、あなたの部隊{ NUMBER($group) }に寝返りました。
   *[other] { $from_is ->
        [me] { $character }はあなたを離れ、{ $seat } の部隊{ NUMBER($group) }に寝返りました。
       *[other] { $character }は { $from } を離れ、{ $seat } の部隊{ NUMBER($group) }に寝返りました。
    }
}
event-capture-declined = { $seat_is ->
    [me] あなたは { $from } の側に残った者を獲得しませんでした。
   *[other] { $from_is ->
        [me] { $seat } はあなたの側に残った者を獲得しませんでした。
       *[other] { $seat } は { $from } の側に残った者を獲得しませんでした。
    }
}
event-captain-beaten = { $seat_is ->
    [me] あなたは{ $lot }で敗れました。あなたの名声は{ NUMBER($notoriety) }です。
   *[other] { $seat } は{ $lot }で敗れました。名声は{ NUMBER($notoriety) }です。
}
event-shootout-won = { $seat_is ->
    [me] 硝煙が晴れ、{ $lot }に立っていたのはあなたです。あなたの名声は{ NUMBER($notoriety) }です。
   *[other] 硝煙が晴れ、{ $lot }に立っていたのは { $seat } です。名声は{ NUMBER($notoriety) }です。
}
event-loot-chosen = { "" }
event-weapon-looted = { $seat_is ->
    [me] あなたの戦利品：{ event-weapon-looted.part }。
   *[other] { $seat } の戦利品：{ event-weapon-looted.part }。
}
    .part = { $weapon }（部隊{ NUMBER($group) }）
    .all = { $seat_is ->
        [me] あなたの戦利品：{ $parts }。
       *[other] { $seat } の戦利品：{ $parts }。
    }
event-weapon-left = 道端に残された武器：{ event-weapon-left.part }。
    .part = { NUMBER($count) ->
        [1] { $weapon }
       *[other] { $weapon } ×{ NUMBER($count) }
    }
    .all = 道端に残された武器：{ $parts }。
event-shootout-stalled = { $lot }で膠着。にらみ合うだけで、お開きになりました。
event-shootout-over = { "" }
event-income-paid = { $seat_is ->
    [me] あなたの収入：{ event-income-paid.part }。
   *[other] { $seat } の収入：{ event-income-paid.part }。
}
    .part = { $reason_id ->
        [legal] { $lot }から{ NUMBER($amount) }ドル
        [moll] { $lot }からさらに{ NUMBER($amount) }ドル
       *[other] { $lot }のもぐり酒場から{ NUMBER($amount) }ドル
    }
    .all = { $seat_is ->
        [me] あなたの収入：{ $parts }。
       *[other] { $seat } の収入：{ $parts }。
    }
event-molls-asked = { "" }
event-moll-chosen = { "" }
event-moll-answered = { "" }
event-moll-revealed = { $card }（{ $seat }）が{ $lot }の客をとりこにし、収入が2倍になりました。
event-extorted = { $seat_is ->
    [me] あなたは { $payer } を恐喝し、{ event-extorted.part }を脅し取りました。
   *[other] { $payer_is ->
        [me] { $seat } はあなたを恐喝し、{ event-extorted.part }を脅し取りました。
       *[other] { $seat } は { $payer } を恐喝し、{ event-extorted.part }を脅し取りました。
    }
}
    .part = { $lot }で{ NUMBER($amount) }ドル
    .all = { $seat_is ->
        [me] あなたは { $payer } を恐喝し、{ $parts }を脅し取りました。
       *[other] { $payer_is ->
            [me] { $seat } はあなたを恐喝し、{ $parts }を脅し取りました。
           *[other] { $seat } は { $payer } を恐喝し、{ $parts }を脅し取りました。
        }
    }
event-vault-extorted = { $seat_is ->
    [me] あなたは{ event-vault-extorted.part }を脅し取りました。
   *[other] { $seat } は{ event-vault-extorted.part }を脅し取りました。
}
    .part = { $lot }から{ NUMBER($amount) }ドル
    .all = { $seat_is ->
        [me] あなたは{ $parts }を脅し取りました。
       *[other] { $seat } は{ $parts }を脅し取りました。
    }
event-tokens-returned = { "" }
event-day-ended = { "" }
event-favor-passed = { $seat_is ->
    [me] ドンの恩寵はあなたに移りました。
   *[other] ドンの恩寵は { $seat } に移りました。
}
event-enforcer-opened = { $seat_is ->
    [me] あなたの部隊{ NUMBER($group) }にいたカード：{ $card }。
   *[other] { $seat } の部隊{ NUMBER($group) }にいたカード：{ $card }。
}
    .part = { $card }
    .all = { $seat_is ->
        [me] あなたの部隊{ NUMBER($group) }にいたカード：{ $parts }。
       *[other] { $seat } の部隊{ NUMBER($group) }にいたカード：{ $parts }。
    }
event-will-opened = { $will_id ->
    [most_notoriety] 遺言状が開かれました。跡を継ぐのは、名声が最も高い組長です。
   *[most_money] 遺言状が開かれました。跡を継ぐのは、現金が最も多い組長です。
}
event-cash-counted = { $seat_is ->
    [me] あなたの現金は{ NUMBER($cash) }ドル、名声は{ NUMBER($notoriety) }です。
   *[other] { $seat } の現金は{ NUMBER($cash) }ドル、名声は{ NUMBER($notoriety) }です。
}
event-captain-ranked = { NUMBER($place) }位は { $seat } です。
    .part = { NUMBER($place) }位 { $seat }
    .all = ドンの目にかなった順：{ $parts }。
event-order-carried-out = 事前指示による答え：{ $seat }。
    .part = { $seat }
    .all = 事前指示による答え：{ $parts }。
event-default-played = { $seat_is ->
    [me] 時間内に答えがなかったので、テーブルがあなたの代わりに答えます。
   *[other] { $seat } の答えが時間内になかったので、テーブルが代わりに答えます。
}
event-game-ended = { $seats_is ->
    [me] ゲーム終了です。新しいドンはあなたです：{ $reason }。
    [none] ゲーム終了です。
   *[other] ゲーム終了です。新しいドンは { $seats } です：{ $reason }。
}
event-grenade-thrown = { $character }（{ $seat }）はピンを抜き、手榴弾を投げました。
event-choice-cleared = { "" }

## How a game ends

ending-notoriety = 名声が最高
ending-notoriety_then_cash = 名声は並び、現金が最多
ending-notoriety_then_favor = 名声も現金も並び、ドンの恩寵に最も近い
ending-cash = 現金が最多
ending-cash_then_notoriety = 現金は並び、名声が最高
ending-cash_then_favor = 現金も名声も並び、ドンの恩寵に最も近い
ending-none = まだ終わっていない

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-city = 街
    .help = 組長1人につき1ブロック、または人数にかかわらず8ブロックの街全体を使います。
    .recommended = 1人1ブロック
    .whole_city = 8ブロックすべて
option-first_favor = 最初の恩寵
    .help = 最初に誰がドンの恩寵を受けるか：ランダムな席、または指定した席。（製品版のルールでは、最年少の組長。）
    .random = ランダムな席
option-advance = 遅い恩寵順への支度金
    .help = 最初の数日は恩寵順の早い組長がよいウイスキーと構成員を手にするため、最初の恩寵順が遅い組長は、全員に配る現金のほかに支度金を受け取ります。使わなければ、ルールブックのとおり全員が同じ金額で始めます。
option-privilege_may_be_declined = 利権を断れる
    .help = 事件や警察癒着の費用を払える組長も、次の人に譲れます。使わなければ、最初の払える組長が必ず引き受けます。
option-lost_building_lowers_notoriety = 店舗を失うと名声も下がる
    .help = 摘発で店舗を失った組長は、名声も1下がります。残った店舗の数は下回りません。
option-spare_weapons = 予備の武器を持てる
    .help = 隊長・兵隊・鉄砲玉は、武器をいくつでも持てます。攻撃に使える数はふだんと同じです（ルールブックの文言が限っているのは使う数だけです）。使わなければ、使える数までしか持てません。
option-weapons_are_sent = 武器だけの部隊も派遣する
    .help = 武器しかない部隊も、必ず派遣します（ルールブックの文言が求めているのは、カードが1枚以上あることだけです）。銃撃戦ではすぐに敗れ、その武器は床に落ちます。
option-two_own_groups_in_one_building = 1軒に自分の部隊を複数
    .help = 自分の複数の部隊を、同じ店舗に送れます。
option-truce_counts_groups = 休戦では部隊を数える
    .help = 休戦協定の日、所有者のいない店舗に同じ組長の部隊が2つあっても「複数の部隊」とみなし、警察癒着カードがなければ恐喝できません（ルールブックの文字どおり）。使わなければ、複数の組長の部隊がいるときだけです。
option-own_groups_stay_under_truce = 休戦中も自分の店舗に残る
    .help = 休戦協定の日、自分の組長の店舗にいる部隊は残り、情婦が働けます。使わなければ、他の部隊と同じく引き上げます。
option-grenaded_building_earns_legal_income = 手榴弾のあとの収入
    .help = 手榴弾を受けた店舗にも、正規営業の収入があります。使わなければ、その日の収入はありません。
option-loose_weapons = 誰も持たない武器
    .help = 全員が武器を取ったあと床に残った武器を、誰でも回収できるか、持ち込んだ組長だけが回収できるかです。
    .floor = 誰でも
    .owner_only = 持ち主のみ
option-stalemate = 膠着
    .help = 銃撃戦で誰も何もできなくなったとき、すべての部隊が引き上げるか、店舗の所有者の部隊が残るかです。
    .all_withdraw = 全員が引き上げる
    .owner_holds = 所有者が残る
option-moll_scope = 情婦の働く店舗
    .help = 情婦がどこで収入を2倍にするか：営業停止でないすべての店舗、またはもぐり酒場だけ。
    .any_open_building = 営業中のすべての店舗
    .speakeasy_only = もぐり酒場のみ
option-standing_orders = 事前指示
    .help = 夜の間の質問（武器、情婦、獲得、罰金、手榴弾、戦利品）に、あらかじめ指示を出せます。1日が早く進みます。
option-phase3_autoplay = 早送り
    .help = 区画ごとの解決では誰にも尋ねず、すべて既定の答えで進めます。
option-cash_hidden = 所持金を隠す
    .help = 個々の支払いは伝えますが、他の組長の所持金は見せません。使わなければ、全員の現金が全員に見えます。
option-absent_seat = 不在の組長
    .help = 完全に抜けた組長の代わりを誰が務めるか：既定の答え、ボット、または代役。
    .defaults = 既定の答え
    .bot = ボット
    .substitute = 代役

preset-by-the-letter = 文字どおり
    .help = こちらの裁定がルールブックの文言と異なるところでは、文言に従います。利権は払える組長が引き受け、予備の武器を持て、武器だけの部隊も派遣し、休戦では部隊を数え、恐喝できない部隊はすべて引き上げます。

## Why not, and what to do instead

refusal-bad-seats = 「モブシティ」は2人から6人用です。{ NUMBER($seats) }人では遊べません。
refusal-bad-first-favor = { $value } は{ NUMBER($seats) }人のテーブルにはいません。使われている席か、random を指定してください。
refusal-groups-never-meet = この設定では同じ組長の2部隊が1軒に並ばないので、休戦で数えるものがありません。それを認めるか、これをオフのままにしてください。

refusal-game-over = ゲームは終了しました。もう何もできません。
refusal-no-trade = 組長どうしで金、カード、トークン、店舗を渡すことはできません。
refusal-not-placing = 今は兵隊を置くときではありません。置くのは最初の日の前だけです。

refusal-another-phase = それは別のフェーズで行うことです。
refusal-not-your-turn = あなたの手番ではありません。
refusal-another-step = 日常業務の今の段階では、それはできません。日当、購入、もぐり酒場、派遣の順に進め、前には戻れません。

refusal-bad-bid = トークン1、2、3、4を、4つの利権に1つずつ置いてください。
refusal-no-bidding-now = 入札するのは、1日の初めに全員が尋ねられるときです。
refusal-bids-are-shown = 入札はもう公開されました。変えられません。

refusal-nothing-to-take = 今は、引き受けられる利権がありません。

refusal-no-hiring-now = あなたが雇う番ではありません。
refusal-not-in-pool = そのカードは候補にありません。別のカードを選んでください。
refusal-hire-limit = 今日はもう雇えません。雇用を終えてください。
refusal-no-changing-groups = カードを別の部隊に移すことはできません。
refusal-group-has-lieutenant = その部隊にはもう隊長がいます。別の部隊を選んでください。
refusal-no-group-for-lieutenant = すべての部隊に隊長がいるので、もう隊長は雇えません。
refusal-empty-group = 武器は、すでにカードのある部隊にだけ置けます。別の部隊を選ぶか、先に誰かを雇ってください。

refusal-no-colt = コルトを持つのは隊長だけです。別の手段を選んでください。
refusal-no-bare-hands = 素手で攻撃できるのは兵隊だけです。別の手段を選んでください。
refusal-no-strike = 一撃で殺せるのは殺し屋だけです。別の手段を選んでください。
refusal-grenade-only = 殺し屋が持てる武器は手榴弾だけです。
refusal-hands-full = そのキャラクターは、もうこれ以上武器を持てません。別のキャラクターを選んでください。

refusal-no-whiskey-now = あなたがウイスキーを選ぶ番ではありません。
refusal-grade-gone = そのウイスキーはもうありません。別のものを選ぶか、見送ってください。
refusal-cannot-pay-whiskey = そのウイスキーを買う現金がありません。安いものを選ぶか、見送ってください。
refusal-no-whiskey-card = 今日はウイスキーがないので、もぐり酒場を営業できません。

refusal-no-such-enforcer = 日当を払うカードの中に、それはありません。
refusal-no-firing = 解雇はできません。払えるかぎり、全員に日当を払います。
refusal-cannot-pay-wage = その日当を払う現金がありません。もっと安いカードに払うか、終えてください。
refusal-could-be-paid = 残りの現金でまだ払えるカードがあります。払ってください。

refusal-building-owned = その店舗には、もう所有者がいます。所有者のいない店舗を選んでください。
refusal-cannot-pay-building = その店舗を買う現金がありません。安い店舗を選ぶか、購入を終えてください。
refusal-no-store-token = 店舗トークンが残っていません。持てる店舗は7軒までです。
refusal-no-selling = 店舗は売れません。
refusal-not-in-city = その店舗は、この街にはありません。

refusal-not-your-building = あなたの店舗ではありません。もぐり酒場にできるのは自分の店舗だけです。
refusal-speakeasy-chosen = その店舗は、もうもぐり酒場に選んであります。
refusal-cannot-pay-speakeasy = これ以上もぐり酒場を開く現金がありません。その店舗は正規営業のままです。

refusal-group-already-sent = その部隊の行き先はもう決まっています。別の部隊を送ってください。
refusal-weapons-only = その部隊には武器しかないので、派遣できません。
refusal-group-not-sent = キャラクターのいる部隊は、必ず派遣します。残りの部隊の行き先を決めてください。
refusal-own-group-there = そこにはもうあなたの部隊がいます。このテーブルでは1軒に1部隊なので、別の店舗を選んでください。
refusal-group-is-empty = その部隊は空です。

refusal-no-fines-now = 今は、罰金の順番を決めるときではありません。
refusal-not-fined = その店舗に罰金は科されていません。別の店舗を選んでください。

refusal-no-throwing-now = 今は、店舗に手榴弾を投げるときではありません。
refusal-no-grenade = その部隊には手榴弾がないか、投げられるキャラクターがここにいません。
refusal-no-rivals-building = 手榴弾を投げられるのはライバルの店舗だけです。自分の店舗や所有者のいない店舗には投げられません。
refusal-no-grenade-in-truce = 今日は休戦協定の日です。手榴弾は投げられません。

refusal-no-retreat = 銃撃戦から抜けることはできません。
refusal-no-arming-now = あなたが武器を持たせる番ではありません。
refusal-not-at-scene = そのキャラクターは現場にいません。現場にいる自分のキャラクターを選んでください。
refusal-no-such-weapon = その部隊にその武器はありません。武器は同じ部隊のキャラクターにだけ持たせられます。
refusal-not-your-weapon = その武器は、誰かが落とすまで、持ち込んだ組長だけが回収できます。

refusal-no-acting-now = あなたが行動する番ではありません。
refusal-not-next = そのキャラクターの番ではありません。今行動できるキャラクターを選んでください。
refusal-must-act = できることがあるので、必ず行動してください。武器を回収するか、攻撃します。
refusal-not-on-floor = その武器は現場に落ちていません。別の武器を選んでください。
refusal-no-receiver = 現場にいるあなたのキャラクターではありません。別のキャラクターを選んでください。
refusal-no-handing-on = 持っている武器を渡したり、交換したりすることはできません。
refusal-no-target = その敵は現場にいません。現場に残っている敵を選んでください。
refusal-weapon-not-held = その武器は持っていません。別の武器を選んでください。
refusal-weapon-used = その武器はもう使いました。もう一方を使うか、やめてください。
refusal-no-collecting-now = 鉄砲玉はもう攻撃を始めています。続けて撃つかやめるかで、回収はできません。
refusal-other-group = 手榴弾で殺せるのは、1つの部隊の2人です。同じ部隊からもう1人を選んでください。

refusal-no-capture-now = 今は、獲得できるキャラクターがいません。
refusal-no-loot-now = 今は、取れる戦利品がありません。
refusal-not-in-loot = その武器は現場に残っていません。別の武器を選んでください。
refusal-no-group-there = その部隊はここにいません。この店舗にいる部隊を選んでください。

refusal-no-molls-now = 今は、情婦を公開するときではありません。
refusal-building-is-shut = その店舗は営業停止で、2倍にする収入がありません。
refusal-no-token-there = その店舗に、あなたの部隊はいません。
refusal-no-moll-there = その店舗にいるあなたの部隊に、情婦はいません。
refusal-moll-chosen = その店舗では、もう情婦を選んであります。数えるのは1人だけです。
refusal-no-speakeasy = このテーブルでは、情婦の効果があるのはもぐり酒場だけです。

refusal-no-orders-now = 事前指示を出せるのは、部隊の派遣を終える前だけです。
refusal-order-switched = その指示は、この手番でもう変えました。
refusal-order-stands = その指示は、もうそうなっています。

refusal-nothing-to-decline = ここには断れるものがありません。
refusal-nothing-done = ここには、終えるものがありません。
refusal-carried-out = もう実行されました。実行したことは取り消せません。
refusal-no-clock-runs = 時間切れになるような時計は動いていません。
refusal-absence-changes-nothing = 不在の組長の席はそのままです。その席は代わりに進めます。
refusal-not-known = それができるかどうかは、あなたに見えないカード次第です。
