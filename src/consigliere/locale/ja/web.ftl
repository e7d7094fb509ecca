# The browser: every word around the table that is not the game's own. Texts on buttons are verbs.
# Keys built in code: web-bot-, web-check-, web-clock-, web-life-, web-log-, web-server-check-, web-tab-, web-way-.

web-name = コンシリエーレ

## Titles of the browser's window

web-title-home = コンシリエーレ：テーブルに控える中立の相談役
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
web-unreachable = サーバーにつながりません。サーバーは動いていますか？　同じネットワークにいますか？
web-lost = 接続が切れました。つなぎ直しています…
web-waits = 今は保存できないため、テーブルは待機中です…
web-stories = すべての部品とその状態

## Home

web-about-short = テーブルに控える中立の相談役。秘密をすべて守り、ルールをすべて知り、あとから確かめられる形でカードを配ります。友だちはリンクから、それぞれの言語で参加できます。空席はボットが埋めます。
web-play-now = 今すぐ遊ぶ
web-play-now-help = ボットとすぐに対戦。アカウントもインストールも要りません。
web-me-name = ゲスト
web-guest-name = ゲスト{ NUMBER($n) }
web-continue = 続きから遊ぶ
web-create = みんなで遊ぶ
web-create-help = テーブルを開いてリンクを送りましょう。オプションはロビーで選べます。
web-create-table = テーブルを開く
web-players = { NUMBER($least) }～{ NUMBER($most) }人用
web-join = テーブルに参加
web-join-help = テーブルのコードを入力するか、リンクを貼り付けてください。
web-code = テーブルのコード
web-join-go = 参加する
web-promise = 見てはいけない情報が、あなたに送られることはありません。配札はすべて、あとから確かめられます。
web-replay-file = 保存したゲームをリプレイ
web-life-lobby = ロビー
web-life-dealing = 配札中
web-life-running = 進行中
web-life-paused = 一時停止中

## A new table

web-new = 新しいテーブル：{ $game }
web-way = どのように遊びますか？
web-way-own = この端末で席に着く
    .help = 他の人はそれぞれの端末で参加するか、この端末を順番に使います。
web-way-screen = この端末を大画面にする
    .help = 部屋のみんなに盤面を映します。全員が自分のスマートフォンで遊び、この端末は席に着きません。
web-your-name = あなたの名前
web-their-name = もう一人の名前
web-seat-count = 席の数
web-new-later = オプション、時計、ボットは、このあとロビーで決めます。
web-edition-own = 自分の版
    .help = 製品をお持ちなら、本来の内容物で遊べます。版ファイルを読み込んでください。「consigliere edition show { $game }」で元になるファイルを出力できます。
web-edition-drop = 版ファイルをここにドロップするか、ファイル（.toml）を選んでください
web-edition-chosen = 版ファイル：{ $file }
web-edition-remove = 使わない
web-edition-changed = ゲーム付属の版との違い：{ NUMBER($n) }件
web-edition-reconstructed = 復元した項目と欄：{ NUMBER($n) }件

## Lobby

web-table-code = テーブル
web-seats = 席
web-fewer-seats = 席を1つ減らす
web-more-seats = 席を1つ増やす
web-empty-seat = 空席
web-sit = ここに座る
web-another-here = この端末でもう一人
web-another-help = この端末を順番に使います。手番の合間には、誰の手札も映りません。
web-rise = 席を立つ
web-kick = 退席させる
web-add-bot = ボットを追加
web-remove-bot = ボットを外す
web-fill-bots = ボットで埋める
web-bot-strength = ボットの強さ
web-bot-random = ランダム
web-bot-greedy = 欲ばり
web-bot-belief = 推理型
web-bot-level = ボット：{ $level }
web-seat-here = 接続中
web-seat-committed = 乱数を追加済み
web-options-usual = 標準
web-options-changed = { NUMBER($n) }件変更
web-options-host = オプションはホストが決めます。
web-preset = 遊び方
web-preset-usual = 標準
    .help = 各オプションは下のとおりです。
web-clock = 時計
web-clock-none = 時計なし
    .help = 好きなだけ考えられます。
web-clock-live = リアルタイム
    .help = 一度に遊び切るとき。一手ごとの秒数と、予備時間があります。
web-clock-days = 日単位
    .help = 何週間もかけて遊ぶとき。一手ごとに日数で区切ります。
