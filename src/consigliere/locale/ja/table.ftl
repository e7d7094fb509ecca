# What every table says, whatever the game.

## Lists. { $list } is what has been joined so far. The spaces beside × do not break.

list-next = { $list }、{ $item }
list-last = { $list }、{ $item }
list-times = { $item } ×{ NUMBER($n) }
you = あなた
nobody = なし

## Words of a table

table-seat = 席
table-seat-number = 席{ NUMBER($n) }
table-options = オプション
table-rules = ルール
table-log = これまでの経過
table-your-turn = あなたの手番です。
table-waiting = { $seats } を待っています。
table-bot = ボット
table-edition = 版：{ $name }
table-components = 内容物：以前の版（第{ NUMBER($version) }版）
table-reconstructed = 復元版：内容物についての{ NUMBER($all) }項目のうち、{ NUMBER($n) }項目は推定によるものです。
table-winners = 勝者：{ $seats }
table-over = ゲーム終了です。

## Taking a step back

undo-done = { $seat_is ->
    [me] あなたは直前の一手を取り消しました。
   *[other] { $seat } は直前の一手を取り消しました。
}
undo-asked = { $seat_is ->
    [me] 直前の一手を取り消してよいか、テーブルの全員に尋ねています。
   *[other] { $seat } が直前の一手の取り消しを求めています。同意しますか？
}
undo-agreed = 全員が同意しました。その一手を取り消します。
undo-declined = 同意が得られませんでした。その一手はそのままです。

## Why not: refusals of any game

refusal-unknown-command = { NUMBER($arguments) ->
    [0] ここで使えるコマンドではありません。使えるコマンドは help で確かめられます。
   *[other] 「{ $word }」は、ここでは使えません。使えるコマンドは help で確かめられます。
}
refusal-only-the-house = 時計の管理と不在のプレイヤーの代行は、テーブルだけが行います。
refusal-not-started = ゲームはまだ始まっていません。開始をお待ちください。
refusal-no-such-seat = このテーブルにその席はありません。
refusal-steps-after-a-draw = 途中に運で決まることがあるので、まず最初の一手だけを送り、続きはそのあとにしてください。
refusal-text-length = 発言は空にせず、{ NUMBER($most) }文字以内でお願いします。
refusal-nobody-waits-for-that-seat = その席の番ではないので、代わりに行うことはありません。
refusal-unknown-option = オプション「{ $option }」はありません。次から選んでください：{ $known }。
refusal-bad-option-value = 「{ $value }」はオプション { $option } に使えません。使える値：{ $allowed }。
refusal-unknown-preset = 「{ $preset }」という設定はありません。次から選んでください：{ $known }。

refusal-nothing-to-undo = 取り消せる手がありません。
refusal-undo-after-a-draw = そのあとに運で決まったことがあるので、取り消せません。
refusal-undo-after-others = あなたの直前の一手のあとに他の人が行動したので、取り消せません。
refusal-undo-tells = その取り消しには、テーブルの全員の同意が必要です。

## Why not: refusals of the table

refusal-only-the-host = それができるのはテーブルのホストだけです。
refusal-no-such-channel = ここではその会話に加われません。あなたにも聞こえない会話です。
refusal-sit-first = まだ席に着いていません。先に席に着いてください。
refusal-not-your-seat = それはあなたの席ではありません。
refusal-no-spectators = このテーブルは観戦できません。ホストに席を頼んでください。
refusal-only-players = このテーブルのゲームは終わりました。見られるのはプレイした人だけです。
refusal-no-private-talk = このテーブルで内緒の話には加わっていません。
refusal-already-begun = ゲームはもう始まっています。それを変えられるのは開始前だけです。
refusal-being-dealt = 配札の途中です。数秒お待ちください。
refusal-table-closed = このテーブルのゲームは終わっています。
refusal-table-full = このテーブルに残せる記録がいっぱいです。これからは、ゲームが待っている手だけを受け付けます。
refusal-paused = ゲームは一時停止中です。再開をお待ちください。
refusal-not-paused = ゲームは一時停止していません。
refusal-no-pauses = このゲームは一時停止できません。始める前にそう決めてあります。
refusal-no-seat-now = 今はその席に着けません。あとでもう一度お試しください。
refusal-not-in-the-dark = 暗いあいだは、誰も席を立ったり着いたりできません。昼までお待ちください。
refusal-no-such-rules = このゲームはルールのバージョン { NUMBER($version) } で始まりましたが、このプログラムにはそのルールがありません。そのため止めてあり、先へは進みません。今の状態を見ることはできます。ホストはテーブルを閉じて、同じ顔ぶれで今のルールでもう一度遊べます。
refusal-not-your-pause = 再開できるのは、ホストか一時停止した人だけです。
refusal-seat-taken = その席は埋まっています。別の席を選んでください。
refusal-seat-barred = ホストが決めたので、あなたはその席には着けません。
refusal-no-substitute = その席の人は退席させられました。このテーブルでは代役を立てないので、そのカードはもう誰にも見せません。
refusal-nobody-there = その席には誰もいません。
refusal-rise-yourself = そこはあなたの席です。席を立つときは「席を立つ」を使ってください。
refusal-knows-another-hand = このゲームで別の席をプレイして秘密を知っているので、この席には着けません。
refusal-empty-seats = 空席が{ NUMBER($n) }つあります。参加を待つか、ボットを追加するか、席を減らしてください。
refusal-too-few-seats = すでにそれより多くの人が席に着いています。先に誰かが席を立ってください。
refusal-no-such-bot = ボット「{ $bot }」はありません。次から選んでください：{ $known }。
refusal-name-empty = 他の人が読める名前を入れてください。
refusal-not-opening = 今は乱数を公開するときではありません。何もしなくてかまいません。
refusal-nothing-promised = この席が公開すると約束したものは、ほかにありません。
refusal-not-as-promised = この席が配札のために約束したものと違います。
refusal-no-clock = このテーブルに時計はないので、時間を足す必要はありません。
refusal-clock-of-the-game = このゲームには専用の時計があります。プレイヤーごとの時計は夜に誰が答えたかを明かしてしまうため、テーブルの時計は使えません。
refusal-no-taking-back = このゲームでは取り消しはできません。夜の選択は、締め切られるまで選び直せます。
refusal-too-many-taken-back = このゲームではすでに { NUMBER($n) } 回取り消しました。上限に達したので、これからの手は取り消せません。
refusal-vote-open = 取り消しの同意をすでに求めています。返事をお待ちください。
refusal-not-asked = 今は同意を求められていません。
refusal-not-over = 再戦はゲームが終わってからです。
refusal-rematch-exists = 再戦のテーブル { $code } がすでにあります。そちらに参加してください。
refusal-too-late = ゲームは先に進みました。その答えは間に合いませんでした。

## What the kernel tells

event-drawn = { "" }
event-said = { $seat_is ->
    [me] あなた：{ $text }
   *[other] { $seat }：{ $text }
}

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

# In place of words that this reader did not hear.
said-in-private = ［内緒の話］

talk-hello = こんにちは！
talk-good-luck = お互いがんばりましょう！
talk-your-turn = { $seat_is ->
    [me] あなたの手番です。
   *[other] { $seat } の手番です。
}
talk-hurry = もう少し早くお願いします。
talk-one-moment = 少し待ってください。
talk-back = 戻りました。
talk-agree = それでいいですか？
talk-yes = はい。
talk-no = いいえ。
talk-thanks = ありがとう！
talk-sorry = ごめんなさい！
talk-well-played = お見事！
talk-bye = さようなら！
