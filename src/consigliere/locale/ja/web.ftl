# The browser: every word around the table that is not the game's own. Texts on buttons are verbs.
# Keys built in code: web-bot-, web-check-, web-clock-, web-life-, web-log-, web-server-check-, web-tab-, web-way-.

web-name = コンシリエーレ

## Titles of the browser's window

web-title-home = コンシリエーレ：テーブルに立つ中立の人
web-title-new = 新しいテーブル · コンシリエーレ
web-title-table = テーブル { $code } · コンシリエーレ
web-title-game = { $game } · コンシリエーレ
web-title-turn = あなたの手番 · { $game }
web-title-replay = リプレイ · コンシリエーレ
web-title-rules = ルール · コンシリエーレ
web-title-verify = ゲームの検証 · コンシリエーレ
web-title-about = このソフトについて · コンシリエーレ

## Around every page

web-skip = 本文へ移動
web-navigation = ページ
web-nav-rules = ルール
web-nav-verify = ゲームを検証
web-nav-about = このソフトについて
web-language = 言語
web-close = 閉じる
web-go-home = ホームへ
web-go-table = テーブルに戻る
web-try-again = もう一度試す
web-opening = 開いています…
web-nothing-here = このアドレスには何もありません。
web-unreachable = サーバーにつながりません。サーバーは動いていますか？ 同じネットワークにいますか？
web-lost = 接続が切れました。つなぎ直しています…
web-stories = すべての部品と、そのすべての状態

## Home

web-about-short = テーブルのそばに立つ中立の人。どの秘密も守り、どのルールも知り、あとから確かめられるやり方で配ります。友だちはリンクから、それぞれの言語で参加でき、空席はボットが埋めます。
web-play-now = 今すぐ遊ぶ
web-play-game = { $game }を今すぐ遊ぶ
web-play-now-help = ボット{ NUMBER($n) }人とすぐに対戦。アカウントもインストールも要りません。
web-me-name = ゲスト
web-guest-name = ゲスト{ NUMBER($n) }
web-continue = 続きから遊ぶ
web-create = みんなで遊ぶ
web-create-help = テーブルを開いてリンクを送りましょう。オプションはロビーで選びます。
web-create-table = テーブルを開く
web-players = { NUMBER($least) }～{ NUMBER($most) }人用
web-join = テーブルに参加
web-join-help = テーブルのコードを入力するか、リンクを貼り付けてください。
web-code = テーブルのコード
web-join-go = 参加する
web-promise = 見てはいけないものが送られることは決してありません。配り方はいつでも、あとから確かめられます。
web-replay-file = 保存したゲームをリプレイする
web-life-lobby = ロビー
web-life-dealing = 配っています
web-life-running = 進行中
web-life-paused = 一時停止中

## A new table

web-new = 新しいテーブル：{ $game }
web-way = どうやって集まりますか？
web-way-own = この端末で席に着く
    .help = ほかの人はそれぞれの端末から参加するか、この端末を順番に使います。
web-way-screen = この端末を大画面にする
    .help = 盤を部屋のみんなに映します。全員が自分のスマートフォンで遊び、この端末は席に着きません。
web-your-name = あなたの名前
web-their-name = もう一人の名前
web-seat-count = 席の数
web-new-later = オプション、時計、ボットは、次のロビーで決めます。

## Lobby

web-table-code = テーブル
web-seats = 席
web-fewer-seats = 席を1つ減らす
web-more-seats = 席を1つ増やす
web-empty-seat = 空席
web-sit = ここに座る
web-another-here = この端末でもう一人
web-another-help = この端末を順番に使います。手番の合間には、だれの手札も映りません。
web-rise = 席を立つ
web-kick = 退席させる
web-add-bot = ボットを置く
web-remove-bot = ボットを外す
web-fill-bots = ボットで埋める
web-bot-strength = ボットの強さ
web-bot-random = でたらめ
web-bot-greedy = 欲ばり
web-bot-level = ボット：{ $level }
web-seat-here = 接続中
web-seat-committed = 乱数を提供
web-options-usual = 標準どおり
web-options-changed = { NUMBER($n) }か所変更
web-options-host = これらはホストが選びます。
web-clock = 時計
web-clock-none = 時計なし
    .help = 好きなだけ考えられます。
