# The command line: help texts, the table in the terminal, and what is wrong with what was typed.

## Help texts

cli-help-top = Consigliere：秘密の情報があるボードゲームのための、中立なテーブル、銀行、審判。
cli-help-exit = 終了コード：0 問題なし、1 検査で問題を発見、2 入力の誤り、3 検査したが証明できない点あり。
cli-help-command = コマンド
cli-help-usage = 使い方:
cli-help-words = 引数
cli-help-options = オプション
cli-help-help = この説明を表示して終了する
cli-help-version = バージョンを表示して終了する
cli-help-play = 端末で遊びます。相手はボット、または1台を回して数人で。
cli-help-games = 遊べるゲームと、その席数、オプション、決着を表示します。
cli-help-rules = ゲームのルールを表示します：全体、章（CON-4）、または1つ（CON-4.9）。
cli-help-simulate = ボットどうしで何度もゲームを行い、勝率を表示します。
cli-help-leakcheck = どの席にも、知るべきでないことが伝わらないか検査します。
cli-help-replay = ゲームの記録を一手ずつたどります。
cli-help-verify = 記録を検証します：封印された配札、すべての抽選、すべての決定。
cli-help-edition-files = 版ファイル：自分のものを確かめる、またはゲーム付属の版を見る。
cli-help-edition-check = 版ファイルを確かめます：誤りがあればそれを、なければ内容を示します。
cli-help-edition-show = ゲーム付属の版を、書き換えられるファイルとして出力します。
cli-help-bench = 1秒あたりの決定数を、この環境で測ります。
cli-help-serve = ブラウザー用のテーブルサーバーを開きます。アドレスとQRコードを表示します。
cli-help-backup = サーバーのデータベースを新しいファイルにコピーします。動作中でもできます。
cli-help-game = ゲーム。例：condottiere
cli-help-id = ルール（CON-4.9）または章（CON-4）
cli-help-file = --save で書き出した記録
cli-help-seats = テーブルの席数
cli-help-games-number = ゲームの回数
cli-help-bots = 席に着くボット（一覧は consigliere games）
cli-help-policy = 全席が従う方針。例：offer の P1。ロビーの制限外の設定でも可
cli-help-lang = 言語
cli-help-option = 追加ルール。例：hidden_cards=on。何度でも指定可
cli-help-preset = まとめて名前の付いたオプション（by-the-letter など）。--option で1つずつ変えられます
cli-help-edition = お手持ちの製品の内容物を記した版ファイル
cli-help-seat = あなたの席：anna、bruno、… または1からの番号
cli-help-name = あなたの呼び名。数人のときはコンマで区切る
cli-help-pass-and-play = 数人がこの画面で順に遊ぶ：全席、または最初のN席
cli-help-save = ゲームをこのファイルに残す。あなたの一手ごとに保存
cli-help-resume = 保存したゲームを続ける
cli-help-resume-check = 済んだ分をこのファイルに残し、あればそこから続ける
cli-help-seed = 同じゲームを再現できるようにする
cli-help-luck = シャッフルに加える自分の運。TEXT がなければ尋ねる
cli-help-fast = ボットの行動のあとに間を置かない
cli-help-jobs = 作業を分担するプロセスの数
cli-help-all-jobs = 作業を分担するプロセスの数（省略すればコアごとに一つ）
cli-help-pairs = 比べる世界の組の数
cli-help-to = N手目で止める
cli-help-as = 誰の目で見るか：席の名前、gallery、または終了後なら all
cli-help-json = JSON で出力する
cli-help-host = 待ち受けるアドレス。127.0.0.1 なら他の端末からはつながりません
cli-help-port = 待ち受けるポート
cli-help-db = データベース：SQLite のファイル、または postgresql+psycopg://…
cli-help-pace = 見ている人がいるとき、ボットの手と手の間の秒数
cli-help-tick = 誰かが秘密に行動できるあいだ、返事を送る刻みの秒数
cli-help-keep = 何も起きなくなってからこの日数が過ぎたテーブルを削除する（進行中のゲームは除く）。省けばいつまでも残す
cli-help-workers = ボットのために考えるプロセスの数
cli-help-origin = 別の名前やプロキシ経由でこのサーバーを開くときのアドレス（例：https://table.example.org）。何度でも指定できます
cli-help-no-limits = 一つのアドレスからの要求を制限しません。負荷テスト用です
cli-help-unlimited = 途中でやめず、記録に必要なだけ時間とメモリーを使います
cli-help-target = 新しいファイル

## What was typed wrong: one line each, with what to do

