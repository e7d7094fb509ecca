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
    .help = 青の仕事。コスト：酒、汚れた金。報酬：3ドル。紙幣を1枚スーツケースに入れる；仕事を2枚引いて1枚を手札に加える。
card-cook_the_books = 裏帳簿
    .help = 青の仕事。コスト：汚れた金。報酬：1ドル。紙幣を1枚スーツケースに入れる。
card-money_laundering = 資金洗浄
    .help = 青の仕事。コスト：汚れた金2枚、酒。報酬：5ドル。紙幣を2枚までスーツケースに入れる。
card-buy_a_witness = 証人買収
    .help = 青の仕事。コスト：酒、銃。報酬：3ドル。馬の首を取る；仕事を2枚引いて1枚を手札に加える。
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
    .help = 第1幕の協力者。警察署長を置くか動かす；3ドル札を得る。
card-small_time_bookie = 小物のノミ屋
    .help = 第1幕の協力者。2ドル札を得る；紙幣を1枚スーツケースに入れる。
card-hired_muscle = 雇われ用心棒
    .help = 第1幕の協力者。場所を問わず、チンピラを1人まで始末する；2ドル札を得る。
card-capo = カポ
    .help = 第1幕の協力者。好きなシマを1つ支援する。
card-mayor_2 = 市長（第2幕）
    .help = 第2幕の協力者。市長を置くか動かし、ファミリーメンバーと同じように支援する；2ドル札を得る。
card-union_boss_2 = 労組のボス（第2幕）
    .help = 第2幕の協力者。労組のボスを置くか動かし、チンピラと同じようにゆする；2ドル札を得る。
card-police_chief_2 = 警察署長（第2幕）
    .help = 第2幕の協力者。警察署長を置くか動かす；署長のいるシマでチンピラを1人まで始末する；3ドル札を得る。
card-family_accountant = ファミリーの会計士
    .help = 第2幕の協力者。紙幣を2枚までスーツケースに入れる。
card-police_evidence_manager = 警察の証拠品係
    .help = 第2幕の協力者。銃、酒、汚れた金のうち好きな違法品を、すべて異なる種類で3枚得る。
card-tax_advisor = 税務顧問
    .help = 第2幕の協力者。手札を1枚捨てて5ドル札を得る；紙幣を1枚スーツケースに入れる。
card-mayor_3 = 市長（第3幕）
    .help = 第3幕の協力者。市長を置くか動かし、ファミリーメンバーと同じように支援する；紙幣を2枚までスーツケースに入れる。
card-union_boss_3 = 労組のボス（第3幕）
    .help = 第3幕の協力者。労組のボスを置くか動かし、チンピラと同じようにゆする；紙幣を2枚までスーツケースに入れる。
card-police_chief_3 = 警察署長（第3幕）
    .help = 第3幕の協力者。警察署長を置くか動かす；署長のいるシマでチンピラかファミリーメンバーを1人まで始末する；5ドル札を得る。
card-hollywood_producer = ハリウッドのプロデューサー
    .help = 第3幕の協力者。5ドル札を得る；紙幣を2枚までスーツケースに入れる。
card-federal_judge = 連邦判事
    .help = 第3幕の協力者。自分のコマがいるシマに支配マーカーを1つ置く；紙幣を1枚スーツケースに入れる。
card-newspaper_editor = 新聞の編集長
    .help = 第3幕の協力者。仕事を2枚引いて1枚を手札に加える；銃、酒、汚れた金のうち好きな違法品を3枚得る。

card-unknown = 見えないカード
    .short = ?
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
    .help = ブルックリン。裏の商売：銃を得る。表の商売：銃を得る；2ドル札を得る。
place-gentlemens_club = 紳士クラブ
    .help = アッパー・イースト・サイド。裏の商売：2ドル札を得る。表の商売：3ドル札を得る；馬の首を取る。
