# Corleone's Empire: cards, places, figures, effects, questions, what happened, options, and why not.

corleone = ゴッドファーザー：コルレオーネの帝国
    .about = 1950年代のニューヨーク。チンピラとファミリーを送り出して金と違法品を集め、ドンの仕事を片付け、シマを争い、協力者を買収しましょう。上納の時が来る前に、金をスーツケースへ。

## Cards of a hand: money, goods, jobs, allies. .short is for narrow lines, .help says what the card does.

card-money_1 = 1ドル札
    .short = $1
    .help = 紙幣は、スーツケースに入れてはじめて勝敗に数えます。
card-money_2 = 2ドル札
    .short = $2
    .help = 紙幣は、スーツケースに入れてはじめて勝敗に数えます。
card-money_3 = 3ドル札
    .short = $3
    .help = 紙幣は、スーツケースに入れてはじめて勝敗に数えます。
card-money_5 = 5ドル札
    .short = $5
    .help = 紙幣は、スーツケースに入れてはじめて勝敗に数えます。
card-gun = 銃
    .short = 銃
    .help = 違法品です。仕事のコストになります。
card-booze = 酒
    .short = 酒
    .help = 違法品です。仕事のコストになります。
card-blood_money = 汚れた金
    .short = 汚
    .help = 違法品です。仕事のコストになります。紙幣ではありません。
card-narcotics = 麻薬
    .short = 薬
    .help = 違法品です。仕事のコストを払うとき、銃、酒、汚れた金のいずれか1枚の代わりになります。

card-shake_down = ゆすり
    .help = 黄の仕事。コスト：汚れた金、銃、酒。報酬：5ドル。好きな施設を1つゆする。
card-protection_racket = みかじめ料
    .help = 黄の仕事。コスト：酒、汚れた金。報酬：2ドル、2ドル。好きなシマを1つ支援する。
card-extortion = 恐喝
    .help = 黄の仕事。コスト：銃、酒。報酬：3ドル。他のプレイヤーの手札から無作為に1枚奪う。
card-strong_arm = 腕ずく
    .help = 黄の仕事。コスト：銃、汚れた金。報酬：2ドル。自分のチンピラ1人を別の施設に動かし、そこをゆする。
card-collect_the_debt = 借金の取り立て
    .help = 黄の仕事。コスト：汚れた金。報酬：3ドル。
card-backroom_deal = 裏取引
    .help = 青の仕事。コスト：酒、汚れた金。報酬：3ドル。紙幣を1枚スーツケースに入れる。仕事を2枚引いて1枚を手札に加える。
card-cook_the_books = 裏帳簿
    .help = 青の仕事。コスト：汚れた金。報酬：1ドル。紙幣を1枚スーツケースに入れる。
card-money_laundering = 資金洗浄
    .help = 青の仕事。コスト：汚れた金2枚、酒。報酬：5ドル。紙幣を2枚までスーツケースに入れる。
card-buy_a_witness = 証人買収
    .help = 青の仕事。コスト：酒、銃。報酬：3ドル。馬の首を取る。仕事を2枚引いて1枚を手札に加える。
card-offshore_account = 海外口座
    .help = 青の仕事。コスト：汚れた金2枚、銃、酒。報酬：5ドル、3ドル。紙幣を3枚までスーツケースに入れる。
card-rigged_election = 不正選挙
    .help = 青の仕事。コスト：酒2枚、汚れた金。報酬：3ドル。自分のコマがいるシマに支配マーカーを1つ置く。
card-unrefusable_offer = 断れない申し出
    .help = 緑の仕事。コスト：銃、汚れた金。報酬：2ドル。他のプレイヤー全員が紙幣を1枚ずつ差し出す。最も額面の大きい1枚を自分のスーツケースに入れ、残りを銀行に戻す。
card-hijack_a_truck = トラック強奪
    .help = 緑の仕事。コスト：銃。報酬：1ドル。酒を得る。
card-bank_robbery = 銀行強盗
    .help = 緑の仕事。コスト：銃2枚、酒。報酬：5ドル、3ドル。
card-crack_the_case = ケース破り
    .help = 緑の仕事。コスト：銃、酒。報酬：2ドル。他のプレイヤーのスーツケースから無作為に紙幣を1枚奪う。
card-move_the_shipment = 積荷の運搬
    .help = 緑の仕事。コスト：酒2枚、汚れた金。報酬：3ドル、3ドル、2ドル。
card-skim_the_take = ピンハネ
    .help = 緑の仕事。コスト：酒、汚れた金。報酬：5ドル。
card-car_bomb = 自動車爆弾
    .help = 灰色の仕事。コスト：銃2枚、汚れた金。報酬：2ドル。1つのシマで、チンピラ、ファミリーメンバー、中立コマを合わせて3人まで始末する。
card-drive_by_shooting = 車からの銃撃
    .help = 灰色の仕事。コスト：銃2枚、酒。報酬：3ドル。1つのシマで、ファミリーメンバーを1人まで、チンピラを1人まで始末する。
card-gun_down = 射殺
    .help = 灰色の仕事。コスト：銃、酒。報酬：3ドル。場所を問わず、チンピラを1人まで始末する。
card-hit_on_a_made_man = 幹部暗殺
    .help = 灰色の仕事。コスト：銃、汚れた金。報酬：2ドル。場所を問わず、ファミリーメンバーを1人まで始末する。
card-intimidation = 脅し
    .help = 灰色の仕事。コスト：酒。報酬：2ドル。他のプレイヤーのチンピラかファミリーメンバーを1人動かす。移った先では誰も何も得ない。

card-mayor_1 = 市長（第1幕）
    .help = 第1幕の協力者。市長を置くか動かし、ファミリーメンバーと同じように支援する。
card-union_boss_1 = 労組のボス（第1幕）
    .help = 第1幕の協力者。労組のボスを置くか動かし、チンピラと同じようにゆする。
card-police_chief_1 = 警察署長（第1幕）
    .help = 第1幕の協力者。警察署長を置くか動かす。3ドル札を得る。
card-small_time_bookie = 小物のノミ屋
    .help = 第1幕の協力者。2ドル札を得る。紙幣を1枚スーツケースに入れる。
card-hired_muscle = 雇われ用心棒
    .help = 第1幕の協力者。場所を問わず、チンピラを1人まで始末する。2ドル札を得る。
card-capo = カポ
    .help = 第1幕の協力者。好きなシマを1つ支援する。
card-mayor_2 = 市長（第2幕）
    .help = 第2幕の協力者。市長を置くか動かし、ファミリーメンバーと同じように支援する。2ドル札を得る。
card-union_boss_2 = 労組のボス（第2幕）
    .help = 第2幕の協力者。労組のボスを置くか動かし、チンピラと同じようにゆする。2ドル札を得る。
card-police_chief_2 = 警察署長（第2幕）
    .help = 第2幕の協力者。警察署長を置くか動かす。署長のいるシマでチンピラを1人まで始末する。3ドル札を得る。
card-family_accountant = ファミリーの会計士
    .help = 第2幕の協力者。紙幣を2枚までスーツケースに入れる。
card-police_evidence_manager = 警察の証拠品係
    .help = 第2幕の協力者。銃、酒、汚れた金のうち好きな違法品を、すべて異なる種類で3枚得る。
card-tax_advisor = 税務顧問
    .help = 第2幕の協力者。手札を1枚捨てて5ドル札を得る。紙幣を1枚スーツケースに入れる。
card-mayor_3 = 市長（第3幕）
    .help = 第3幕の協力者。市長を置くか動かし、ファミリーメンバーと同じように支援する。紙幣を2枚までスーツケースに入れる。
card-union_boss_3 = 労組のボス（第3幕）
    .help = 第3幕の協力者。労組のボスを置くか動かし、チンピラと同じようにゆする。紙幣を2枚までスーツケースに入れる。
card-police_chief_3 = 警察署長（第3幕）
    .help = 第3幕の協力者。警察署長を置くか動かす。署長のいるシマでチンピラかファミリーメンバーを1人まで始末する。5ドル札を得る。
card-hollywood_producer = ハリウッドのプロデューサー
    .help = 第3幕の協力者。5ドル札を得る。紙幣を2枚までスーツケースに入れる。