cli-bad-usage = { $problem }。使い方：{ $command } --help
cli-unknown-language = 言語 { $language } はありません。次から選んでください：{ $known }
cli-unknown-game = { $game } というゲームはありません。次から選んでください：{ $known }
cli-refused-table = { $reason }
cli-option-shape = { $word } はオプションの形ではありません。名前=値 と書いてください。例：hidden_cards=on
cli-unknown-option = { $game } にオプション { $option } はありません。次から選んでください：{ $known }
cli-unknown-preset = { $game } に { $preset } という設定はありません。次から選んでください：{ $known }
cli-unknown-bot = { $game } に { $bot } というボットはいません。次から選んでください：{ $known }
cli-one-bot = 人のいない席すべてを受け持つボットを1つだけ指定してください（指定された値：{ $bots }）
cli-bots-for-seats = { NUMBER($seats) }席にボットが{ NUMBER($bots) }つです。全席に1つか、席ごとに1つずつ指定してください
cli-unknown-policy = { $game } に { $policy } という方針はありません。次から選んでください：{ $known }
cli-no-policies = { $game } に方針はありません。--bots でボットを指定してください
cli-preset-with-policy = 方針はオプションを自分で選びます。--preset を外すか、--bots でボットを指定してください
cli-policy-seats = 方針は{ NUMBER($least) }席から{ NUMBER($most) }席までで使えます（指定された席数：{ NUMBER($seats) }）
cli-too-small = { $word } は{ NUMBER($least) }以上にしてください（指定された値：{ NUMBER($number) }）
cli-unknown-seat = 席 { $seat } はありません。{ $known } のいずれか、または1から{ NUMBER($most) }までの番号を選んでください
cli-unknown-viewer = このゲームを見る人に { $viewer } はいません。次から選んでください：{ $known }
cli-unknown-rule = { $game } にルール { $rule } はありません。章は { $first } から { $last } までです
cli-seat-with-pass-and-play = --seat は1人で遊ぶとき用です。--pass-and-play では最初の席から順に座ります
cli-bad-people = { NUMBER($seats) }席に { $number } 人は座れません。1から{ NUMBER($seats) }までの数を指定してください
cli-too-many-names = { NUMBER($people) }人に名前が{ NUMBER($names) }個あります。名前は1人に1つまでです
cli-bad-name = 名前は、表示できる文字で1文字以上{ NUMBER($most) }文字以内とし、セミコロンは使わないでください
cli-same-name = 2つの席が同じ名前になります（{ $names }）。--name で別の名前を付けてください
cli-bad-seed = { $seed } はシードに使えません。16進数で{ NUMBER($most) }桁以内で書いてください
cli-long-luck = 運が多すぎます。{ NUMBER($most) }バイト以内にしてください
cli-file-unreadable = { $file } を読めません：{ $why }。ファイル名を確かめてください
cli-file-unwritable = { $file } に書き込めません：{ $why }。別のファイルを選んでください
cli-file-exists = { $file } はすでにあります。--resume { $file } で続けるか、別のファイルを選んでください
cli-file-too-large = { $file } は記録にしては大きすぎます
cli-leak-another-check = { $file }はこの検査のファイルではありません。前と同じゲーム、席数、オプション、シード、組数を指定するか、別のファイルを選んでください
cli-file-no-json = { $file } は JSON ではありません（{ NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }桁：{ $why }）。記録のファイルか確かめてください
cli-bad-record = { $file } は正しい記録ではありません：{ $problem }
cli-too-much = { $file } の処理を中止しました。{ NUMBER($seconds) }秒または{ NUMBER($megabytes) }メガバイトを超えます。信頼できる記録なら --unlimited を付けてください
cli-bad-edition = { $file } は正しい版ではありません：{ $problem }。すべてを見るには：consigliere edition check { $file }
cli-edition-of-another = { $file } は { $game } の版です。そのゲームか別のファイルを選んでください
cli-edition-too-large = { $file } は版にしては大きすぎます
cli-resume-no-secret = { $file } には秘密の値がないので、続きを遊べません。--save で保存したファイルを指定してください
cli-resume-no-rules = { $file } はルールのバージョン { NUMBER($version) } で遊ばれていますが、このプログラムにはそのルールがないので、続きを遊べません。consigliere replay で見ることはできます
cli-resume-alone = 再開するゲームでは { $word } を変えられません。外してください
cli-other-game = { $file } は { $game } の記録です。使い方：consigliere play { $game } --resume { $file }
cli-still-secret = { $file } はまだ終わっていないので、すべてを見ることはできません。席の名前か gallery で見てください
cli-no-such-step = { NUMBER($number) }手目はありません。この記録は{ NUMBER($last) }手までです
cli-bad-port = ポート { $port } はありません。0 から { NUMBER($most, useGrouping: 0) } までの数を指定してください
cli-bad-pace = 間隔は 0 から { NUMBER($most) } 秒までです
cli-bad-tick = 刻みは { $least } から { $most } 秒までです
cli-port-taken = ポート { $port } は使用中です。他のプログラムを終了するか、別のポートを選んでください：--port { $next }
cli-no-address = { $host } のポート { $port } で待ち受けできません：{ $why }。--host と --port で別のものを選んでください
cli-bad-database = { $problem }
cli-database-taken = { $database } は別のサーバーが使用中です。そのサーバーを終了するか、--db で別のデータベースを選んでください

## Before the game

cli-welcome = { $game }、{ NUMBER($seats) }人のテーブルです。銀行と審判を務めます。ルールのことは rules でお尋ねください。
cli-welcome-moderated = { $game }、{ NUMBER($seats) }人のテーブルです。進行役と審判を務めます。ルールのことは rules でお尋ねください。
cli-sealed = 配札は封印されました：{ $commitment }
cli-luck = シャッフルにあなたの運を加えてください。どんな言葉でもかまいません（なしなら Enter）：
cli-first-words = あなたは { $name } です。help はいつでも入力できます。
cli-first-words-several = この画面で遊ぶ人：{ $names }。手札は本人にしか見えません。help はいつでも入力できます。
cli-resumed = { $file } の続きから始めます。

## The server