web-clock-live = その場で
    .help = 一度に遊びきるとき。1回の決定ごとの秒数と、持ち時間があります。
web-clock-days = 日単位
    .help = 何週間もかけて遊ぶとき。1回の決定ごとに日数があります。
web-clock-decision = 1回の決定の秒数
web-clock-on-top = 持ち時間の秒数
web-clock-each = 1回の決定の日数
web-spectators = ほかの人も観戦できる（手札は見えません）
web-start = ゲームを始める
web-start-missing = 空席が{ NUMBER($n) }つあります。だれかを待つか、ボットを置くか、席を減らしてください。
web-start-ready = 全員そろいました。
web-sit-first = 遊ぶなら席を選び、観戦するならこのままお待ちください。
web-wait-host = ホストがゲームを始めます。
web-invite = ほかの人を招く
web-invite-help = リンクを送るか、カメラでコードを読み取ってもらってください。
web-link = このテーブルへのリンク
web-copy = リンクをコピー
web-copied = リンクをコピーしました。
web-qr = リンクのQRコード
web-network = ネットワーク内のアドレス
web-join-here = ここから参加
web-big-screen = 大画面を開く
web-deal = 封印された配り
web-deal-help = 切り混ぜの結果は開始前に決められ、封印されています。この数は、今は何も明かさず、あとで何も変えられていないことを証明します。
web-deal-mixed = { NUMBER($n) ->
    [0] どの端末も自分の乱数を加えます。
   *[other] { NUMBER($n) }台の端末が自分の乱数を加えました。だれも一人では配りを決められません。
}
web-dealing = カードを配っています…
web-dealing-why = 各端末が約束した乱数を公開し、そのすべてを配りに混ぜ合わせます。

## At the table

web-people = プレイヤー
web-seat-you = あなた
web-seat-asked = 決定待ち
web-seat-out = 離脱
web-seat-lost = 未接続
web-seat-winner = 勝者
web-table-closed = このテーブルは開けません
web-no-table = このコードのテーブルはありません。リンクを確かめてください。
web-set-up = テーブルを整える
web-screen-lobby = すべての席が埋まるとゲームが始まります。
web-paused = 一時停止中です。時計は止まっています。
web-abandoned = ホストがこのテーブルを閉じました。
web-choices = { NUMBER($n) }通りの選択
web-do-it = これにする
web-undo = 取り消す
web-undo-vote = その一手からほかの人が何かを知りました。取り消すには全員の同意が必要です。
web-ask-table = 全員に尋ねる
web-leave-it = そのままにする
web-vote = 一手を取り消しますか？
web-vote-yes = 同意する
web-vote-no = 断る
web-what-if = どうなるか
web-what-if-nothing = あなたに見える変化はありません。
web-what-if-unsure = 残りは、運か、ほかの人が隠しているもの次第です。
web-pick = { NUMBER($least) ->
    [0] { NUMBER($most) }つまで選べます。選択中：{ NUMBER($n) }
   *[other] { NUMBER($least) }～{ NUMBER($most) }つ選んでください。選択中：{ NUMBER($n) }
}
web-clock-label = 残り時間：
web-clock-reserve = 持ち時間
web-days-hours = { NUMBER($days) }日{ NUMBER($hours) }時間

## Menu of the table

web-menu = メニュー
web-shown-as = テーブルの表示
web-board = 盤
web-plain = 文字のテーブル
web-hand-only = このスマートフォンを手札にする
web-hand-whole = テーブル全体をここに表示
web-pause = 一時停止する
web-resume = 再開する
web-replace = ボットに代わる
web-more-time = 時間を足す
web-take-over = この席を引き継ぐ
web-watchers = { NUMBER($n) ->
    [0] 観戦者はいません。
   *[other] { NUMBER($n) }人が観戦しています。
}
web-rise-game = ゲームを抜ける
web-rise-sure = ほかの人かボットが、あなたの代わりに続けます。抜けたときのままの席には戻れません。
web-rise-notes = あとの人に自分のメモを見せる
web-stay = 残る
web-abandon = テーブルを閉じる
web-abandon-sure = ゲームは全員にとってここで終わり、結果は残りません。
web-play-on = 続ける