card-federal_judge = 連邦判事
    .help = 第3幕の協力者。自分のコマがいるシマに支配マーカーを1つ置く。紙幣を1枚スーツケースに入れる。
card-newspaper_editor = 新聞の編集長
    .help = 第3幕の協力者。仕事を2枚引いて1枚を手札に加える。銃、酒、汚れた金のうち好きな違法品を3枚得る。

card-unknown = 見えないカード
    .short = ？
    .help = このカードを見ることはできません。
card-none = カードなし
    .short = -
    .help = ここにカードはありません。

## Places: turfs, businesses, family-member spaces, and where figures are besides. .help says what a place gives.

place-wall_street = ウォール街
    .help = シマ1。
place-brooklyn = ブルックリン
    .help = シマ2。
place-upper_east_side = アッパー・イースト・サイド
    .help = シマ3。
place-queens = クイーンズ
    .help = シマ4。
place-upper_west_side = アッパー・ウエスト・サイド
    .help = シマ5。
place-midtown = ミッドタウン
    .help = シマ6。
place-chelsea = チェルシー
    .help = シマ7。
place-central_park = セントラル・パーク
    .help = シマではありません。チンピラ用マスがなく、誰も支配しません。接するマスのファミリーメンバーは、紙幣を1枚スーツケースに入れられます。
place-hudson_river = ハドソン川
    .help = 始末されたコマは、次の幕までここにいます。

place-exchange_bank = エクスチェンジ貯蓄銀行
    .help = ウォール街。裏の商売：紙幣を1枚スーツケースに入れる。表の商売：紙幣を2枚までスーツケースに入れる。
place-navy_yard = 海軍工廠の埠頭
    .help = ブルックリン。裏の商売：銃を得る。表の商売：銃を得る。2ドル札を得る。
place-gentlemens_club = 紳士クラブ
    .help = アッパー・イースト・サイド。裏の商売：2ドル札を得る。表の商売：3ドル札を得る。馬の首を取る。
place-bottling_plant = 瓶詰工場
    .help = クイーンズ。裏の商売：酒を得る。表の商売：酒を得る。2ドル札を得る。
place-pawn_exchange = 質屋
    .help = アッパー・ウエスト・サイド。裏の商売：手札を1枚捨てて銃、酒、汚れた金のいずれかを得る。表の商売：同じ効果。3ドル札を得る。
place-penn_central_railroad = ペン・セントラル鉄道
    .help = ミッドタウン。裏の商売：仕事を2枚引いて1枚を手札に加える。表の商売：仕事を2枚引いて1枚を手札に加える。2ドル札を得る。
place-packing_house = 食肉加工場
    .help = チェルシー。裏の商売：汚れた金を得る。表の商売：汚れた金を得る。2ドル札を得る。
place-blue_gunsmith = 銃砲店
    .help = 青のタイル。裏の商売：銃を得る。表の商売：銃を2枚得る。
place-blue_speakeasy = もぐり酒場
    .help = 青のタイル。裏の商売：酒を得る。表の商売：酒を2枚得る。
place-blue_loan_office = 金貸し
    .help = 青のタイル。裏の商売：汚れた金を得る。表の商売：汚れた金を2枚得る。
place-blue_laundromat = コインランドリー
    .help = 青のタイル。裏の商売：紙幣を1枚スーツケースに入れる。表の商売：紙幣を1枚スーツケースに入れる。2ドル札を得る。
place-blue_numbers_parlor = ナンバーズ賭博場
    .help = 青のタイル。裏の商売：2ドル札を得る。表の商売：5ドル札を得る。
place-blue_union_hall = 労組会館
    .help = 青のタイル。裏の商売：仕事を2枚引いて1枚を手札に加える。表の商売：仕事を2枚引いて1枚を手札に加える。3ドル札を得る。
place-blue_chop_shop = 盗難車解体場
    .help = 青のタイル。裏の商売：手札を2枚捨てて5ドル札を得る。表の商売：手札を3枚捨てて3ドル札と5ドル札を得る。
place-blue_import_warehouse = 輸入倉庫
    .help = 青のタイル。裏の商売：手札を1枚捨てて銃、酒、汚れた金のいずれかを得る。表の商売：銃を得る。酒を得る。
place-red_pharmacy = 医薬品輸入商
    .help = 赤のタイル。裏の商売：麻薬を得る。表の商売：麻薬を得る。3ドル札を得る。
place-red_night_club = ナイトクラブ
    .help = 赤のタイル。裏の商売：麻薬を得る。表の商売：麻薬を2枚得る。
place-red_casino = グランド・カジノ
    .help = 赤のタイル。裏の商売：手札を1枚捨てて5ドル札を得る。表の商売：手札を1枚捨てて5ドル札を得る。紙幣を1枚スーツケースに入れる。
place-red_holding_company = 持株会社
    .help = 赤のタイル。裏の商売：紙幣を2枚までスーツケースに入れる。表の商売：紙幣を3枚までスーツケースに入れる。

# A family-member space is called after the areas it touches.
place-s01 = チェルシー／ミッドタウン／セントラル・パーク
place-s02 = チェルシー／ミッドタウン／ウォール街
place-s03 = ミッドタウン／クイーンズ
place-s04 = チェルシー／アッパー・ウエスト・サイド／セントラル・パーク
place-s05 = ミッドタウン／アッパー・イースト・サイド／セントラル・パーク
place-s06 = ミッドタウン／アッパー・イースト・サイド／クイーンズ
place-s07 = ミッドタウン／ブルックリン／クイーンズ
place-s08 = ミッドタウン／ブルックリン／ウォール街
place-s09 = アッパー・ウエスト・サイド／アッパー・イースト・サイド／セントラル・パーク
place-s10 = ウォール街／ブルックリン
place-s11 = アッパー・イースト・サイド／クイーンズ
place-s12 = チェルシー／アッパー・ウエスト・サイド
place-s13 = チェルシー／ミッドタウン
    .help = 2人では使えません。
place-s14 = チェルシー／ウォール街
    .help = 2人では使えません。
place-s15 = ブルックリン／クイーンズ
    .help = 2人では使えません。
place-s16 = アッパー・ウエスト・サイド／セントラル・パーク
    .help = 2人では使えません。
place-s17 = アッパー・イースト・サイド／セントラル・パーク
    .help = 2人では使えません。
place-s18 = アッパー・ウエスト・サイド／アッパー・イースト・サイド
    .help = 2人では使えません。

place-reserve = 控え
place-beside = 盤の脇
place-waiting = 登場待ち
place-none = 場所なし
place-unknown = 不明な場所

## Families and figures

family-marzullo = マルツッロ
    .help = ドン：ドン・マルツッロ。コンシリエーレ：サルヴォ・マルツッロ。相続人：ロザリオ・マルツッロ。
family-matarazzo = マタラッツォ
    .help = ドン：レオルッカ・マタラッツォ。コンシリエーレ：ジェームズ・「スパイダー」・オライリー。相続人：タニーノ・マタラッツォ。
family-vitale = ヴィターレ
    .help = ドン：ジャンニ・ヴィターレ。コンシリエーレ：ソフィア・ヴィターレ。相続人：タンクレーディ・ヴィターレ。
family-caccamo = カッカモ
    .help = ドン：カルロ・カッカモ。コンシリエーレ：エリック・コールマン。相続人：タラ・カッカモ。
family-pizzino = ピッツィーノ
    .help = ドン：トンマーゾ・ピッツィーノ。コンシリエーレ：イル・マチェッライオ（肉屋）。相続人：キアラ・ピッツィーノ。
family-none = ファミリーなし

figure-thug = チンピラ
    .help = 施設の四角いマスに置き、その施設をゆすります。
figure-don = ドン
    .help = ファミリーメンバーです。丸いマスに置き、接するシマをすべて支援します。
figure-consigliere = コンシリエーレ
    .help = 第2幕から登場するファミリーメンバーです。丸いマスに置き、接するシマをすべて支援します。
figure-heir = 相続人
    .help = 第4幕に登場するファミリーメンバーです。丸いマスに置き、接するシマをすべて支援します。
figure-mayor = 市長
    .help = 中立コマです。ファミリーメンバーと同じ丸いマスに置きます。
figure-union_boss = 労組のボス
    .help = 中立コマです。チンピラと同じように施設に置きます。