cli-serve-here = この端末では：{ $address }
cli-serve-there = 他の端末では：{ $address }
cli-serve-few-files = このマシンでサーバーが開けるファイルは { NUMBER($most) } 個までで、接続ごとに 1 個使います。大人数なら上限を上げてください（ulimit -n）。
cli-serve-end = Ctrl-C でサーバーを終了します。テーブルは残ります。
cli-serve-ended = サーバーを終了しました。テーブルはすべて残っています。
cli-backed-up = { $file } にコピーしました。

## At the table

cli-you = あなた
cli-seat-you = { $name }(自分)
cli-winner = 勝者
# Between the cells of a table where words run from right to left: a letter that does not (U+01C0). Else nothing.
cli-bar = { "" }
cli-prompt = { $name }>
cli-press-enter = (Enter を押してください)
cli-ask-anything = あなたの手番です。次のいずれか、またはその番号を入力してください。
cli-you-took-back = あなたは直前の一手を取り消しました。
cli-took-back = { $name } は直前の一手を取り消しました。
cli-hand-over =
    ==============================================
    この端末を { $name } さんに渡してください。
    ==============================================
cli-hand-over-enter = { $name } さん、他の人が見ていなければ Enter を押してください。
cli-device-whom = 誰に渡しますか？　この画面にいるのは { $names } さんです。
cli-play-help-device = device NAME    この画面の他の人に端末を渡す
cli-play-help =
    Enter, look    テーブルをもう一度見る
    hand           手札と、それぞれの選択で得られるもの
    map            盤面の全体と記号の意味
    log [N|all]    これまでの経過
    why …          その手ができない理由：why に続けて手を入力
    rules [ID]     ルール：rules、rules { $section }、rule { $rule }
    hint           ボットがあなたの立場ならどうするか
    undo           直前の一手を取り消す（まだ誰も何も知らないうちなら）
    say …          テーブルで発言する
    save [FILE]    ゲームを保存する
    resume FILE    別のゲームを続ける
    quit           やめる（保存するか尋ねます）
cli-play-how-any =
    手番           選択肢の番号、または最初の言葉
    続けて数手     セミコロン ; で区切る（全部通るか、全部やめるか）
cli-play-how-condottiere =
    手番           カード：10、winter、sc、冬 ・ 地域：roma、rom、16、ローマ ・ pass
    省略しない形   play 10 ・ choose roma ・ take 6 ・ favor siena ・ keep hand
    続けて数手     scarecrow; take 10 ・ bishop; favor off（全部通るか、全部やめるか）
    show … to …    カードを見せる：show 10 winter to bruno
cli-play-how-corleone =
    手番           thug docks ・ don s03 ・ complete cook ・ ally capo ・ 選択肢の番号
    お金           額面：5 ・ 入札をまとめて：bid 5 3 ・ 上納をまとめて：discard 1 1 ・ no
    省略しない形   complete gun_down from hand with narcotics for gun
    続けて数手     セミコロン ; で区切る（全部通るか、全部やめるか）
cli-play-how-mobcity =
    手番           選択肢の番号、または bid 1 2 3 4 ・ hire CARD 2 ・ buy A3 ・ open A3 ・ send 1 A3
    短い形         入札は 2 4 1 3 ・ カード3を部隊2に雇うには 3 2 ・ 店舗は A3 ・ 部隊1を送るには 1 A3
    続けて数手     1 A3; 2 B5; done（全部通るか、全部やめるか）
cli-play-how-offer =
    発言           claim mafioso ・ suspect 4 ・ trust bruno ・ agree 17
                   report 1 4 traitor ・ vote 4 down ・ want 4（追放） ・ say …
                   ask 3 claim ・ ask 3 suspect ・ because 17 suspect 4
    行動           accuse 4 ・ second、no ・ up、down ・ end ・ over ・ shoot 4
    夜             名前か番号 ・ nobody ・ 裏切り者は nod 3、mark 3 don
    調べる         who [4] ・ claims ・ ledger [N|all|bruno] ・ #17 ・ role [NAME]
cli-play-how-offer-fast =
    発言           claim cop ・ suspect 4 ・ trust bruno ・ say …
                   ask 3 claim ・ ask 3 suspect ・ agree 17 ・ because 17 suspect 4
    ドン           名前か番号（銃を置く相手）
    銃を持つ人     名前か番号（撃つ相手）
    調べる         who [4] ・ claims ・ ledger [N|all|bruno] ・ #17 ・ role [NAME]
cli-sentence-next = { $list }{ $item }
cli-footnote = { $sentence }［{ $note }］
cli-looking-on = Enter：続ける ・ end：最後まで進める ・ who、claims、ledger、log
cli-why-what = why に続けて、したいことを入力してください。
cli-why-not-at-all = 問題なくできます：{ $step }
cli-hint = { $bot } ならこうします：{ $step }
cli-hint-nothing = { $bot } なら今は何もしません。
cli-resume-what = ファイルを指定してください：resume FILE
cli-ambiguous = { $word } は次のどれのことでしょうか：{ $known }。
cli-not-understood = 「{ $word }」がわかりません。help で使える言葉を確かめられます。
cli-rules-more = 章を読むには rules { $section }、ルール1つを読むには rule { $rule }
cli-hint-why = 理由：{ $reason }
cli-hint-only = 今はほかに選べるものがありません。
cli-hint-best = ボットの計算では、{ NUMBER($n) }通りの選択肢の中で最善です。
cli-left-over = 「{ $before }」はわかりますが、「{ $word }」が余っています。一度に一つずつ、手と手の間は ; で区切ってください。
cli-refused-step = { NUMBER($n) }番目の手「{ $step }」ができないため、どの手も行いません：