place-bottling_plant = 瓶詰工場
    .help = クイーンズ。裏の商売：酒を得る。表の商売：酒を得る；2ドル札を得る。
place-pawn_exchange = 質屋
    .help = アッパー・ウエスト・サイド。裏の商売：手札を1枚捨てて銃、酒、汚れた金のいずれかを得る。表の商売：同じ効果；3ドル札を得る。
place-penn_central_railroad = ペン・セントラル鉄道
    .help = ミッドタウン。裏の商売：仕事を2枚引いて1枚を手札に加える。表の商売：仕事を2枚引いて1枚を手札に加える；2ドル札を得る。
place-packing_house = 食肉加工場
    .help = チェルシー。裏の商売：汚れた金を得る。表の商売：汚れた金を得る；2ドル札を得る。
place-blue_gunsmith = 銃砲店
    .help = 青のタイル。裏の商売：銃を得る。表の商売：銃を2枚得る。
place-blue_speakeasy = もぐり酒場
    .help = 青のタイル。裏の商売：酒を得る。表の商売：酒を2枚得る。
place-blue_loan_office = 金貸し
    .help = 青のタイル。裏の商売：汚れた金を得る。表の商売：汚れた金を2枚得る。
place-blue_laundromat = コインランドリー
    .help = 青のタイル。裏の商売：紙幣を1枚スーツケースに入れる。表の商売：紙幣を1枚スーツケースに入れる；2ドル札を得る。
place-blue_numbers_parlor = ナンバーズ賭博場
    .help = 青のタイル。裏の商売：2ドル札を得る。表の商売：5ドル札を得る。
place-blue_union_hall = 労組会館
    .help = 青のタイル。裏の商売：仕事を2枚引いて1枚を手札に加える。表の商売：仕事を2枚引いて1枚を手札に加える；銃、酒、汚れた金のいずれかを得る。
place-blue_chop_shop = 盗難車解体場
    .help = 青のタイル。裏の商売：手札を2枚捨てて5ドル札を得る。表の商売：手札を3枚捨てて3ドル札と5ドル札を得る。
place-blue_import_warehouse = 輸入倉庫
    .help = 青のタイル。裏の商売：手札を1枚捨てて銃、酒、汚れた金のいずれかを得る。表の商売：銃、酒、汚れた金のうち好きな違法品を、異なる種類で2枚得る。
place-red_pharmacy = 医薬品輸入商
    .help = 赤のタイル。裏の商売：麻薬を得る。表の商売：麻薬を得る；3ドル札を得る。
place-red_night_club = ナイトクラブ
    .help = 赤のタイル。裏の商売：麻薬を得る。表の商売：麻薬を2枚得る。
place-red_casino = グランド・カジノ
    .help = 赤のタイル。裏の商売：手札を1枚捨てて5ドル札を得る。表の商売：手札を1枚捨てて5ドル札を得る；紙幣を1枚スーツケースに入れる。
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

effect-job_money = 仕事の報酬を受け取る
    .help = 仕事の報酬の紙幣を、効果の前か後にまとめて受け取ります。
effect-money_2 = 2ドル札を得る
effect-money_3 = 3ドル札を得る
effect-money_5 = 5ドル札を得る
effect-good_gun = 銃を得る
effect-good_booze = 酒を得る
effect-good_blood_money = 汚れた金を得る
effect-good_narcotics = 麻薬を得る
effect-choice_gun_booze_blood_money = 銃、酒、汚れた金のいずれかを得る
effect-choice_gun_booze_blood_money_distinct = 銃、酒、汚れた金のいずれかを得る（同じ種類は1枚まで）
effect-draw_job = 仕事を2枚引いて1枚を手札に加える
    .help = 2枚とも見て、残りの1枚を表向きで捨てます。
effect-bank = 紙幣を1枚スーツケースに入れる
    .help = 手札の紙幣を1枚全員に見せて、自分のスーツケースに入れます。