figure-police_chief = 警察署長
    .help = 中立コマです。マスではなく、シマに置きます。
figure-none = コマなし
figure-unknown = 不明なコマ

## Colours of jobs, tiles and families

colour-yellow = 黄
colour-blue = 青
colour-green = 緑
colour-grey = 灰色
colour-red = 赤
colour-purple = 紫

## Acts and phases

act-1 = 第1幕：結婚式
    .short = 第1幕
act-2 = 第2幕：トルコ人
    .short = 第2幕
act-3 = 第3幕：ソニー暗殺
    .short = 第3幕
act-4 = 第4幕：裏切り
    .short = 第4幕

phase-open_for_business = 開業
    .help = 新しい施設タイルが開きます。
phase-family_business = ファミリービジネス
    .help = 時計回りの手番で、チンピラ、ファミリーメンバー、仕事、協力者のいずれかを使います。全員の控えのコマがなくなるまで続けます。
phase-turf_war = シマ争い
    .help = シマごとに、影響力が最も大きい人が支配マーカーを置きます。
phase-bribery = 買収
    .help = スーツケースの紙幣で秘密の入札をし、高い人から協力者を選びます。
phase-tribute = 上納
    .help = 協力者が手札に戻り、手札上限を超えた分をドンに納めます。
phase-entracte = 幕間
    .help = コマが戻り、新しい仕事と協力者が並びます。

## Effects, one icon each, as the edition in play names them: a list counts equal ones. Phrases in the imperative.

effect-money = 仕事の報酬を受け取る
    .help = 仕事の報酬の紙幣を、効果の前か後にまとめて受け取ります。
effect-gain_money = 紙幣を得る
effect-gain_money_2 = 2ドル札を得る
effect-gain_money_3 = 3ドル札を得る
effect-gain_money_5 = 5ドル札を得る
effect-gain_good = 違法品を得る
effect-gain_good_gun = 銃を得る
effect-gain_good_booze = 酒を得る
effect-gain_good_blood_money = 汚れた金を得る
effect-gain_good_narcotics = 麻薬を得る
effect-gain_good_choice = 好きな違法品を得る
effect-gain_good_choice_gun_booze_blood_money = 銃、酒、汚れた金のいずれかを得る
effect-gain_good_choice_gun_booze_blood_money_distinct = 銃、酒、汚れた金のいずれかを得る（同じ種類は1枚まで）
effect-draw_job = 仕事を2枚引いて1枚を手札に加える
    .help = 2枚とも見て、残りの1枚を表向きで捨てます。
effect-bank_money = 紙幣を1枚スーツケースに入れる
    .help = 手札の紙幣を1枚全員に見せて、自分のスーツケースに入れます。
effect-discard_for = カードを捨てて得る
effect-discard_for_1_gain_good_choice_gun_booze_blood_money = 手札を1枚捨てて、銃、酒、汚れた金のいずれかを得る
effect-discard_for_1_gain_money_5 = 手札を1枚捨てて、5ドル札を得る
effect-discard_for_2_gain_money_5 = 手札を2枚捨てて、5ドル札を得る
effect-discard_for_3_gain_money_3_gain_money_5 = 手札を3枚捨てて、3ドル札と5ドル札を得る
effect-take_first_player = 馬の首を取る
    .help = 以後、あなたがスタートプレイヤーです。
effect-shake_business = 好きな施設をゆする
    .help = その施設の表の商売を使います。そのシマを他の人が支配していれば、その人も使います。
effect-support_turf = 好きなシマを支援する
    .help = そのシマのすべての施設の裏の商売を使います。
effect-kill_figure = コマを始末する
effect-kill_figure_anywhere_1_thug = 場所を問わず、チンピラを1人始末する
    .help = 他のプレイヤーのチンピラです。そのコマは次の幕までハドソン川に沈みます。
effect-kill_figure_anywhere_1_family = 場所を問わず、ファミリーメンバーを1人始末する
    .help = 他のプレイヤーのファミリーメンバーです。そのコマは次の幕までハドソン川に沈みます。
effect-kill_figure_one_turf_1_family_1_thug = 1つのシマで、ファミリーメンバーとチンピラを始末する
    .help = 他のプレイヤーのコマを、それぞれ1人までです。そのコマは次の幕までハドソン川に沈みます。
effect-kill_figure_one_turf_3_thug_family_neutral = 1つのシマで、コマを3人まで始末する
    .help = 他のプレイヤーのチンピラとファミリーメンバー、それに中立コマが対象です。そのコマは次の幕までハドソン川に沈みます。
effect-kill_figure_chief_turf_1_thug = 警察署長のいるシマで、チンピラを1人始末する
    .help = 他のプレイヤーのチンピラです。これを使うときに署長がいるシマで行います。
effect-kill_figure_chief_turf_1_thug_family = 警察署長のいるシマで、チンピラかファミリーメンバーを1人始末する
    .help = 他のプレイヤーのコマです。これを使うときに署長がいるシマで行います。
effect-move_figure = コマを動かす
effect-move_figure_self_thug_shake = 自分のチンピラを動かし、移った先をゆする
effect-move_figure_other_thug_family = 他のプレイヤーのチンピラかファミリーメンバーを動かす
    .help = 同じ種類の、空いている別のマスに動かします。移った先では誰も何も得ません。
effect-place_neutral = 中立コマを置く
effect-place_neutral_mayor_support = 市長を置くか動かし、そこで支援する
effect-place_neutral_union_boss_shake = 労組のボスを置くか動かし、そこをゆする
effect-place_neutral_police_chief = 警察署長を置くか動かす
effect-place_marker = 支配マーカーを置く
    .help = 自分のコマがいるシマの、マーカーの一番上に置きます。ただちにそのシマを支配します。
effect-steal_money = スーツケースの金を奪う
    .help = 他のプレイヤーのスーツケースから、無作為に紙幣1枚を手札に加えます。
effect-steal_card = 手札を奪う
    .help = 他のプレイヤーの手札から、無作為に1枚を自分の手札に加えます。
effect-forced_offer = 断れない申し出をする
    .help = 手札に紙幣のある他のプレイヤーは、全員が紙幣を1枚ずつ差し出します。最も額面の大きい1枚を自分のスーツケースに入れ、残りを銀行に戻します。
effect-none = なし

# Effects that only another edition has, by what they are made of. Goods and kinds of figures are joined by about-or.
icon-money = { NUMBER($value) }ドル札を得る
icon-good = { $good }を得る
icon-choice = { $distinct ->
    [yes] { $goods }を得る（同じ種類は1枚まで）
   *[no] { $goods }を得る
}
icon-discard = 手札を{ NUMBER($n) }枚捨てて、{ $gain }
icon-kill = { $where ->
    [one_turf] 1つのシマで、{ $targets }始末する
    [chief_turf] 警察署長のいるシマで、{ $targets }始末する
   *[anywhere] 場所を問わず、{ $targets }始末する
}
    .target = { $kinds }を{ NUMBER($n) }人まで
    .help = チンピラとファミリーメンバーは、他のプレイヤーのものに限ります。始末されたコマは次の幕までハドソン川に沈みます。
icon-move = { $owner ->
    [own] { $then ->
        [shake] 自分の{ $kinds }を動かし、移った先をゆする
        [support] 自分の{ $kinds }を動かし、移った先で支援する
       *[none] 自分の{ $kinds }を動かす
    }
   *[other] 他のプレイヤーの{ $kinds }を動かす
}
icon-place = { $then ->
    [shake] { $figure }を置くか動かし、そこをゆする
    [support] { $figure }を置くか動かし、そこで支援する
   *[none] { $figure }を置くか動かす
}

# Kinds of figures that an effect can name; { $n } is how many of them.
kind-thug = チンピラ
kind-family = ファミリーメンバー
kind-neutral = 中立コマ

# What the components of another edition are: names, and sentences one after another, each where there is something to say.
about-money = { NUMBER($value) }ドル札
    .short = ${ NUMBER($value) }
    .help = 紙幣は、スーツケースに入れてはじめて勝敗に数えます。
about-good = 違法品です。仕事のコストになります。
    .wild = 違法品です。仕事のコストを払うとき、{ $goods }1枚の代わりになります。