# What people type for a verb besides what the buttons say; blanks stand between the words.
cli-said-pass = パス
cli-said-play = 出す プレイ
cli-said-done = 終わり 完了
cli-said-decline = いいえ なし
cli-said-suspect = 疑う
cli-said-trust = 信じる
cli-said-claim = 名乗る
cli-said-report = 報告
cli-said-accuse = 告発
cli-said-second = 賛同
cli-said-up = 上
cli-said-down = 下
cli-said-over = 以上
cli-said-end = 終わり
cli-said-withdraw = 取り下げ
cli-said-shoot = 撃つ
cli-said-agree = 賛成
cli-said-disagree = 反対
cli-said-ask = 質問
cli-said-ready = 準備完了

## Leaving

cli-save-before-leaving = { $file } に保存しますか？ [Enter はい、n いいえ、c ゲームを続ける、または別のファイル名]
cli-leave = やめますか？ ゲームは { $file } に保存されています。 [Enter はい、n ゲームを続ける]
cli-stayed = ゲームを続けます。
# What people may answer for yes, for no and for staying, besides y, n and c; blanks stand between the words.
cli-answer-yes = はい
cli-answer-no = いいえ
cli-answer-stay = 続ける
cli-saved = { $file } に保存しました。
cli-left = ゲームは { $file } にあります。続けるには：consigliere play { $game } --resume { $file }
cli-left-unsaved = またお越しください。ゲームは保存していません。

## The end

cli-over = { NUMBER($n) ->
    [1] { $winners } の勝ちです。
   *[other] { $winners } の共同勝利です。
}
cli-how-it-ended = 決着：{ $ending }
cli-con-chart = { NUMBER($n) ->
    [1] 戦闘後の地域数（1回だけ）
   *[other] 各戦闘後の地域数（全{ NUMBER($n) }回）
}
cli-keep-it = 記録を { $file } に残しますか？ [Enter はい、n いいえ、または別のファイル名]
cli-kept = 記録は { $file } にあります。
cli-verify-it = 誰でも検証できます：consigliere verify { $file }
cli-not-kept = 記録は残していません。--save FILE で残せます。
cli-digest = 最終局面：{ $digest }

## Condottiere

cli-con-no-battle = 戦闘はまだありません
cli-con-battle = 第{ NUMBER($n) }戦：{ $region }（選択者 { $chooser }）
cli-con-after-battle = 第{ NUMBER($n) }戦のあと
cli-con-next-battle = 次の戦闘：{ $region }（選択者 { $chooser }）
cli-con-defends = (防衛側 { $name })
cli-con-piles = 山札{ NUMBER($deck) }、捨て札{ NUMBER($discard) }
cli-con-goal = { NUMBER($total) }地域か、隣接する{ NUMBER($group) }地域で勝ち
cli-con-campaign = { NUMBER($target) }点を目指すキャンペーンの第{ NUMBER($n) }ゲーム
# Where words run from right to left, a letter that does not.
cli-con-free-sign = ·
cli-con-legend-free = { $sign } 空き
cli-con-legend-contested = [X] 争奪地域
cli-con-legend-favor = X{ $sign } 庇護
cli-con-map-signs = { $free } 空き、* 争奪地域、{ $favor } 庇護
cli-con-head-cards = 手札
cli-con-head-regions = 地域
cli-con-head-total = 合計
cli-con-head-line = 戦列
cli-con-points = { NUMBER($n) }点
cli-con-token = トークン
cli-con-defender = 防衛側
cli-con-no-cards = カードなし
cli-con-times = { $card }{ $sign }{ NUMBER($n) }
cli-con-hand = あなたの手札（{ NUMBER($n) }枚）：{ $cards }
cli-con-now = 現在
cli-con-if-played = 出した場合
cli-con-if-taken = 戻した場合
cli-con-star = * あなたが単独首位
cli-con-star-seen = * 見える範囲で首位
cli-con-your-total = 出したあとのあなたの合計
cli-con-outlook = { $card } → { $totals }
cli-con-total = { $name } { NUMBER($n) }
cli-con-stake = { $region }：{ $stakes }
cli-con-stakes-next = { $list }／{ $item }
cli-con-stakes = 誰かが征服すると：
cli-con-no-stakes = 勝ちや連結になる地域は今はなし
cli-con-you-would-win = あなたがゲームに勝つ
cli-con-would-win = { NUMBER($n) ->
    [1] { $names } がゲームに勝つ
   *[other] { $names } はそれぞれゲームに勝つ
}
cli-con-threat = この戦闘に勝てばゲームに勝つ人：{ $names }
cli-con-your-group = あなたの隣接グループが{ NUMBER($n) }地域に
cli-con-pass-wins = 他の全員が離脱しています。今パスすれば{ $region }はあなたのものです。
cli-con-pass-loses = 他の全員が離脱しています。今パスすると{ $region }は{ $name }のものになります。
cli-con-pass-ties = 他の全員が離脱しています。今パスすると{ $region }は誰のものにもなりません。
cli-con-why-totals = その後の合計：{ $totals }。
cli-con-why-pass = 今の合計：{ $totals }。
cli-con-beside = 隣の地域：{ $names }。
cli-con-how-play = (例：{ $card }、またはパス)
cli-con-how-pass-up = (例：{ $card }、パス、カードを表にするなら pass up)
cli-con-how-choose = (名前、または地図の番号)
cli-con-how-favor = (名前、地図の番号、または off)
cli-con-how-take = (カード、または「何も」)
cli-con-how-answer = (keep または discard)
cli-con-how-keep = (例：heroine 10、または nothing)
cli-con-how-draw = (0から{ NUMBER($most) }まで)