## Several people on one device

web-hand-over = 受け渡し
web-give-to = 端末を { $name } に渡してください
web-give-help = いま画面にはだれの手札もありません。{ $name } は、ほかの人が見ていないときに続けてください。
web-i-am = { $name } です

## The drawer

web-drawer = 経過と会話
web-drawer-unread = 新しい発言
web-tab-result = 結果
web-tab-log = 経過
web-tab-talk = 会話
web-tab-rules = ルール
web-tab-notes = メモ
web-talk = 会話
web-talk-empty = まだだれも発言していません。
web-say = 発言する
web-say-what = 発言を入力
web-phrase = それぞれの言語で読める言い回し
web-phrase-choose = 言い回しを選ぶ…
web-phrase-part = 何についての言葉か
web-notes-help = あなたのメモです。テーブルが預かり、だれにも見せません。
web-notes-kept = 保存しました。
web-notes-writing = 入力中…
web-rules-search = ルールを検索
web-rules-found = { NUMBER($n) }件のルール
web-rules-of = { $game }のルール
web-rule-open = ルール { $id }
web-rule-browse = ルールの続きを読む

## The log, beside what the game tells

web-log-empty = まだ何も起きていません。
web-log-earlier = それより前を表示
web-log-gone = （取り消し済み）
web-log-spoken = { $name }：{ $text }
web-log-sat = { $kind ->
    [bot] ボットの { $name } が席に着きました。
   *[other] { $name } が席に着きました。
}
web-log-rose = { $seat } が席を立ちました。
web-log-kicked = ホストが { $seat } を退席させました。
web-log-replaced = { $kind ->
    [bot] これからは { $seat } の代わりにボットがプレイします。
   *[other] { $name } が { $seat } の代わりに続けます。
}
web-log-absent = { $seat } はもう戻りません。
web-log-configured = ホストがオプションを変えました。
web-log-dealing = 配り始めます。
web-log-started = { NUMBER($n) ->
    [0] ゲーム開始です。
   *[other] ゲーム開始です。{ NUMBER($n) }台の端末が配りに乱数を加えました。
}
web-log-paused = 一時停止しました。
web-log-resumed = 再開しました。
web-log-extended = { $seat_is ->
    [me] あなたに{ NUMBER($seconds) }秒足されました。
   *[other] { $seat } に{ NUMBER($seconds) }秒足されました。
}
web-log-undo-asked = { $seat_is ->
    [me] 直前の一手を取り消してよいか、テーブルの全員に尋ねています。
   *[other] { $seat } が直前の一手の取り消しを求めています。
}
web-log-undo-answered = { $agree ->
    [yes] { $seat_is ->
        [me] あなたは同意しました。
       *[other] { $seat } は同意しました。
    }
   *[no] { $seat_is ->
        [me] あなたは断りました。
       *[other] { $seat } は断りました。
    }
}
web-log-outage = サーバーが{ NUMBER($minutes) }分間止まっていました。その時間は数えません。
web-log-abandoned = ホストがテーブルを閉じました。
web-log-succeeded = 再戦のテーブルが開きました。

## The end

web-place = 順位
web-score = 得点
web-rematch = もう一度遊ぶ
web-rematch-go = 再戦へ
web-replay = リプレイを見る
web-download = 記録をダウンロード
web-charts = ゲームの流れ
web-fair = 公正でしたか？
web-fair-help = ロビーで見た封印は、もう解かれています。あなたのブラウザーが、どの抽選もはじめから計算し直せます。
web-check-deal = すべて確かめる
web-checking = 確かめています…

## Checks of a record

web-verify = ゲームの検証
web-verify-help = 終わったゲームの記録をここに置いてください。公開された秘密から、ブラウザーがすべての抽選を自分で計算し、そのあとサーバーがゲーム全体をはじめからやり直します。
web-file-drop = 記録をここに置くか、ファイルを選んでください
web-file-bad = { $file } は記録ではありません。ゲームの終わりにダウンロードした .json ファイルを選んでください。
web-all-good = すべて正しく保たれています。
web-not-good = この記録にはおかしなところがあります。
web-check-good = 正しい
web-check-bad = 正しくない
web-check-record = 記録
    .good = 読み取れます。
    .bad = 終わったゲームの記録ではありません。