about-job = { $colour ->
    [yellow] 黄の仕事。
    [blue] 青の仕事。
    [green] 緑の仕事。
   *[grey] 灰色の仕事。
}
about-ally = 第{ NUMBER($act) }幕の協力者。
about-cost = コスト：{ $goods }。
about-pays = 報酬：{ $money }。
about-effects = 効果：{ $effects }。
about-turf = シマ{ NUMBER($number) }。
about-park = シマではありません。チンピラ用マスがなく、誰も支配しません。
about-printed = { $turf }。
about-tile = { $colour ->
    [red] 赤のタイル。
   *[blue] 青のタイル。
}
about-back = 裏の商売：{ $effects }。
about-front = 表の商売：{ $effects }。
about-closed = 2人では使えません。
about-open = 何人で遊ぶときも使えます。
about-family = ドン：{ $don }。コンシリエーレ：{ $consigliere }。相続人：{ $heir }。
about-act = { $act }：{ $name }
about-times = { $item }（{ NUMBER($n) }回）
about-touching = { $list }／{ $item }
about-next = { $list }。{ $item }
about-after = { $list }{ $item }
about-or = { $list }または{ $item }

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = 今は何もすることがありません。
    .waiting = 今は誰も何もすることがありません。
decision-over = ゲーム終了です。
    .waiting = ゲーム終了です。
decision-pick_family = どのファミリーを率いますか？
    .waiting = { $seats } がファミリーを選ぶのを待っています。
decision-action = あなたの手番です。チンピラかファミリーメンバーを送るか、仕事を片付けるか、協力者を使ってください。
    .waiting = { $seats } の手番を待っています。
decision-next_effect = 次にどの効果を使いますか？
    .waiting = { $seats } が次の効果を選ぶのを待っています。
decision-bank = 手札のどの紙幣をスーツケースに入れますか？　入れなくてもかまいません。
    .waiting = { $seats } が紙幣をスーツケースに入れるか決めるのを待っています。
decision-keep_job = どちらの仕事を手札に加えますか？　もう一方は表向きで捨てます。
    .waiting = { $seats } が仕事を選ぶのを待っています。
decision-discard_for_gain = どのカードを捨てて、代わりのものを得ますか？　捨てなくてもかまいません。
    .waiting = { $seats } がカードを捨てて得るか決めるのを待っています。
decision-choose_good = どの違法品を取りますか？
    .waiting = { $seats } が違法品を選ぶのを待っています。
decision-horse_head = 馬の首を取りますか？
    .waiting = { $seats } が馬の首を取るか決めるのを待っています。
decision-who_first = シマの支配者にも分け前が入ります。先に解決するのはあなたですか、支配者ですか？
    .waiting = { $seats } がどちらを先にするか決めるのを待っています。
decision-kill = 誰を始末しますか？　見逃してもかまいません。
    .waiting = { $seats } が誰を始末するか決めるのを待っています。
decision-move = どのコマを、どこへ動かしますか？　動かさなくてもかまいません。
    .waiting = { $seats } がコマを動かすのを待っています。
decision-place_neutral = 中立コマをどこに置きますか？　置かなくてもかまいません。
    .waiting = { $seats } が中立コマを置くのを待っています。
decision-place_marker = どのシマに支配マーカーを置きますか？　置かなくてもかまいません。
    .waiting = { $seats } が支配マーカーを置くのを待っています。
decision-victim = 誰から奪いますか？　奪わなくてもかまいません。
    .waiting = { $seats } が奪う相手を決めるのを待っています。
decision-shake = どの施設をゆすりますか？　ゆすらなくてもかまいません。
    .waiting = { $seats } がゆする施設を選ぶのを待っています。
decision-support = どのシマを支援しますか？　支援しなくてもかまいません。
    .waiting = { $seats } が支援するシマを選ぶのを待っています。
decision-offer = 断れない申し出です。手札から紙幣を1枚差し出してください。全員がそろうまで、誰にも見えません。
    .waiting = 差し出される紙幣を待っています。
decision-move_marker = シマを取りましたが、マーカーが残っていません。自分のマーカーを1つここに移しますか？
    .waiting = { $seats } が支配マーカーを移すか決めるのを待っています。
decision-bid = 協力者を買収するため、スーツケースからいくら入札しますか？　全員の入札がそろうまで、誰にも見えません。
    .waiting = 全員の入札を待っています。
decision-choose_ally = 入札額で協力者を1人買収できます。誰にしますか？
    .waiting = { $seats } が協力者を選ぶのを待っています。
decision-tribute = 上納の時です。手札上限になるまで、どのカードを捨てますか？　全員がそろうまで、誰にも見えません。
    .waiting = 上納を待っています。
    .counted = { NUMBER($tribute_left) ->
        [0] これで全部です。
       *[other] あと{ NUMBER($tribute_left) }枚です。
    }

## What one may do; .help is the command to type

command-thug = { $business }にチンピラを送る
    .help = thug 施設
command-family = { $figure }を{ $place }に送る
    .help = family コマ マス
command-complete = { $from }「{ $job }」を片付ける
    .help = complete 仕事 [from public]
command-complete-with-narcotics = { $from }「{ $job }」を片付ける（麻薬で代用：{ $replaced }）
    .help = complete 仕事 from hand|public with narcotics for 違法品 [違法品 …]
command-ally = 協力者を使う：{ $ally }
    .help = ally 協力者
command-resolve = 次の効果：{ $effect }
    .help = resolve 効果
command-bank = { $money }をスーツケースに入れる
    .help = bank 額面
command-keep = 「{ $job }」を手札に加える
    .help = keep 仕事
command-discard = 「{ $card }」を捨てる
    .help = discard カード
command-take = { $good }を取る
    .help = take 違法品
command-take-horse-head = 馬の首を取る
    .help = take horse_head
command-go-first = 自分が先に解決する
    .help = go first
command-go-second = 支配者に先を譲る
    .help = go second
command-kill = { $place }のコマを始末する
    .help = kill 場所
command-kill-police-chief = 警察署長を始末する
    .help = kill police_chief
command-move = { $place }のコマを動かす
    .help = move 場所
command-place = { $place }に置く
    .help = place 場所
command-marker = { $turf }に支配マーカーを置く
    .help = marker シマ
command-rob = { $seat } から奪う
    .help = rob 名前
command-shake = { $business }をゆする
    .help = shake 施設
command-support = { $turf }を支援する
    .help = support シマ
command-offer = { $money }を差し出す
    .help = offer 額面
command-lift = { $turf }の下から{ NUMBER($number) }番目の自分のマーカーを移す
    .help = lift シマ 番号
command-bid = 入札に{ $money }を加える
    .help = bid 額面
command-bid-nothing = 入札しない
    .help = bid nothing
command-bribe = { $ally }を買収する
    .help = bribe 協力者
command-pick = { $family }・ファミリーを率いる
    .help = pick ファミリー
command-decline = 使わない
    .help = decline
command-done = これで決まり
    .help = done
command-reopen = 考え直す
    .help = reopen
command-say = 発言する
    .help = say ことば

# Where a job comes from, and titles of what commands ask for.
source-hand = 手札から
source-public = 公開の仕事から

part-figure = コマ
part-place = 場所
part-job = 仕事
part-from = どこから
part-replaced = 麻薬で代用する品
part-turf = シマ
part-number = 下から何番目のマーカーか

## What goes on now, in a few words

stage-in_the_box = ゲーム開始前
stage-pick_family = ファミリーの選択
stage-action = ファミリービジネス：手番
stage-next_effect = 次の効果の選択
stage-bank = 紙幣をスーツケースに入れる
stage-keep_job = 手札に加える仕事の選択
stage-discard_for_gain = 捨てて得る
stage-choose_good = 違法品の選択
stage-horse_head = 馬の首を取るか決める
stage-who_first = 支配者の分け前：どちらが先か
stage-kill = コマの始末
stage-move = コマの移動
stage-place_neutral = 中立コマを置く
stage-place_marker = 支配マーカーを置く
stage-victim = 奪う相手の指名
stage-shake = ゆする施設の選択
stage-support = 支援するシマの選択
stage-offer = 断れない申し出
stage-move_marker = シマ争い：マーカーの移動
stage-bid = 買収：秘密の入札
stage-choose_ally = 買収：協力者の選択
stage-tribute = 上納
stage-over = ゲーム終了