## Corleone's Empire. Goods and money stand for themselves by the .short names of the cards.

cli-corl-first = 馬の首：{ $name }
cli-corl-piles = 山札{ NUMBER($deck) }、捨て札{ NUMBER($discards) }
cli-corl-dollars = ${ NUMBER($n) }
# Gains in few letters, for narrow lines: draw a job, bank a money card, take the horse head, a good of
# one’s choice, discard cards for a gain.
cli-corl-gain-job = 仕事
cli-corl-gain-bank = 入金
cli-corl-gain-horse = 馬の首
cli-corl-gain-good = 違法品
cli-corl-gain-discard = { NUMBER($n) }>{ $gain }
cli-corl-job = { $job }：{ $cost } > { $gains }
cli-corl-brings = { $name }：{ $gains }
cli-corl-neutral = 中
cli-corl-stands = { $figure } { $place }
cli-corl-title-standing = マスのコマ：
cli-corl-title-public = 公開の仕事（*は支払い可）：
cli-corl-title-row = 買収できる協力者：
cli-corl-title-bank = 銀行：
cli-corl-title-spaces = 空きマス：接するシマ（Pはセントラル・パーク）と得られるもの
cli-corl-legend = { $signs }。違法品：好きな違法品1枚。1>x：カード1枚を捨ててxを得る。AB：下から順のマーカー（最後が支配者）。[A]：Aのコマ。A2 B1 >A：影響力と今の勝者。{ $neutral }：中立。+A：Aも同じものを得る。*：あなたがそのシマを取れる。控え 2+1 -1：チンピラ、ファミリーメンバー、死者。{ $decided }：決定済み。
cli-corl-coloured = { $job }（{ $colour }）
cli-corl-last-figure = これが最後のコマです。置くとこの幕ではもう行動できませんが、まだ支払える仕事があります：{ $jobs }。
cli-corl-legend-more = { cli-corl-gain-bank }：お金のカードをスーツケースに入れる。{ cli-corl-gain-horse }：馬の首を取る。{ cli-corl-gain-job }：仕事を2枚引き、1枚残す。仕事の色：{ $colours }。{ $colour }：その色を2枚達成。手札 8/5：8枚持ち、上納で5枚まで残せる。
cli-corl-head-turf = シマ
cli-corl-head-stack = マーカー
cli-corl-head-business = 施設
cli-corl-head-tile = タイル
cli-corl-head-support = ファミリー
cli-corl-head-influence = 影響力
cli-corl-head-front = 表の商売（チンピラ）
cli-corl-head-back = 裏の商売（ファミリー）
cli-corl-head-family = ファミリー
cli-corl-head-figures = 控え
cli-corl-head-hand = 手札
cli-corl-head-case = ケース
cli-corl-head-jobs = 仕事
cli-corl-head-markers = マーカー
cli-corl-head-bonus = ボーナス
cli-corl-letter-yellow = 黄
cli-corl-letter-blue = 青
cli-corl-letter-green = 緑
cli-corl-letter-grey = 灰
cli-corl-mark-bid = 入札{ $total }
cli-corl-hand = あなたの手札（{ NUMBER($n) }枚、上限{ NUMBER($limit) }枚）：{ $cards }
cli-corl-suitcase = スーツケース{ $sum }：{ $cards }
cli-corl-members = ファミリーメンバー{ NUMBER($n) }人の置き場所（*はあなたが取れるシマ）：
cli-corl-brief = ファミリーメンバーの置き場所と接するシマ（P：{ $park }）：
cli-corl-bid = あなたの入札：{ $total }（{ $cards }）、スーツケースの残り{ $left }
cli-corl-tribute = 捨てるカード：{ $cards }（あと{ NUMBER($n) }枚）
cli-corl-chosen = 選択済み：{ $cards }
cli-corl-now = { $effects }。
cli-corl-left = 残りの効果：{ $effects }。
cli-corl-waiting = そのあと：{ $effects }。
cli-corl-shares-after = あなたのあとに{ $name }も使います。
cli-corl-then = 結果 { $turfs }
cli-corl-stock = 残り{ NUMBER($n) }枚
cli-corl-shared = { $gains }、{ $name }も同じものを得る
cli-corl-in-hand = 手札{ NUMBER($n) }枚
cli-corl-in-case = スーツケースに紙幣{ NUMBER($n) }枚
cli-corl-how-action = あなたの手番です。例：{ $examples }。全体は map
cli-corl-how-list = (番号か名前)
cli-corl-how-money = (例：5、または no)
cli-corl-how-offer = (例：5)
cli-corl-how-bid = (例：bid 5 3、または 0)
cli-corl-how-tribute = (例：銃、最後に done)
cli-corl-from-case = スーツケース
cli-corl-from-hand = 手元に残した金
cli-corl-jobs-of = 仕事（{ $colour }）
cli-corl-total = 合計
cli-corl-chart = { NUMBER($n) ->
    [one] スーツケースの金額
   *[other] スーツケースの金額の推移
}