web-clock-decision = 一手ごとの秒数
web-clock-on-top = 予備時間の秒数
web-clock-each = 一手ごとの日数
web-spectators = 観戦を認める（手札は見えません）
web-after = 終わったあとにゲームを見られる人
web-after-players = プレイした人だけ
web-after-link = リンクを知っている人すべて
web-start = ゲームを始める
web-start-missing = 空席が{ NUMBER($n) }つあります。参加を待つか、ボットを追加するか、席を減らしてください。
web-start-ready = 全員そろいました。
web-sit-first = 遊ぶには席を選んでください。このまま観戦もできます。
web-wait-host = ホストがゲームを始めるのを待っています。
web-invite = 他の人を招待
web-invite-help = リンクを送るか、コードをカメラで読み取ってもらってください。
web-link = このテーブルへのリンク
web-copy = リンクをコピー
web-copied = リンクをコピーしました。
web-qr = リンクのQRコード
web-network = ネットワーク内のアドレス
web-join-here = ここから参加
web-big-screen = 大画面を開く
web-deal = 封印された配札
web-deal-help = シャッフルの結果は開始前に決まり、封印されています。この数値は、今は何も明かさず、あとで何も変えられていないことを証明します。
web-deal-mixed = { NUMBER($n) ->
    [0] どの端末も独自の乱数を加えます。
   *[other] { NUMBER($n) }人のプレイヤーが独自の乱数を加えました。配札を一人で決められる人はいません。
}
web-dealing = カードを配っています…
web-dealing-why = 各端末が約束した乱数を公開し、そのすべてを混ぜて配札を決めます。

## At the table

web-people = プレイヤー
web-prompt = テーブルが待っていること
web-seat-you = あなた
web-seat-asked = 回答待ち
web-seat-out = 離脱
web-seat-lost = 未接続
web-seat-winner = 勝者
web-table-closed = このテーブルは開けません
web-set-up = テーブルを整える
web-screen-lobby = すべての席が埋まるとゲームが始まります。
web-only-answer = 選べる答えが1つだけだったので、自動で答えました：{ $answer }
web-paused = 一時停止中です。時計は止まっています。
web-no-rules = このゲームはルールのバージョン { NUMBER($version) } で始まりましたが、このプログラムにはそのルールがないため、止めてあります。今の状態を見ることはできます。
web-no-rules-host = メニューからテーブルを閉じれば、同じ顔ぶれで今のルールでもう一度遊べます。
web-abandoned = ホストがこのテーブルを閉じました。
web-choices = { NUMBER($n) }通りの選択肢
web-do-it = これにする
web-undo = 取り消す
web-undo-vote = その一手で、他の人が何かを知りました。取り消すには全員の同意が必要です。
web-ask-table = 全員に尋ねる
web-leave-it = そのままにする
web-vote = 一手の取り消しに同意しますか？
web-vote-yes = 同意する
web-vote-no = 断る
web-what-if = どうなるか
web-what-if-nothing = あなたに見える変化はありません。
web-what-if-unsure = この先は、運や、他の人が隠しているもの次第です。
web-pick = { NUMBER($least) ->
    [0] { NUMBER($most) }つまで選べます。選択中：{ NUMBER($n) }
   *[other] { NUMBER($least) }～{ NUMBER($most) }つ選んでください。選択中：{ NUMBER($n) }
}
web-clock-label = 残り時間：
web-clock-reserve = 予備
web-days-hours = { NUMBER($days) }日{ NUMBER($hours) }時間

## Menu of the table

web-menu = メニュー
web-shown-as = テーブルの表示
web-board = 盤面で表示
web-plain = 文字で表示
web-hand-only = このスマートフォンを手札にする
web-hand-whole = テーブル全体をここに表示
web-pause = 一時停止する
web-resume = 再開する
web-replace = ボットに任せる
web-more-time = 時間を追加
web-take-over = この席を引き継ぐ
web-watchers = { NUMBER($n) ->
    [0] 観戦者はいません。
   *[other] { NUMBER($n) }人が観戦しています。
}
web-rise-game = ゲームを抜ける
web-rise-sure = このあとは、他の人かボットがあなたの代わりに続けます。また座れたとしても、席は抜けたときのままではありません。
web-rise-notes = 代わりの人に自分のメモを見せる
web-stay = 残る
web-abandon = テーブルを閉じる
web-abandon-sure = 全員のゲームがここで終わり、勝敗は付きません。
web-play-on = ゲームを続ける

## Several people on one device

web-hand-over = 端末を渡す
web-give-to = 端末を { $name } さんに渡してください
web-give-help = 画面には誰の手札も出ていません。{ $name } さんは、他の人が見ていないときに続けてください。
web-i-am = { $name } です

## The drawer