## Titles of what lies on the table; .help where a person would ask

field-viewer = 視点
field-stage = 現在
field-act = 幕
field-phase = フェーズ
field-asked = 回答待ち
field-answered = 決定済み
    .help = 何を選んだかは、全員がそろうまで伏せておきます。
field-first_player = 馬の首
    .help = スタートプレイヤーです。各幕を始め、入札額が並んだときに優先されます。
field-actor = 手番
field-helper = 効果を使う人
    .help = 今、その効果が行われているプレイヤーです。
field-sharer = 分け前を待つ人
    .help = ゆすられたシマの支配者で、同じ表の商売を使います。
field-shaken = ゆすられた施設
field-working = 片付け中の仕事
field-effect = 効果
field-agenda = これから使う効果
field-left = 残り
field-taken = 取得済み
    .help = この効果ではもう取れない違法品です。
field-picking = 続ける行
    .help = この効果の残りのアイコンが一覧の何行目にあるかです（0から数えます）。
field-depth = 段階
    .help = 0はカードや場所そのもの、1はそこから生じたものです。
field-drawn = 引いた仕事
    .help = この中から1枚を手札に加えます。
field-targets = 選択中
    .help = ここまでに選んだコマやシマです。他の人にはまだ見えません。
field-settling = 決着中のシマ
field-mayor = 市長
field-union_boss = 労組のボス
field-police_chief = 警察署長
field-bank = 銀行
    .help = まだ取れるカードです。
field-deck = 仕事の山札
field-discards = 仕事の捨て札
field-public_jobs = 公開の仕事
    .help = 誰でも片付けられます。
field-row = 買収できる協力者
field-later_allies = 後の幕の協力者
field-gone_allies = 除かれた協力者
field-tiles_left = 残りのタイル
field-turfs = シマ
field-turf = シマ
field-tile = タイル
field-stack = 支配マーカー
    .help = 下から上の順です。一番上の持ち主がシマを支配します。
field-businesses = 施設
field-business = 施設
field-spaces = ファミリー用マス
field-place = 場所
field-figure = コマ
field-seat = プレイヤー
field-closed = 使用不可
field-winners = 勝者
field-ending = 決着
field-family = ファミリー
field-hand = 手札
field-suitcase = スーツケース
    .help = ここの紙幣は安全で、勝敗に数えるのもここの紙幣だけです。
field-chosen = 選んだカード
    .help = ここまでに選んだものです。他の人には見えません。
field-completed = 片付けた仕事
field-allies = 使った協力者
    .help = 上納まで表向きに置き、それから手札に戻ります。
field-thugs = 控えのチンピラ
field-thugs_killed = 川のチンピラ
field-members = 控えのファミリー
field-members_killed = 川のファミリー
field-markers = 残りのマーカー
field-turf_bonus = シマのボーナス
field-colour_bonus = 仕事のボーナス
field-hand_limit = 手札上限
    .help = この幕の上納で残せる手札の枚数です。
field-resolver = 今決める人
field-effects_left = 残りの効果
    .help = 好きな順に使えます。
field-waiting_effects = その後の効果
    .help = きっかけになったカードの効果です。
field-tribute_left = あと何枚捨てるか
field-figures_there = 誰がどこにいるか
field-placements = コマを置いて得られるもの
    .help = 空いている場所ごとに、何が得られ、誰に分け前が入るかを示します。
field-effects = 得られるもの
field-shares = 分け前
    .help = そのシマの支配者で、同じ表の商売を使います。
field-controller = 支配者
field-influence = 影響力
    .help = シマの中と、接するマスにいるコマの数です。
field-neutral = 中立の影響力
field-would_win = 今なら取る人
    .help = 今シマ争いになったら、マーカーを置く人です。
field-colour_leaders = 今の仕事のボーナス（色別）
    .help = 今ゲームが終わったら、色ごとのボーナスを得る人です。
field-colour = 色
field-seats = プレイヤー
field-bonus = 今のボーナス
    .help = 今ゲームが終わったら、このシマのボーナスを得る人です。
field-hand_count = 手札の枚数
field-over_limit = 上限を超えた枚数
    .help = 今上納になったら、ドンに納める枚数です。
field-figures_left = 控えのコマ
    .help = コマ1つが1手番です。なくなると手番は飛ばされます。
field-suitcase_count = スーツケースの枚数
field-suitcase_sum = スーツケースの金額
field-bid = 入札額
    .help = 全員の入札がそろうまで、ここには自分の入札だけが出ます。
field-colours = 色ごとの片付けた仕事
field-turf_bonus_now = 今のシマのボーナス
    .help = 今ゲームが終わった場合です。
field-colour_bonus_now = 今の仕事のボーナス
    .help = 今ゲームが終わった場合です。

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-partners = { $seat_is ->
    [me] 私と組みませんか？
   *[other] { $seat } となら組めそうです。
}
talk-stop = { $seat_is ->
    [me] あなたはこの街で大きくなりすぎました。
   *[other] { $seat } はこの街で大きくなりすぎました。
}
talk-favour = { $seat_is ->
    [me] あなたには貸しがあります。
   *[other] { $seat } には貸しがあります。
}
talk-my-turf = { $place }は私のものです。手を出さないでください。
talk-want = { $place }をねらっています。
talk-take-it = { $place }は譲ります。
talk-business = 恨みはありません。これはビジネスです。
talk-respect = 少しは敬意を払ってください。
talk-word = 約束します。
talk-doubt = それはどうでしょうか。
talk-high-bid = この協力者は高くつきますよ。
talk-no-bid = 今回は入札しません。

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = 1950年代のニューヨーク。各ファミリーが席に着きました。
event-family-taken = { $seat_is ->
    [me] あなたは{ $family }・ファミリーを率います。
   *[other] { $seat } は{ $family }・ファミリーを率います。
}
    .part = { $seat } { $family }
    .all = ファミリー：{ $parts }。
event-tile-placed = { $turf }に{ $business }が開業しました。
    .part = { $turf }に{ $business }
    .all = 新しい施設が開業しました：{ $parts }。
event-public-job-shown = 新しい公開の仕事：{ $job }。
    .part = { $job }
    .all = 新しい公開の仕事：{ $parts }。
event-ally-shown = 買収できる協力者：{ $ally }。
    .part = { $ally }
    .all = 買収できる協力者：{ $parts }。
event-allies-left = { "" }
event-first-player = { $seat_is ->
    [me] 馬の首はあなたが受け取りました。あなたから始めます。
   *[other] 馬の首は { $seat } が受け取り、最初の手番を行います。
}
event-hand-dealt = { "" }
event-job-dealt = { $seat_is ->
    [me] あなたに配られた仕事：{ $job }。
   *[other] { "" }
}
    .part = { $job }
    .all = あなたに配られた仕事：{ $parts }。
event-act-started = { $act }。
event-phase-started = { $phase_id ->
    [entracte] この幕が下ります。
   *[other] { $phase }。
}
event-asked = { "" }
event-turn-skipped = { $reason_id ->
    [no_figures] { "" }
   *[no_action] { $seat_is ->
        [me] できることがないので、あなたの手番は飛ばします。
       *[other] できることがないので、{ $seat } の手番は飛ばします。
    }
}
event-thug-played = { $seat_is ->
    [me] あなたは{ $business }にチンピラを送りました。
   *[other] { $seat } は{ $business }にチンピラを送りました。
}
event-member-played = { $seat_is ->
    [me] あなたは{ $figure }を{ $place }に送りました。
   *[other] { $seat } は{ $figure }を{ $place }に送りました。
}
event-job-paid = { $from_id ->
    [public] { $seat_is ->
        [me] あなたは公開の仕事「{ $job }」に取りかかりました。
       *[other] { $seat } は公開の仕事「{ $job }」に取りかかりました。
    }
   *[hand] { $seat_is ->
        [me] あなたは仕事「{ $job }」に取りかかりました。
       *[other] { $seat } は仕事「{ $job }」に取りかかりました。
    }
}
event-goods-paid = { $seat_is ->
    [me] あなたは{ event-goods-paid.part }を支払いました。
   *[other] { $seat } は{ event-goods-paid.part }を支払いました。
}
    .part = { NUMBER($count) ->
        [1] { $good }
       *[other] { $good }{ NUMBER($count) }枚
    }
    .all = { $seat_is ->
        [me] あなたは{ $parts }を支払いました。
       *[other] { $seat } は{ $parts }を支払いました。
    }