## Lists

cli-games-game = { $name }：{ $about }
cli-games-seats = { NUMBER($least) }席から{ NUMBER($most) }席
cli-games-bots = ボット：{ $bots }
cli-games-endings = 決着：{ $endings }
cli-games-options = オプション：
cli-games-option = { $name } = { $default }（使える値：{ $allowed }）
cli-games-presets = まとめて名前の付いたオプション（--preset 用）：

## Simulations

cli-sim-title = { $game }、{ NUMBER($seats) }席、{ NUMBER($games) }ゲーム
cli-sim-finished = 終了 { NUMBER($n) }、シード { $seed }
cli-sim-policy = 方針 { $policy }、シード { $seed }
cli-sim-speed = 1秒あたり{ NUMBER($n) }決定、{ $seconds }秒
cli-sim-length = 1ゲームあたり{ $mean }決定（{ NUMBER($least) }から{ NUMBER($most) }）
cli-sim-bots = ボット、勝ち数、勝率とその95%区間
cli-sim-sides = 陣営、勝ち数、勝率とその95%区間
cli-sim-seat = { NUMBER($seat) }：{ $share }
cli-sim-seats = 席ごとの勝率：{ $shares }
cli-sim-endings = 決着

## Checks

cli-leak-done = { $game }、{ $seats }席：世界を{ NUMBER($pairs) }組、{ NUMBER($steps) }手にわたって比べました。
cli-leak-speed = 1秒あたり{ NUMBER($n) }組、{ $seconds }秒
cli-leak-found = { NUMBER($n) ->
    [0] 漏れは見つかりませんでした。
   *[other] 漏れが{ NUMBER($n) }件見つかりました：
}
cli-check-commitment = 秘密の値は、配札を封印したものと一致する
cli-check-contributions = 各席の運は、約束されたものと一致する
cli-check-header = 名前、オプション、内容物は、封印されたものと一致する
cli-check-draws = すべての抽選が、秘密の値と運から導かれる
cli-check-fold = 出来事を積み重ねると結果に一致する
cli-check-decisions = すべての決定がルールに従っている
cli-check-good = 正常  { $what }
cli-check-bad = 異常  { $what }：{ $problem }
cli-check-unproven = 不明  { $what }：証明できません。{ $problem }
cli-verified-good = { $file }：すべて正しいことを確かめました。
cli-verified-bad = { $file }：正しくない点があります。
cli-verified-unproven = { $file }：誤りは見つかりませんが、証明できない点があります。

## Replays

cli-replay-step = { NUMBER($n) }手目
cli-replay-prompt = { NUMBER($last) }手中{ NUMBER($n) }手目（Enter 次へ、b 戻る、番号、q 終了）：


## Editions

cli-edition-good = 正常：{ $name }（{ $game } の版）。
cli-edition-table = { $table }：項目 { NUMBER($entries) }、個数 { NUMBER($pieces) }
cli-edition-changed = ゲーム付属の版と異なる項目と欄：{ NUMBER($n) }。
cli-edition-reconstructed = { NUMBER($n) ->
    [0] 復元：なし。
   *[other] 復元：内容物についての{ NUMBER($all) }項目のうち{ NUMBER($n) }項目。
}

## Mob City