effect-discard_1_for_choice_gun_booze_blood_money = 手札を1枚捨てて、銃、酒、汚れた金のいずれかを得る
effect-discard_1_for_money_5 = 手札を1枚捨てて、5ドル札を得る
effect-discard_2_for_money_5 = 手札を2枚捨てて、5ドル札を得る
effect-discard_3_for_money_3_money_5 = 手札を3枚捨てて、3ドル札と5ドル札を得る
effect-horse_head = 馬の首を取る
    .help = 以後、あなたがスタートプレイヤーです。
effect-shake = 好きな施設をゆする
    .help = その施設の表の商売を使います。そのシマを他の人が支配していれば、その人も使います。
effect-support = 好きなシマを支援する
    .help = そのシマのすべての施設の裏の商売を使います。
effect-kill_anywhere_1_thug = 場所を問わず、チンピラを1人始末する
    .help = 他のプレイヤーのチンピラです。そのコマは次の幕までハドソン川に沈みます。
effect-kill_anywhere_1_family = 場所を問わず、ファミリーメンバーを1人始末する
    .help = 他のプレイヤーのファミリーメンバーです。そのコマは次の幕までハドソン川に沈みます。
effect-kill_one_turf_1_family_1_thug = 1つのシマで、ファミリーメンバーとチンピラを始末する
    .help = 他のプレイヤーのコマを、それぞれ1人までです。そのコマは次の幕までハドソン川に沈みます。
effect-kill_one_turf_3_thug_family_neutral = 1つのシマで、コマを3人まで始末する
    .help = 他のプレイヤーのチンピラとファミリーメンバー、それに中立コマが対象です。そのコマは次の幕までハドソン川に沈みます。
effect-kill_chief_turf_1_thug = 警察署長のいるシマで、チンピラを1人始末する
    .help = 他のプレイヤーのチンピラです。これを使うときに署長がいるシマで行います。
effect-kill_chief_turf_1_thug_family = 警察署長のいるシマで、チンピラかファミリーメンバーを1人始末する
    .help = 他のプレイヤーのコマです。これを使うときに署長がいるシマで行います。
effect-move_own_thug_shake = 自分のチンピラを動かし、移った先をゆする
effect-move_other_thug_family = 他のプレイヤーのチンピラかファミリーメンバーを動かす
    .help = 同じ種類の、空いている別のマスに動かします。移った先では誰も何も得ません。
effect-place_mayor_support = 市長を置くか動かし、そこで支援する
effect-place_union_boss_shake = 労組のボスを置くか動かし、そこをゆする
effect-place_police_chief = 警察署長を置くか動かす
effect-marker = 支配マーカーを置く
    .help = 自分のコマがいるシマの、マーカーの一番上に置きます。ただちにそのシマを支配します。
effect-steal_money = スーツケースの金を奪う
    .help = 他のプレイヤーのスーツケースから、無作為に紙幣1枚を手札に加えます。
effect-steal_card = 手札を奪う
    .help = 他のプレイヤーの手札から、無作為に1枚を自分の手札に加えます。
effect-forced_offer = 断れない申し出をする
    .help = 手札に紙幣のある他のプレイヤーは、全員が紙幣を1枚ずつ差し出します。最も額面の大きい1枚を自分のスーツケースに入れ、残りを銀行に戻します。

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

# A card or business in full: these sentences one after another, each where there is something to say.
about-job = { $colour }の仕事。
about-ally = 第{ NUMBER($act) }幕の協力者。
about-cost = コスト：{ $goods }。
about-pays = 報酬：{ $money }。
about-effects = 効果：{ $effects }。
about-back = 裏の商売：{ $effects }。
about-front = 表の商売：{ $effects }。
about-touching = { $list }／{ $item }
about-closed = 2人では使えません。
about-next = { $list }；{ $item }
about-or = { $list }または{ $item }