event-ally-played = { $seat_is ->
    [me] あなたは協力者を使いました：{ $ally }。
   *[other] { $seat } は協力者を使いました：{ $ally }。
}
event-front-shaken = { $by_id ->
    [card] { $seat_is ->
        [me] あなたは{ $business }をゆすりました。
       *[other] { $seat } は{ $business }をゆすりました。
    }
   *[other] { "" }
}
event-controller-shares = { $goes_first ->
    [yes] { $seat_is ->
        [me] { $turf }の支配者であるあなたに、先に分け前が入ります。
       *[other] { $turf }の支配者である { $seat } に、先に分け前が入ります。
    }
   *[no] { $seat_is ->
        [me] { $turf }の支配者であるあなたに、分け前が入ります。
       *[other] { $turf }の支配者である { $seat } に、分け前が入ります。
    }
}
event-front-used = { "" }
event-area-supported = { $by_id ->
    [card] { $seat_is ->
        [me] あなたは{ $area }を支援しました。
       *[other] { $seat } は{ $area }を支援しました。
    }
   *[other] { "" }
}
event-effect-begun = { "" }
event-effect-not-used = { $seat_is ->
    [me] あなたが使わなかった効果：{ $effect }。
   *[other] { $seat } が使わなかった効果：{ $effect }。
}
    .part = { $effect }
    .all = { $seat_is ->
        [me] あなたが使わなかった効果：{ $parts }。
       *[other] { $seat } が使わなかった効果：{ $parts }。
    }
event-money-gained = { $taken_id ->
    [none] { $seat_is ->
        [me] { $asked }がないので、あなたは何も得ませんでした。
       *[other] { $asked }がないので、{ $seat } は何も得ませんでした。
    }
   *[other] { $seat_is ->
        [me] あなたは{ event-money-gained.part }を得ました。
       *[other] { $seat } は{ event-money-gained.part }を得ました。
    }
}
    .part = { $asked_id ->
        [money_5] { $taken_id ->
            [money_5] { $taken }
           *[other] { $taken }（{ $asked }の代わり）
        }
        [money_3] { $taken_id ->
            [money_3] { $taken }
           *[other] { $taken }（{ $asked }の代わり）
        }
        [money_2] { $taken_id ->
            [money_2] { $taken }
           *[other] { $taken }（{ $asked }の代わり）
        }
       *[other] { $taken }
    }
    .after = { $taken_id ->
        [none] { $sentence }{ $asked }がないので、何も得ませんでした。
       *[other] { $sentence }{ event-money-gained.part }を得ました。
    }
event-good-gained = { $taken_id ->
    [none] { $seat_is ->
        [me] { $asked }がもうないので、あなたは何も得ませんでした。
       *[other] { $asked }がもうないので、{ $seat } は何も得ませんでした。
    }
   *[other] { $seat_is ->
        [me] あなたは{ event-good-gained.part }を得ました。
       *[other] { $seat } は{ event-good-gained.part }を得ました。
    }
}
    .part = { $taken }
    .after = { $taken_id ->
        [none] { $sentence }{ $asked }がもうないので、何も得ませんでした。
       *[other] { $sentence }{ event-good-gained.part }を得ました。
    }
event-job-drawn = { $seat_is ->
    [me] あなたが引いた仕事：{ $job }。
   *[other] { $seat } は仕事を1枚引きました。
}
    .part = { $job }
    .all = { $seat_is ->
        [me] あなたが引いた仕事：{ $parts }。
       *[other] { $seat } は山札の上の仕事を見ています。
    }
event-job-discarded = { $seat_is ->
    [me] あなたはもう一方を手札に加え、「{ $job }」を捨てました。
   *[other] { $seat } は仕事を1枚手札に加え、「{ $job }」を捨てました。
}
event-jobs-reshuffled = 仕事の捨て札{ NUMBER($size) }枚をシャッフルして新しい山札にしました。
event-money-banked = { $seat_is ->
    [me] あなたは{ $money }をスーツケースに入れました。
   *[other] { $seat } は{ $money }をスーツケースに入れました。
}
    .after = { $sentence }{ $money }をスーツケースに入れました。
event-card-chosen = { "" }
event-target-chosen = { "" }
event-choice-cleared = { "" }
event-choice-made = { $decision_id ->
    [bid] { $seat_is ->
        [me] あなたは入札を決めました。
       *[other] { $seat } は入札を決めました。
    }
    [offer] { $seat_is ->
        [me] あなたは紙幣を1枚、裏向きで差し出しました。
       *[other] { $seat } は紙幣を1枚、裏向きで差し出しました。
    }
    [tribute] { $seat_is ->
        [me] あなたは上納するカードを決めました。
       *[other] { $seat } は上納するカードを決めました。
    }
   *[other] { "" }
}
event-choice-reopened = { $seat_is ->
    [me] あなたは考え直します。
   *[other] { $seat } は考え直します。
}
event-card-discarded = { $seat_is ->
    [me] あなたは「{ $card }」を捨てました。
   *[other] { $seat } は「{ $card }」を捨てました。
}
    .part = 「{ $card }」
    .all = { $seat_is ->
        [me] あなたは{ $parts }を捨てました。
       *[other] { $seat } は{ $parts }を捨てました。
    }
event-gain-earned = { "" }
event-horse-head-taken = { $seat_is ->
    [me] { $from_is ->
        [other] あなたは { $from } から馬の首を取りました。
       *[me] 馬の首はあなたのもとに残ります。
    }
   *[other] { $from_is ->
        [me] { $seat } はあなたから馬の首を取りました。
       *[other] { $seat } は馬の首を取りました。
    }
}
    .after = { $sentence }馬の首を取りました。
event-figure-killed = { $seat_is ->
    [me] あなたは { $owner } の{ $figure }を{ $place }からハドソン川に沈めました。
   *[other] { $owner_is ->
        [me] { $seat } はあなたの{ $figure }を{ $place }からハドソン川に沈めました。
       *[other] { $seat } は { $owner } の{ $figure }を{ $place }からハドソン川に沈めました。
    }
}
event-neutral-killed = { $seat_is ->
    [me] あなたは{ $figure }を{ $place }からハドソン川に沈めました。
   *[other] { $seat } は{ $figure }を{ $place }からハドソン川に沈めました。
}
event-figure-moved = { $owner_is ->
    [me] あなたの{ $figure }が{ $from }から{ $to }に移りました。
   *[other] { $owner } の{ $figure }が{ $from }から{ $to }に移りました。
}
event-neutral-placed = { $from_id ->
    [beside] { $seat_is ->
        [me] あなたは{ $figure }を{ $to }に置きました。
       *[other] { $seat } は{ $figure }を{ $to }に置きました。
    }
   *[other] { $seat_is ->
        [me] あなたは{ $figure }を{ $from }から{ $to }に動かしました。
       *[other] { $seat } は{ $figure }を{ $from }から{ $to }に動かしました。
    }
}
event-marker-placed = { $reason_id ->
    [card] { $seat_is ->
        [me] あなたは{ $turf }に支配マーカーを置きました。
       *[other] { $seat } は{ $turf }に支配マーカーを置きました。
    }
   *[turf_war] { "" }
}
event-marker-moved = { $seat_is ->
    [me] あなたは支配マーカーを{ $from }から{ $to }に移しました。
   *[other] { $seat } は支配マーカーを{ $from }から{ $to }に移しました。
}
event-card-taken = { $source_id ->
    [suitcase] { $seat_is ->
        [me] あなたは { $from } のスーツケースを破り、{ $card }を奪いました。
       *[other] { $from_is ->
            [me] { $seat } はあなたのスーツケースを破り、{ $card }を奪いました。
           *[other] { $seat } は { $from } のスーツケースを破り、紙幣を1枚奪いました。
        }
    }
   *[hand] { $seat_is ->
        [me] あなたは { $from } の手札から「{ $card }」を奪いました。
       *[other] { $from_is ->
            [me] { $seat } はあなたの手札から「{ $card }」を奪いました。
           *[other] { $seat } は { $from } の手札から1枚奪いました。
        }
    }
}
event-offers-opened = { $seats_is ->
    [none] { "" }
   *[other] { $seat_is ->
        [me] あなたは { $seats } に断れない申し出をしました。
       *[other] { $seat } は { $seats } に断れない申し出をしました。
    }
}
event-offer-revealed = { $seat_is ->
    [me] あなたが差し出したのは{ $money }です。
   *[other] { $seat } が差し出したのは{ $money }です。
}
    .part = { $seat } { $money }
    .all = 差し出された紙幣：{ $parts }。