web-drawer = 経過と会話
web-drawer-unread = 新しい発言
web-tab-result = 結果
web-tab-log = 経過
web-tab-talk = 会話
web-tab-rules = ルール
web-tab-notes = メモ
web-talk = 会話
web-talk-lines = これまでの発言
web-talk-empty = まだ誰も発言していません。
web-say = 発言する
web-say-what = 発言を入力
web-phrase = 各自の言語で読める定型文
web-phrase-choose = 定型文を選ぶ…
web-phrase-part = 定型文に入れる言葉
web-notes-help = あなたのメモです。テーブルが預かり、誰にも見せません。
web-notes-covered = メモは隠れています。読むには封筒を開けてください。
web-notes-kept = 保存しました。
web-notes-writing = 保存しています…
web-rules-search = ルールを検索
web-rules-found = { NUMBER($n) }件見つかりました
web-rules-of = { $game }のルール
web-rule-open = ルール { $id }
web-rule-browse = ルールの続きを読む

## The log, beside what the game tells

web-log-empty = まだ何も起きていません。
web-log-earlier = 以前の経過を表示
web-log-gone = （取り消し済み）
web-log-spoken = { $name }：{ $text }
web-log-sat = { $kind ->
    [bot] ボットの { $name } が席に着きました。
   *[other] { $name } が席に着きました。
}
web-log-rose = { $seat } が席を立ちました。
web-log-kicked = ホストが { $seat } を退席させました。
web-log-replaced = { $kind ->
    [bot] これからはボットが { $seat } の代わりを務めます。
   *[other] これからは { $name } が { $seat } の代わりを務めます。
}
web-log-configured = ホストがオプションを変えました。
web-log-dealing = 配札を始めます。
web-log-started = { NUMBER($n) ->
    [0] 準備ができました。
   *[other] 準備ができました。{ NUMBER($n) }人のプレイヤーが配札に乱数を加えました。
}
web-log-paused = 一時停止しました。
web-log-no-rules = 一時停止しました。このプログラムにはルールのバージョン { NUMBER($version) } がありません。
web-log-resumed = 再開しました。
web-log-extended = { $seat_is ->
    [me] あなたの時間が{ NUMBER($seconds) }秒増えました。
   *[other] { $seat } の時間が{ NUMBER($seconds) }秒増えました。
}
web-log-undo-asked = { $seat_is ->
    [me] 直前の一手を取り消してよいか、テーブルの全員に尋ねています。
   *[other] { $seat } が直前の一手の取り消しを求めています。
}
web-log-undo-answered = { $agree ->
    [yes] { $seat_is ->
        [me] あなたは同意しました。
       *[other] { $seat } は同意しました。
    }
   *[no] { $seat_is ->
        [me] あなたは断りました。
       *[other] { $seat } は断りました。
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
web-share = このゲームのリンクをコピー
web-share-link = このゲームへのリンク
web-players-only = このゲームを見られるのは、プレイした人だけです。
web-private-talk = 内緒の話
web-private-talk-help = このゲームには、あなたが話したか聞いた、全員向けではない会話があります。ほかの人には公開されません。加わった全員が同意すれば、このゲームを見られる人なら誰でも読めるようになります。あとから取り消すことはできません。
web-private-talk-open = 読めるようにする
web-private-talk-agreed = 同意しました。加わったほかの人も全員同意すると、読めるようになります。
web-replay = リプレイを見る
web-download = 記録をダウンロード
web-charts = ゲームの流れ
web-fair = 公正でしたか？
web-fair-help = ロビーで見た封印は、もう解かれています。すべての抽選を、ブラウザーで計算し直せます。
web-check-deal = すべて確かめる
web-checking = 確かめています…

## Checks of a record

web-verify = ゲームの検証
web-verify-help = 終わったゲームの記録をここにドロップしてください。公開された秘密の値から、ブラウザーがすべての抽選を自分で計算します。続いてサーバーが、ゲーム全体を最初からやり直します。
web-file-drop = 記録をここにドロップするか、ファイルを選んでください
web-file-bad = { $file } は記録ではありません。ゲームの終わりにダウンロードした .json ファイルを選んでください。
web-all-good = すべて正しいことを確かめました。
web-not-good = この記録には正しくないところがあります。
web-not-proven = この記録に誤りは見つかりませんが、証明できない点があります。
web-check-good = 正しい
web-check-bad = 正しくない
web-check-unproven = 証明なし
web-check-record = 記録
    .good = 読み取れます。
    .bad = 終わったゲームの記録ではありません。
web-check-commitment = 配札の封印
    .good = 公開された秘密の値は、開始前に封印されたものです。
    .bad = 公開された秘密の値は、開始前に封印されたものではありません。
web-check-contributions = 端末の乱数
    .good = { NUMBER($n) ->
        [0] 乱数を加えたプレイヤーはいません。
       *[other] { NUMBER($n) }人のプレイヤーが、約束どおりの乱数を加えました。
    }
    .bad = 席{ NUMBER($n) }の公開したものが、約束と違います。
web-check-header = 名前、オプション、内容物
    .good = 配札とともに封印され、書き換えられていません。
    .bad = 配札とともに封印されたものと違います。
    .unproven = この記録は古い形式で、これらを封印していません。書き換えられた可能性があります。
web-check-draws = すべての抽選
    .good = { NUMBER($n) }回の抽選はすべて、秘密の値と端末の乱数から導けます。
    .bad = { NUMBER($n) }回目の抽選は、秘密の値から導けません。
web-check-lobby = ロビーで見た封印
    .good = 記録にあるものと同じです。
    .bad = 記録にあるものと違います。
web-check-dealt = 配札のときに見た封印
    .good = 記録にあるものと同じです。
    .bad = 記録には別の封印があります。
web-check-own = この端末の乱数
    .good = この端末が選んだとおりに、配札に使われました。
    .bad = 席{ NUMBER($n) }について、記録には別のものがあります。
web-check-server = { $check }（サーバーが確認）
web-server-check-commitment = 配札の封印
    .good = 秘密の値は、封印されたものです。
web-server-check-contributions = 端末の乱数
    .good = すべて約束どおりです。
web-server-check-header = 名前、オプション、内容物
    .good = 封印されたものと同じです。
    .unproven = この記録は古い形式で、これらを封印していません。
web-server-check-draws = すべての抽選
    .good = すべて秘密の値から導けます。
web-server-check-fold = 出来事と結果
    .good = 出来事を順にたどると、この結果になります。
web-server-check-decisions = すべての決定
    .good = ゲーム全体をルールどおりにやり直し、同じ結果になりました。
    .unproven = このプログラムにないルールで行われたため、ルールどおりだったかはここでは確かめられません。
web-verify-how = 仕組み
web-verify-1 = 開始前に、テーブルは秘密の値を選び、その封印を見せます。封印とは、他のどの値にも合わない「指紋」です。
web-verify-2 = 各端末が独自の乱数を加えます。テーブルは、秘密の値を封印した時点では、その乱数を知りません。
web-verify-3 = すべての抽選は、この2つと、名前や取り決めから計算されます。秘密の値は、ゲームのあとで公開されます。
web-verify-4 = 記録があれば、誰でも計算し直せます。ここでも、オフラインの「consigliere verify」でもできます。

## Replay

web-replay-title = ゲームのリプレイ
web-replay-help = 終わったゲームの記録をここにドロップすると、一手ずつたどれます。
web-replay-play = 自動で進める
web-replay-stop = 止める
web-viewer = 視点
web-gallery = 観戦者
web-history = ゲームの進行
web-history-step = 手
web-history-first = 最初の手
web-history-back = 一手戻る
web-history-next = 一手進む
web-history-last = 最後の手
web-history-place = { NUMBER($of) }手中{ NUMBER($n) }手目

## About

web-about = コンシリエーレについて
web-about-long = 昔の物語では、テーブルのそばにコンシリエーレが控えています。銀行を預かり、ルールをすべて知り、知っていることを決して漏らさない、中立の相談役です。その役目をソフトウェアにしました。小さなコンピューター1台で動き、インターネットもアカウントも要りません。
web-about-promise = 見てはいけない情報は、誰にも送られません。確定した一手が失われることはありません。できないときは、必ず理由のルールを示します。どの配札も、誰でも確かめられます。
web-about-languages = 言語
web-about-languages-text = 英語、ペルシア語、日本語、ウクライナ語を、同じテーブルで同時に使えます。言語は各自がいつでも選べます。
web-about-editions = 版
web-about-editions-text = ここにあるゲームの内容物は、ルールブックに従っています。
web-about-reconstructed = ルールブックに内容物の一覧がない場合は、推定で復元しました。製品をお持ちなら、本来の内容物を記した版ファイルを読み込めます。
web-about-licences = 感謝とライセンス
web-about-icons = アイコンの一部は game-icons.net のもので、作者は Lorc、Delapouite などです（CC BY 3.0）。
web-about-fonts = フォント：Cormorant、Vazirmatn、しっぽり明朝、Noto Sans JP（SIL Open Font License）。
web-about-games = ゲームの権利は作者と出版社にあります。製品から取ったものはなく、絵はすべて独自のものです。
web-version = バージョン { $version }