cli-mob-signs = * もぐり酒場、x 営業停止、! 手榴弾を受けた店舗、{ $hidden } 非公開。{ $sign }：{ $name } の所有、+{ $sign }12：{ $name } の部隊1と2がいる。
cli-mob-lot = { $lot } { $building }
cli-mob-signs-more = （兵隊2/4）：反応速度2、耐久力4。部隊 1:3：部隊1にカード3枚。価格表：plan
cli-mob-unpayable = 今はこの罰金を払えません。摘発されると店舗を失います
cli-mob-unpayable-sign = （! 所持金を超える罰金。店舗を失います）
cli-mob-why-event = ${ NUMBER($n) }で、今日の出来事をあなただけが知ることができます
cli-mob-why-police = ${ NUMBER($n) }で、今日は摘発も取り締まりも受けません
cli-mob-why-whiskey = ${ NUMBER($n) }で、今日のもぐり酒場は${ NUMBER($grade) }ウイスキーを出せます
cli-mob-why-hire = { $card }が1日${ NUMBER($n) }で戦います
cli-mob-why-buy = 価格${ NUMBER($price) }、1日の収入${ NUMBER($income) }
cli-mob-why-send = 部隊だけがそこにいれば${ NUMBER($n) }になります
cli-mob-plan-building = 店舗
cli-mob-plan-price = 価格
cli-mob-plan-legal = 正規
cli-mob-plan-grade = ${ NUMBER($n) }ウイスキー
cli-mob-plan-fine = 罰金
cli-mob-plan-wages = 1日の給料：{ $wages }。
cli-mob-plan-whiskey = ウイスキーの価格：{ $prices }。
cli-mob-plan-more = 店舗を買うと名声が1上がります。その日最初のもぐり酒場は無料、2軒目からは1軒ごとにウイスキーの等級×$100かかります。
cli-mob-odds = { $what } { NUMBER($of) }分の{ NUMBER($n) }
cli-mob-how-bid = （例：2 4 1 3）
cli-mob-how-hire = （カードと部隊：3 2、または 終わり）
cli-mob-how-buy = （例：A3、または 終わり）
cli-mob-how-speakeasies = （例：A3、または 終わり）
cli-mob-how-send = （例：1 A3; 2 B5; 終わり）
cli-mob-how-arm = （誰にどの武器を：2 1、または 終わり）
# 列の見出し。できるだけ短く。
cli-mob-head-cash = 現金$
cli-mob-head-notoriety = 名声
cli-mob-head-buildings = 店舗
cli-mob-head-whiskey = 酒
cli-mob-head-wages = 日当
cli-mob-head-groups = 部隊
# 街区の位置。
cli-mob-slot-N = 北
cli-mob-slot-S = 南
cli-mob-slot-NW = 北西
cli-mob-slot-NE = 北東
cli-mob-slot-SW = 南西
cli-mob-slot-SE = 南東
cli-mob-person = { $name }（{ $role }{ NUMBER($reaction) }/{ NUMBER($toughness) }）
cli-mob-group = 部隊{ NUMBER($n) }：{ $cards }
cli-mob-event-seen = 事件を見た組長：{ $name }
cli-mob-last-day = { NUMBER($n) ->
    [1] 今日が最後の日
   *[other] 今日が最後の日である確率：{ NUMBER($n) }分の1
}
cli-mob-thousands = 収入は千ドル単位
cli-mob-lying = 落ちている武器：{ $weapons }
cli-mob-prices = 今日の費用：事件${ NUMBER($event) }、警察癒着${ NUMBER($police) }。雇えるのは{ NUMBER($hire) }枚まで。
cli-mob-costs = ${ NUMBER($n) }
cli-mob-for-sale = { $building }（${ NUMBER($price) }、収入${ NUMBER($income) }）：{ $lots }
cli-mob-speakeasy = 正規{ NUMBER($legal) }、もぐり酒場{ NUMBER($speakeasy) }、罰金{ NUMBER($fine) }{ NUMBER($raids) ->
    [0] { "" }
   *[other] 、残りの摘発{ NUMBER($raids) }
}
cli-mob-legal-or-not = 正規営業 > もぐり酒場（千ドル単位）：
cli-mob-speakeasy-short = { $legal } > { $speakeasy }、罰金{ $fine }{ NUMBER($raids) ->
    [0] { "" }
   *[other] 、摘発{ NUMBER($raids) }
}
cli-mob-to-send = まだ送っていない部隊：{ $groups }。街の数字は自分の取り分（千ドル単位）です。
cli-mob-all-sent = すべての部隊の行き先が決まりました：done
cli-mob-orders = 事前指示（武器、情婦、戦利品など）を変えるには hand と入力。
cli-mob-weapons = 武器：{ $weapons }
cli-mob-sides = { $means }：{ NUMBER($of) }面のうち負傷の目の数 + 死亡の目の数
cli-mob-more = … あと{ NUMBER($n) }行：hand と入力

## An Offer You Can't Refuse