event-offers-closed = { $from_is ->
    [none] 差し出せる人は誰もいませんでした。
   *[other] { $seat_is ->
        [me] { $from } の{ $money }があなたのスーツケースに入り、残りは銀行に戻りました。
       *[other] { $from_is ->
            [me] あなたの{ $money }が { $seat } のスーツケースに入り、残りは銀行に戻りました。
           *[other] { $from } の{ $money }が { $seat } のスーツケースに入り、残りは銀行に戻りました。
        }
    }
}
event-job-completed = { $seat_is ->
    [me] 「{ $job }」が片付き、カードはあなたのスーツケースに入りました。
   *[other] 「{ $job }」が片付き、カードは { $seat } のスーツケースに入りました。
}
event-influence-counted = { $seat_is ->
    [me] { $turf }の影響力：あなた { NUMBER($influence) }。
   *[other] { $turf }の影響力：{ $seat } { NUMBER($influence) }。
}
    .part = { $seat } { NUMBER($influence) }
    .all = { $turf }の影響力：{ $parts }。
event-neutral-counted = { NUMBER($influence) ->
    [0] { "" }
   *[other] { $turf }の中立の影響力：{ NUMBER($influence) }。
}
event-turf-won = { $seat_is ->
    [me] { $turf }はあなたのものです。
   *[other] { $turf }は { $seat } のものです。
}
event-turf-unchanged = { $reason_id ->
    [tie] { $turf }は互角で、支配は変わりません。
    [neutral] { $turf }は中立コマが優勢で、支配は変わりません。
   *[no_figures] { "" }
}
event-bid-revealed = { $seat_is ->
    [me] あなたの入札：{ event-bid-revealed.part }。
   *[other] { $seat } の入札：{ event-bid-revealed.part }。
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } ×{ NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] あなたの入札：{ $parts }。
       *[other] { $seat } の入札：{ $parts }。
    }
event-bid-counted = { NUMBER($total) ->
    [0] { $seat_is ->
        [me] あなたは入札しませんでした。
       *[other] { $seat } は入札しませんでした。
    }
   *[other] { $seat_is ->
        [me] あなたの入札額は{ NUMBER($total) }ドルです。
       *[other] { $seat } の入札額は{ NUMBER($total) }ドルです。
    }
}
    .after = { $sentence }合計{ NUMBER($total) }ドル。
event-ally-bribed = { $seat_is ->
    [me] あなたは{ NUMBER($total) }ドルで{ $ally }を買収しました。
   *[other] { $seat } は{ NUMBER($total) }ドルで{ $ally }を買収しました。
}
event-bid-returned = { $seat_is ->
    [me] 協力者が残っていないので、あなたの入札はスーツケースに戻りました。
   *[other] 協力者が残っていないので、{ $seat } の入札はスーツケースに戻りました。
}
event-ally-returned = { $seat_is ->
    [me] あなたの手札に戻った協力者：{ $ally }。
   *[other] { $seat } の手札に戻った協力者：{ $ally }。
}
    .part = { $ally }
    .all = { $seat_is ->
        [me] あなたの手札に戻った協力者：{ $parts }。
       *[other] { $seat } の手札に戻った協力者：{ $parts }。
    }
event-tribute-paid = { $seat_is ->
    [me] あなたの上納：{ event-tribute-paid.part }。
   *[other] { $seat } の上納：{ event-tribute-paid.part }。
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } ×{ NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] あなたの上納：{ $parts }。
       *[other] { $seat } の上納：{ $parts }。
    }
event-figures-home = 街から人影が消え、すべてのコマが引き上げました。
event-member-joined = { $figure_id ->
    [consigliere] 各ファミリーにコンシリエーレが加わりました。
    [heir] 各ファミリーに相続人が加わりました。
   *[other] 各ファミリーに{ $figure }が加わりました。
}
event-allies-dismissed = { NUMBER($count) ->
    [0] { "" }
   *[other] 買収されなかった協力者{ NUMBER($count) }人が街を去りました。
}
event-hand-banked = { $seat_is ->
    [me] あなたの手元の紙幣がスーツケースに入りました：{ event-hand-banked.part }。
   *[other] { $seat } の手元の紙幣がスーツケースに入りました：{ event-hand-banked.part }。
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } ×{ NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] あなたの手元の紙幣がスーツケースに入りました：{ $parts }。
       *[other] { $seat } の手元の紙幣がスーツケースに入りました：{ $parts }。
    }
event-hand-discarded = { $seat_is ->
    [me] あなたの手札のうち、無価値になったカード：{ event-hand-discarded.part }。
   *[other] { $seat } の手札のうち、無価値になったカード：{ event-hand-discarded.part }。
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } ×{ NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] あなたの手札のうち、無価値になったカード：{ $parts }。
       *[other] { $seat } の手札のうち、無価値になったカード：{ $parts }。
    }
event-suitcase-opened = { $seat_is ->
    [me] あなたのスーツケースの中身：{ event-suitcase-opened.part }。
   *[other] { $seat } のスーツケースの中身：{ event-suitcase-opened.part }。
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } ×{ NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] あなたのスーツケースの中身：{ $parts }。
       *[other] { $seat } のスーツケースの中身：{ $parts }。
    }
event-turf-bonus = { $seat_is ->
    [me] { $turf }のボーナス{ NUMBER($amount) }ドルはあなたに入ります。
   *[other] { $turf }のボーナス{ NUMBER($amount) }ドルは { $seat } に入ります。
}
    .part = { $turf }（{ $seat }）{ NUMBER($amount) }ドル
    .all = シマのボーナス：{ $parts }。
event-colour-bonus = { $colour }の仕事が最多のボーナス{ NUMBER($amount) }ドル：{ $seats }。
    .part = { $colour }（{ $seats }）{ NUMBER($amount) }ドル
    .all = 色ごとの仕事が最多のボーナス：{ $parts }。
event-bonuses-counted = { $seat_is ->
    [me] あなたのボーナスは、シマ{ NUMBER($turf_bonus) }ドル、仕事{ NUMBER($colour_bonus) }ドルです。
   *[other] { $seat } のボーナスは、シマ{ NUMBER($turf_bonus) }ドル、仕事{ NUMBER($colour_bonus) }ドルです。
}
event-money-counted = { $seat_is ->
    [me] スーツケースの{ NUMBER($suitcase) }ドルと合わせて、あなたの合計は{ NUMBER($total) }ドルです。
   *[other] スーツケースの{ NUMBER($suitcase) }ドルと合わせて、{ $seat } の合計は{ NUMBER($total) }ドルです。
}
    .after = { $sentence }スーツケースの{ NUMBER($suitcase) }ドルと合わせて、合計{ NUMBER($total) }ドルです。
event-default-played = { $seat_is ->
    [me] 時間内に答えがなかったので、テーブルがあなたの代わりに答えます。
   *[other] { $seat } の答えが時間内になかったので、テーブルが代わりに答えます。
}
event-game-ended = { $seats_is ->
    [me] ゲーム終了です。ニューヨークはあなたのものです：{ $reason }。
    [other] ゲーム終了です。ニューヨークは { $seats } のものです：{ $reason }。
    [none] ゲーム終了です。
   *[others] ゲーム終了です。ニューヨークを分け合うのは { $seats } です：{ $reason }。
}

## How a game ends

ending-money = 所持金が最多
ending-turf_bonus = 所持金は同額で、シマのボーナスが最多
ending-shared = 所持金もシマのボーナスも同額で最多
ending-none = まだ終わっていない

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-first_player = スタートプレイヤー
    .help = 最初に誰が馬の首を受け取るか：ランダムな席、または指定した席。（製品版のルールでは、最後に映画を観た人。）
    .random = ランダムな席
