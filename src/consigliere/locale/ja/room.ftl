# 部屋：話し合いが中心のゲームを、言葉のテーブルで。秘密のものは封筒の中にあります。

## いま

room-day = { NUMBER($n) }日目の昼
room-night = { NUMBER($n) }日目の夜
room-round = 第{ NUMBER($n) }ラウンド
room-players = プレイヤー
room-ghost = 幽霊
room-coins = コイン{ NUMBER($n) }枚
room-claims = 自称：{ $role }
room-you-are-out = あなたは脱落しました。ここからは見守ります。幽霊の集まりは封筒の中にあります。

## ひと押しで

room-accuse = 告発する
room-elect = 選ぶ
room-bang = 撃つ
room-use-gun = 銃があなたの前にあります：誰かを撃つ
room-elect-none = 全員の選択が示されるまで、あなたの選択は誰にも見えません。
room-elect-in = 選択は封筒に入りました。全員が選び終わるまで変えられます。

## 夜：誰にとっても同じ画面

room-night-how = プレイヤーか「誰も選ばない」に触れてから、確認してください。どのカードの人も、これと同じ画面を見ています。
room-fast-how = 自分以外のプレイヤーに触れてから、確認してください。どのカードの人も、これと同じ画面を見ています。
room-opening-how = 封筒を開けて自分のカードを見てから、確認してください。誰もがこれと同じ画面を見ています。
room-nobody = 誰も選ばない
room-tap-point = 逮捕したい人に触れてください。誰を指さしたかは、他の裏切り者に見えます。
room-tap-agree = 全員が同じ人を指ささないと、逮捕は行われません。
room-tap-peek = 正体を知りたい人に触れてください。答えはここで耳打ちされます。
room-tap-offer = 申し出をする相手か「誰も選ばない」に触れてください。申し出はゲーム中に一度だけです。
room-tap-give-gun = 明日、銃を渡したい人に触れてください。
room-tap-give-vest = ベストを渡したい人に触れてください。
room-tap-strike = 襲う相手か「誰も選ばない」に触れてください。ドンでなければ、あなたが脱落します。
room-no-don-left = ドン・コルレオーネはもういません。誰を襲っても、あなたが脱落します。
room-tap-seek = ドンかどうかを知りたい人に触れてください。
room-tap-tap = 身代わりにする人に触れてください。その人はあなたと一緒に勝ちます。
room-tap-place-gun = 銃を前に置く相手に触れてください。
room-tap-nothing = あなたのカードには、今は選ぶことがありません。周りに気づかれないように、好きな名前に触れてから確認してください。

## 投票

room-vote-on = { $seat } への投票
room-downs-needed = { NUMBER($living) }人のうち{ NUMBER($n) }人が親指を下にすれば追放
room-downs = 親指を下：{ NUMBER($n) }人
room-ballot-in = 投票済み
room-ballot-out = まだ投票していない
room-ballot-yours = 投票しました。締め切りまで変えられます。
room-ballot-none = 全員の親指が示されるまで、誰にも見えません。
room-ballot-open = 親指を示すと、すぐに全員に見えます。

## 議事録

room-ledger-of = 表示する人
room-everybody = 全員
room-ledger-empty = まだ何も発言がありません。
room-answer = 答える項目
room-because = これを理由に…

## カミングアウト

room-claims-title = カミングアウトの一覧
room-claimed = （自称{ NUMBER($claimed) }人、実際は{ NUMBER($n) }人）
room-report = { NUMBER($n) }日目の夜、{ $seat }：{ $side }

## 封筒

room-envelope = あなたの封筒
room-open-envelope = 封筒を開ける
room-close-envelope = 封筒を閉じる
room-whispers = あなたへの耳打ち
room-no-whispers = まだ何もありません。
room-team = 他の裏切り者
room-signs = 声に出さずに
room-lounge = 幽霊の集まり
room-cards-seen = 幽霊から見えるカード
room-team-chat = 裏切り者どうし
room-notebook = 手帳
room-notebook-help = このブラウザーの中だけに残ります。
room-note-mark = { $seat } をどう見るか
room-note-text = { $seat } についてのメモ
notemark-family = ファミリー
notemark-likely = たぶんファミリー
notemark-doubtful = 怪しい
notemark-traitor = 裏切り者

## 終わり

room-won-family = ファミリーの勝ちです。
room-won-traitors = 裏切り者の勝ちです。
room-won-draw = 勝者はいません。
room-won-cops = 警官の勝ちです。
room-won-don = ドンの勝ちです。
room-strength = 両陣営の人数
room-timeline = これまでの経緯

## ロビー

room-role-list = このゲームの役職
room-measured-full = この役職構成でボットどうしが{ NUMBER($games) }ゲーム対戦し、ファミリーの勝率は{ NUMBER($percent) }%でした。
room-measured-fast = この人数のボットどうしのクイックゲーム{ NUMBER($games) }回で、警官の勝率は{ NUMBER($percent) }%でした。

## クイックゲーム：カードごとの役目

room-fast-don = ラウンドごとに、こっそり誰かの前に銃を置きます。置かれた人は必ず撃ちます。撃たれないまま警官が1人以下になれば、あなたの勝ちです。
room-fast-cop = この中の1人がドンです。銃を持つ人は必ず誰かを撃ちます。ドンに当たれば警官全員の勝ち、外れれば2人とも脱落します。
room-fast-patsy = あなたは身代わりです。ドンが勝てば、あなたも勝ちます。

## ヘルプ

room-help = 遊び方
room-help-day = 昼は全員で話し合います。本当のことを言う必要はありません。誰かを告発し、他の人が賛同すると、被告が弁明してから、生存者全員で投票します。親指を下にした人が過半数なら、被告は追放され、カードが公開されます。誰かが追放されるか、全員が「以上」と言うか、時間が来ると、夜になります。裏切り者がいなくなればファミリーの勝ち、裏切り者がファミリーの人数以上になれば裏切り者の勝ちです。
room-help-night = 夜は全員が同じ画面を見ていて、誰が本当に何かを選んでいるのかはわかりません。裏切り者は逮捕する相手を決めます。能力のあるカードもあり、触れると何が起きるかは封筒に書いてあります。朝になると、誰が脱落したかが告げられます。
room-help-fast = ラウンドごとに、ドンがこっそり誰かの前に銃を置き、その人は必ず撃ちます。ドンに当たれば警官全員の勝ちです。外れれば、撃った人も撃たれた人も脱落し、次のラウンドになります。警官が1人以下になれば、ドンの勝ちです。

## 発言を短く

short-claim = カミングアウト
short-report = 結果報告
short-suspect = 疑う
short-trust = 信じる
short-will-vote = 票の約束
short-ask-vote = 投票の呼びかけ
short-agree = 同意
short-disagree = 反対
short-bought = 買った言葉
short-asks = 質問
short-asks-claim = あなたの役職は？
short-asks-report-night = 何日目の夜？
short-asks-report-about = 誰のことを？
short-asks-report-side = 何がわかった？
short-asks-suspect = 誰を疑う？
short-asks-trust = 誰を信じる？
short-asks-will-vote-about = 誰の裁判なら？
short-asks-will-vote-thumb = 親指は上？下？
short-asks-ask-vote = 誰を追放する？
short-asks-agree = どの発言に同意？
short-asks-disagree = どの発言に反対？
short-asks-bought = どんな言葉？
short-sign = 合図
short-word = 言葉