cli-offer-day = { NUMBER($n) }日目
cli-offer-night = { NUMBER($n) }日目の夜
cli-offer-round = 第{ NUMBER($n) }ラウンド
cli-offer-living = 生存者{ NUMBER($n) }人
cli-offer-sides = ファミリー{ NUMBER($family) }、裏切り者{ NUMBER($traitors) }
cli-offer-needed = 下が{ NUMBER($n) }票で追放
cli-offer-in-play = 登場する役職：{ $roles }。
cli-offer-hidden = 伏せられた役職：{ $roles }
# Heads of the table of players: what they say they are, and who speaks against or for them.
cli-offer-head-says = 役職
cli-offer-head-against = 疑う
cli-offer-head-for = 信じる
cli-offer-mark-accused = 被告
cli-offer-mark-over = 以上
cli-offer-mark-doomed = まもなく脱落
cli-offer-mark-coins = コイン{ NUMBER($n) }
cli-offer-claimed = { $role }?
cli-offer-signs = > 番が来ている人。* あなた。{ $ghost } 幽霊。? 本人がそう言っている。! あなたが知っている、または誰かの結果報告がある。「疑う」「信じる」は、その人を疑う人、信じる人の番号か人数です。
cli-offer-card = あなたのカード：{ $role }。
cli-offer-team = 裏切り者：{ $names }。
cli-offer-only-traitor = 裏切り者はあなただけです。
cli-offer-told-family = ファミリーだと告げられた人：{ $names }。
cli-offer-told-traitor = 裏切り者だと告げられた人：{ $names }。
cli-offer-told-don = ドンだと告げられた人：{ $names }。
cli-offer-told-not-don = ドンではないと告げられた人：{ $names }。
cli-offer-don-is = ドンは { $name } です。ドンが勝てば、あなたも勝ちます。
cli-offer-patsy-is = あなたの身代わりは { $name } です。
cli-offer-doomed = あなたは逮捕されていて、まもなく脱落します。
cli-offer-armed = あなたの前に銃があります。昼のあいだ、いつでも撃てます。
cli-offer-fast-don = 毎ラウンド、誰かの前に銃を置き、撃たれないようにしてください。残る警官が1人以下になれば、あなたの勝ちです。
cli-offer-fast-cop = この中の1人がドンです。銃を渡された人は必ず撃ちます。ドンに当たれば警官全員の勝ち、外れれば2人とも脱落です。
cli-offer-fast-patsy = カードは警官ですが、あなたは身代わりです。ドンが勝てば、あなたも勝ちます。
cli-offer-about-fast = 「銃は置いていけ、カンノーリを持ってこい」。1人がドンで、ほかは全員警官です。ラウンドごとにドンがこっそり誰かの前に銃を置き、話し合ったあと、銃を持つ人が必ず撃ちます。ドンに当たれば警官の勝ち、外れれば2人とも脱落です。
cli-offer-why = { $name }：疑っている人{ NUMBER($against) }人、信じている人{ NUMBER($kindly) }人。
cli-offer-why-role = カードまたは名乗り：{ $role }。
# An answer to a question, before what is said, with which it makes one line.
event-answer-given = { $seat_is ->
    [me] あなた（#{ NUMBER($entry) } に答えて）：
   *[other] { $seat }（#{ NUMBER($entry) } に答えて）：
}
cli-offer-ask-opening = これがあなたのカードです。他の人には見えません。（Enter：ゲームを始める）
cli-offer-ask-talk = どうしますか？　例：suspect { $n }、ask { $n } claim、accuse { $n }（Enter：聞く、over：今日は以上、help）
cli-offer-ask-last = 他の人は話し終えました。例：suspect { $n }、accuse { $n }。over で昼が終わります。（help）
cli-offer-ask-second = { $accuser } が { $accused } を告発しました。賛同しますか？（second か no）
cli-offer-ask-vote = { $accused } の裁判です。残すなら親指を上、追放するなら下。{ NUMBER($n) }人が下にすれば追放です。（up か down）
cli-offer-ask-vote-me = あなたの裁判です。{ NUMBER($n) }人が親指を下にすれば追放です。あなた自身の親指は？（up か down）
cli-offer-ask-tap = あなたはドンです。1人のこぶしをたたいてください。その人が身代わりになり、あなたと一緒に勝ちます。（例：{ $n }）
cli-offer-ask-place = あなたはドンです。誰の前に銃を置きますか？（例：{ $n }）
cli-offer-ask-word = あなたの言葉にコインが払われました。言葉を1つ、または誰かの名前か役職を送ってください。（例：word bruno、送らないなら word -）
cli-offer-ask-asleep = みんな眠っています。今夜、あなたがすることはありません。（Enter：夜明けまで）
cli-offer-ask-chosen = もう選びました。（Enter：夜明けまで）
cli-offer-watching = あなたは幽霊として見守っています。（Enter：続ける、end：最後まで進める）
cli-offer-how-device = （device { $name }：端末を { $name } さんに渡す）
cli-offer-how-call = { $call }（{ $step }）
cli-offer-how-name = （名前か番号、例：{ $n }。選ばないなら nobody）
cli-offer-how-bang = （話してもかまいません。{ $n } か bang { $n } で撃ちます）
cli-offer-how-listen = （例：suspect { $n }、Enter：聞く）
cli-offer-how-introduce = （例：claim mafioso、say こんばんは、pass）
cli-offer-how-defence = （例：claim don、suspect { $n }、最後に end）
cli-offer-how-side = （left 左：{ $left }、right 右：{ $right }）
cli-offer-how-ready = （Enter）
cli-offer-ghost = 幽霊
cli-offer-no-entries = 議事録に該当する項目はありません。
cli-offer-no-claims = カミングアウトも結果報告もまだありません。
cli-offer-ballot-up = { $name }：{ $about } に親指を上（#{ NUMBER($number) }）
cli-offer-ballot-down = { $name }：{ $about } に親指を下（#{ NUMBER($number) }）
cli-offer-card-of = { $name }（{ $role }）
cli-offer-side-family = ファミリー
cli-offer-side-traitor = 裏切り者
cli-offer-cards = カード
cli-offer-days = これまでの経過
cli-offer-quiet = 誰も脱落しませんでした。
cli-offer-arrest = 裏切り者は { $name } を指さしました。
cli-offer-left-vote = { $name }（{ $role }）は投票で追放されました。
cli-offer-left-shot = { $name }（{ $role }）は撃たれました。
cli-offer-left-blast = { $name }（{ $role }）は爆破に巻き込まれました。
cli-offer-left-offer = { $name }（{ $role }）は申し出を断れませんでした。
cli-offer-left-night = { $name }（{ $role }）は朝にはいませんでした。
cli-offer-left-dusk = { $name }（{ $role }）は日暮れに去りました。
cli-offer-banged = { $name } は { $about } を撃ちましたが、ドンではなく、2人とも脱落しました。
cli-offer-banged-don = { $name } はドンの { $about } を撃ちました。
cli-offer-acquitted = { $name } は残りました（下が{ NUMBER($n) }票）。
cli-offer-head = 馬の首が { $name } の前に置かれました。
cli-offer-learned-family = { $name } は、{ $about } がファミリーだと知りました。
cli-offer-learned-traitor = { $name } は、{ $about } が裏切り者だと知りました。
cli-offer-learned-yes = { $name } は、{ $about } がドンだと知りました。
cli-offer-learned-no = { $name } は、{ $about } がドンではないと知りました。