option-families = ファミリー
    .help = ファミリーを席順に各自が選ぶか、ランダムに配ります。どのファミリーも働きは同じです。
    .picked = 選ぶ
    .dealt = ランダムに配る
option-five_player_public_jobs = 5人での公開の仕事
    .help = 5人のテーブルで並べる公開の仕事の枚数。ルールブックによって異なり、ウクライナ語版は4枚、ペルシア語版は6枚です。
option-open_ledger = 帳簿の公開
    .help = ゲーム中、すべてのスーツケースの金額を全員が見られます。使わなければ持ち主だけが見られ、他の人は覚えておくしかありません。
option-absent_seat = 不在のプレイヤー
    .help = 完全に抜けた人の代わりを誰が務めるか：既定の答え、ボット、または代役。
    .defaults = 既定の答え
    .bot = ボット
    .substitute = 代役

preset-by-the-letter = 文字どおり
    .help = こちらの裁定がルールブックの記載と異なるところでは、記載に従います。5人のテーブルでは、ペルシア語版のとおり公開の仕事が6枚です。それより少ない人数では何も変わりません。

## Why not, and what to do instead

refusal-bad-seats = 「コルレオーネの帝国」は2人から5人用です。{ NUMBER($seats) }人では遊べません。
refusal-bad-first-player = { $value } は{ NUMBER($seats) }人のテーブルにはいません。使われている席か、random を指定してください。
refusal-public-jobs-of-five = 公開の仕事を6枚にできるのは5人のテーブルだけです。4のままにしてください。

refusal-game-over = ゲームは終了しました。もう何もできません。
refusal-not-picking = あなたがファミリーを選ぶ番ではありません。
refusal-family-is-taken = そのファミリーはもう選ばれています。別のファミリーを選んでください。

refusal-not-your-turn = あなたの手番ではありません。
refusal-one-action = アクションはもう行いました。まずそのアクションについて答えてください。
refusal-no-passing = パスはできません。チンピラかファミリーメンバーを送るか、仕事を片付けるか、協力者を使ってください。
refusal-no-figure-left = 控えにコマがないので、このフェーズではもう手番がありません。
refusal-another-phase = それは別のフェーズで行うことです。

refusal-no-thug = 控えにチンピラがいません。
refusal-business-not-on-board = その施設は盤上にありません。盤上の施設を選んでください。
refusal-thug-space-taken = その施設にはもう誰かがいます。空いている施設を選んでください。
refusal-member-not-in-reserve = そのファミリーメンバーは控えにいません。
refusal-family-space-taken = そのマスにはもう誰かがいます。空いているマスを選んでください。
refusal-space-closed = 3+の印のあるマスは、2人では使えません。別のマスを選んでください。

refusal-no-such-job = その仕事はありません。手札か公開の仕事から選んでください。
refusal-cannot-pay = その仕事のコストを払えません。先に違法品を集めるか、麻薬で代用してください。
refusal-not-so-many-narcotics = 手札の麻薬が足りません。
refusal-no-other-money = 受け取れるのは、仕事に示されたとおりの紙幣だけです。合計が同じでも、別の紙幣は取れません。
refusal-no-such-ally = その協力者は手札にありません。
refusal-ally-already-played = その協力者はこの幕でもう使いました。上納のときに手札に戻ります。

refusal-no-share-now = 今は、どちらが先かを決めるときではありません。
refusal-no-effect-to-choose = 今は、選べる効果がありません。
refusal-effect-not-left = その効果は残っていません。別の効果を選んでください。
refusal-nothing-to-decline = ここには断れるものがありません。
refusal-no-banking-now = 紙幣をスーツケースに入れられるのは、効果で認められたときだけです。
refusal-money-not-in-hand = その紙幣は手札にありません。別の紙幣にするか、見送ってください。
refusal-no-good-to-take = 今は、違法品を選ぶときではありません。
refusal-good-not-offered = その違法品は、この効果では得られません。別の違法品を選んでください。
refusal-good-run-out = その違法品の山は空です。別の違法品を選んでください。
refusal-no-job-to-keep = 今は、仕事を選ぶときではありません。
refusal-job-not-drawn = 今引いた仕事の中から選んでください。
refusal-no-discarding-now = カードを捨てるのは、効果か上納で求められたときだけです。
refusal-card-not-in-hand = そのカードは手札にありません。別のカードを選んでください。
refusal-no-horse-head-now = 馬の首を取れるのは、効果で認められたときだけです。
refusal-no-shaking-now = 好きな施設をゆすれるのは、カードで認められたときだけです。
refusal-no-supporting-now = 好きなシマを支援できるのは、カードで認められたときだけです。

refusal-no-killing-now = コマを始末できるのは、カードで認められたときだけです。
refusal-no-figure-at-place = そこには誰もいません。始末したり動かしたりできるのは盤上のコマだけです。
refusal-own-figure = それはあなた自身のコマです。他の人のコマを選んでください。
refusal-neutral-spared = このカードは中立コマには使えません。別のコマを選んでください。
refusal-outside-chiefs-turf = そのコマは警察署長のシマにいません。そこにいるコマを選んでください。
refusal-not-in-one-turf = その全員がいるシマがありません。別のコマを選んでください。
refusal-too-many-killed = このカードで始末できる数を超えています。先に1つ取り消してください。
refusal-not-such-figures = このカードでは、その種類のコマを始末できません。別のコマを選んでください。

refusal-no-moving-now = コマを動かせるのは、カードで認められたときだけです。
refusal-not-moved-so = このカードでは、そのコマを動かせません。別のコマを選んでください。
refusal-figure-chosen = コマはもう選びました。移す先を選ぶか、見送ってください。
refusal-nothing-to-place = 今は、置くコマがありません。
refusal-place-unfit = そのコマはそこには置けません。空いていて使える、そのコマ用の場所を選んでください。
refusal-same-place = もうそこにいます。別の場所を選んでください。

refusal-no-marker-now = 支配マーカーを置けるのは、カードで認められたときだけです。
refusal-no-figure-there = そのシマに自分のコマがいません。自分のコマがいるシマを選んでください。
refusal-turf-chosen = シマはもう選びました。そこに移すマーカーを選ぶか、見送ってください。
refusal-no-lifting-now = マーカーを移せるのは、置くマーカーが手元にないときだけです。
refusal-no-such-marker = そこにそのようなあなたのマーカーはありません。別のマーカーを選んでください。

refusal-no-victim-now = 今は、奪う相手を選ぶときではありません。
refusal-not-oneself = 自分からは奪えません。他のプレイヤーを指名してください。
refusal-no-cards-to-take = そのプレイヤーには手札がありません。別の人を指名するか、見送ってください。
refusal-no-offer-now = 今は、紙幣を差し出すよう求められていません。
refusal-offer-not-in-hand = その紙幣は手札にありません。別の紙幣を差し出してください。

refusal-no-exchange = カードを交換することはありません。両替もできません。
refusal-no-giving = プレイヤーどうしでカードを交換したり、貸したり、渡したりすることはできません。
refusal-no-showing = 手札は秘密で、このテーブルではカードを見せられません。

refusal-no-bidding-now = 入札するのは、買収で全員が尋ねられるときです。
refusal-not-in-suitcase = その紙幣はスーツケースにありません。別の紙幣で入札してください。
refusal-hand-is-no-bid = 手札の紙幣では入札できません。使えるのはスーツケースの紙幣だけです。
refusal-no-bribing-now = あなたが協力者を選ぶ番ではありません。
refusal-ally-not-there = その協力者はもう買収できません。残っている協力者から選んでください。
refusal-must-take-ally = 入札は約束です。必ず支払って協力者を1人取ってください。

refusal-no-tribute-now = 手札が上限を超えていないので、捨てるカードはありません。
refusal-enough-tribute = 捨てるカードは、もうすべて選んであります。
refusal-tribute-missing = 手札上限になるまで、さらにカードを捨ててください。
refusal-nothing-done = ここには、終えるものがありません。
refusal-nothing-to-reopen = 考え直せる選択がありません。

refusal-no-clock-runs = 時間切れになるような時計は動いていません。
refusal-absence-changes-nothing = 不在のプレイヤーの席はそのままです。その席は代わりに進めます。
refusal-not-known = それができるかどうかは、あなたに見えないカード次第です。