web-check-commitment = 配りの封印
    .good = 公開された秘密は、開始前に封印されたものです。
    .bad = 公開された秘密は、開始前に封印されたものではありません。
web-check-contributions = 端末の乱数
    .good = { NUMBER($n) ->
        [0] 乱数を加えた端末はありません。
       *[other] { NUMBER($n) }台の端末が、約束どおりの乱数を加えました。
    }
    .bad = 席{ NUMBER($n) }が公開したものは、約束したものではありません。
web-check-draws = すべての抽選
    .good = { NUMBER($n) }回の抽選はすべて、秘密と端末の乱数から導けます。
    .bad = { NUMBER($n) }回目の抽選は、秘密から導けません。
web-check-lobby = ロビーで見た封印
    .good = 記録にあるものと同じです。
    .bad = 記録にあるものと違います。
web-check-own = この端末の乱数
    .good = この端末が引いたとおりに、配りに使われました。
    .bad = 席{ NUMBER($n) }について、記録には別のものがあります。
web-check-server = { $check }（サーバーによる）
web-server-check-commitment = 配りの封印
    .good = 秘密は封印されたものです。
web-server-check-contributions = 端末の乱数
    .good = すべて約束どおりです。
web-server-check-draws = すべての抽選
    .good = すべて秘密から導けます。
web-server-check-fold = 出来事と結果
    .good = 出来事を積み重ねると、この結果になります。
web-server-check-decisions = すべての決定
    .good = ゲーム全体をルールどおりにやり直し、同じ結果になりました。
web-verify-how = 仕組み
web-verify-1 = 開始前に、テーブルは秘密を引いてその封印を見せます。ほかのどの秘密にも合わない指紋です。
web-verify-2 = 各端末が自分の乱数を加えます。秘密を封印したとき、テーブルはそれを知りませんでした。
web-verify-3 = すべての抽選はこの二つから計算されます。ゲームのあとで秘密が公開されます。
web-verify-4 = 記録があれば、だれでも計算し直せます。ここでも、オフラインの「consigliere verify」でも。

## Replay

web-replay-title = ゲームのリプレイ
web-replay-help = 終わったゲームの記録をここに置くと、一手ずつたどれます。
web-replay-play = 自動で進める
web-replay-stop = 止める
web-viewer = 視点
web-gallery = 観戦席
web-history = ゲームの手順
web-history-step = 手
web-history-first = 最初の手
web-history-back = 一手戻る
web-history-next = 一手進む
web-history-last = 最後の手
web-history-place = { NUMBER($of) }手中{ NUMBER($n) }手目

## About

web-about = コンシリエーレについて
web-about-long = 昔の物語では、コンシリエーレがテーブルのそばに立っています。銀行を預かり、どのルールも知り、知っていることを決して漏らさない中立の人です。これはその人をソフトウェアにしたものです。小さなコンピューター1台で動き、インターネットもアカウントも要りません。
web-about-promise = 見てはいけないものは、だれにも決して送られません。確認された一手は決して失われません。断るときは必ずルールを示します。どの配りも、だれでも確かめられます。
web-about-languages = 言語
web-about-languages-text = 英語、ペルシャ語、日本語、ウクライナ語。同じテーブルで同時に使えます。それぞれが自分の言語を、いつでも選べます。
web-about-editions = 版
web-about-editions-text = ここにあるゲームの内容物は、ルールブックに従っています。
web-about-reconstructed = ルールブックに内容物の一覧がない場合は、推定で復元しました。箱を持っている人は、本来の内容物の版ファイルを読み込めます。
web-about-licences = 感謝とライセンス
web-about-icons = アイコンの一部は game-icons.net のもので、Lorc、Delapouite と協力者によります（CC BY 3.0）。
web-about-fonts = フォント：Cormorant、Vazirmatn、しっぽり明朝、Noto Sans JP（SIL Open Font License）。
web-about-games = ゲームの権利は作者と出版社にあります。箱から取ったものは何もなく、絵はすべて私たちが描きました。
web-version = バージョン { $version }
