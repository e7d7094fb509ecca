# An Offer You Can't Refuse: roles, items, questions, statements, what happened, options, and why not.
# The Moderator's lines are read aloud at a table: they are made from what everybody knows, and never hint.

offer = ゴッドファーザー：断れない申し出
    .about = このテーブルの誰もがファミリーの一員です。少なくとも、口ではそう言います。昼は話し合い、告発し、投票します。夜は裏切り者が誰かを逮捕します。裏切り者が同じ人数になる前に、見つけ出しましょう。クイックゲーム「銃は置いていけ、カンノーリを持ってこい」なら数分で決着します。

## Roles. .help says what each can do.

role-consigliere = コンシリエーレ
    .help = ファミリー。毎晩、他のプレイヤーを1人指名でき、その人がファミリーか裏切り者かを知ります。潜入捜査官はファミリーに見えます。
role-don = ドン・コルレオーネ
    .help = ファミリー。ゲーム中に一度、夜に誰かに申し出をすることができ、翌日その人の前に馬の首が置かれます。その日に裏切り者が1人も脱落しなければ、その人が脱落します。
role-mafioso = 構成員
    .help = ファミリー。能力はありません。武器は、耳と声と1票だけです。
role-cop = 警官
    .help = 裏切り者。他の裏切り者を知っています。毎晩、仲間と一致して1人を逮捕します。
role-accomplice = 共犯者
    .help = ファミリー。毎晩、1人を指名でき、翌日その人が銃を持ちます。銃を持つ人は、投票なしで1人を撃てます。
role-loyal_brute = 忠実な用心棒
    .help = ファミリー。毎晩、1人を指名でき、翌日その人がベストを持ちます。ベストは、その次の夜にその人を守ります。
role-coward = 臆病者
    .help = ファミリー。銃もベストも持っていられません。必ず左隣か右隣に渡します。
role-tough_guy = タフガイ
    .help = ファミリー。裏切り者に逮捕されても、あと1ラウンド残ってから去ります。
role-assassin = 暗殺者
    .help = 裏切り者。逮捕に加わります。さらに毎晩、誰かを襲うこともできます。ドンならドンが、違えば自分が脱落します。
role-police_chief = 警察署長
    .help = 裏切り者。逮捕に加わります。さらに毎晩、他のプレイヤーを1人指名し、ドンかどうかを知ることもできます。
role-saboteur = 破壊工作員
    .help = 裏切り者。逮捕に加わります。投票で追放されたら、左隣か右隣を道連れにします。
role-infiltrator = 潜入捜査官
    .help = 裏切り者。逮捕に加わります。コンシリエーレにはファミリーに見えます。
role-unknown = 不明な役職
    .help = このカードを見ることはできません。
role-none = 役職なし
    .help = 役職を指していません。

## Items

item-gun = 銃
    .help = 持っている人は、昼のあいだに、投票なしで他の1人を撃てます。撃ったあとか、昼の終わりに戻します。
item-vest = ベスト
    .help = 次の夜、着ている人を逮捕と暗殺者から守ります。昼は何も防ぎません。
item-horse_head = 馬の首
    .help = ドンの申し出です。この日に裏切り者が1人も脱落しなければ、前に置かれている人が脱落します。

## Sides of the game, and of a seat

side-family = ファミリー
side-traitor = 裏切り者
side-left = 左
side-right = 右

## Thumbs

thumb-up = 親指を上
    .help = 被告は残ります。
thumb-down = 親指を下
    .help = 被告は脱落します。

## In place of a player

choice-nobody = 誰も選ばない
choice-unset = 未選択
choice-unknown = 非公開

## The Don's offer

offered-not_made = あなたの知る限り、まだ
offered-made = 申し出済み
offered-seen = 全員に公開済み

## The calls of the night

call-arrest = 逮捕
call-peek = コンシリエーレが正体を尋ねる相手
call-offer = ドンの申し出
call-gun = 銃を渡す相手
call-vest = ベストを渡す相手
call-strike = 暗殺者が襲う相手
call-seek_don = 警察署長が調べる相手
call-bribe = 買収

## What the Moderator whispers, and what a ghost sends

answer-nothing = なし
answer-family = ファミリー
answer-traitor = 裏切り者
answer-yes = はい
answer-no = いいえ
answer-player = プレイヤーの名前
answer-text = 言葉
answer-consigliere = { role-consigliere }
answer-don = { role-don }
answer-mafioso = { role-mafioso }
answer-cop = { role-cop }
answer-accomplice = { role-accomplice }
answer-loyal_brute = { role-loyal_brute }
answer-coward = { role-coward }
answer-tough_guy = { role-tough_guy }
answer-assassin = { role-assassin }
answer-police_chief = { role-police_chief }
answer-saboteur = { role-saboteur }
answer-infiltrator = { role-infiltrator }

## The two games in the box

game-full = 断れない申し出
    .help = 昼と夜を繰り返す、5人から20人用のゲームです。
game-fast = 銃は置いていけ、カンノーリを持ってこい
    .help = ドンは1人、銃は1丁。数分で終わる、3人から7人用のゲームです。

## What a seat is asked; .waiting is what the others read meanwhile. By night everybody reads the same.

decision-in_the_box = 今は何もすることがありません。
    .waiting = 今は誰も何もすることがありません。
decision-over = ゲーム終了です。
    .waiting = ゲーム終了です。
decision-opening = 目を閉じてください。裏切り者どうしが顔を合わせます。自分のカードを見たら、確認してください。
    .waiting = 目を閉じてください。裏切り者どうしが顔を合わせます。
decision-coin = あなたは夜のうちに脱落しました。コインを左右どちらの隣に渡しますか？
    .waiting = { $seats } がコインを渡すのを待っています。
decision-pass_gun = あなたは銃を持っていられません。左右どちらの隣に渡しますか？
    .waiting = { $seats } が銃を隣に渡すのを待っています。
decision-pass_vest = あなたはベストを持っていられません。左右どちらの隣に渡しますか？
    .waiting = { $seats } がベストを隣に渡すのを待っています。
decision-introduce = 自己紹介をどうぞ。ひと言話すか、発言を1つするか、パスしてください。
    .waiting = { $seats } の自己紹介を待っています。
decision-elect = アイテムを誰に渡しますか？　誰か1人か「誰も選ばない」を選んでください。全員の選択は一斉に公開されます。
    .waiting = { $seats } が選ぶのを待っています。
decision-talk = 交渉の時間です。話し、発言し、疑わしい人を告発してください。今日はもう言うことがなければ「以上」と言ってください。
    .waiting = 交渉中です。まだ話が終わっていない人：{ $seats }。
decision-second = 告発がありました。賛同しますか？
    .waiting = 告発への賛同を待っています。
decision-defence = あなたは告発されています。弁明し、終わったら知らせてください。
    .waiting = { $seats } の弁明です。他の人は聞いてください。
decision-vote = 親指を上にすれば、被告は残ります。親指を下にすれば、被告は追放です。締め切りまで変えられます。
    .waiting = { $seats } の投票を待っています。
decision-blast = あなたは投票で追放されました。左隣と右隣、どちらを道連れにしますか？
    .waiting = { $seats } が左右どちらかを選ぶのを待っています。
decision-night_1 = 夜の第1部です。選ぶものがあれば選び、そのあと確認してください。
    .waiting = 夜の第1部です。
decision-night_2 = 夜の第2部です。選ぶものがあれば選び、そのあと確認してください。
    .waiting = 夜の第2部です。
decision-night_3 = 夜の第3部です。選ぶものがあれば選び、そのあと確認してください。
    .waiting = 夜の第3部です。
decision-night_4 = 夜の最後です。選ぶものがあれば選び、そのあと確認してください。
    .waiting = 夜の最後です。
decision-tap = 目を閉じ、こぶしをテーブルに置いてください。ドンが誰かのこぶしを軽くたたきます。選ぶものがあれば選び、そのあと確認してください。
    .waiting = 目を閉じ、こぶしをテーブルに置いてください。ドンが誰かのこぶしを軽くたたきます。
decision-place = 目を閉じてください。ドンが誰かの前に銃を置きます。選ぶものがあれば選び、そのあと確認してください。
    .waiting = 目を閉じてください。ドンが誰かの前に銃を置きます。
decision-bang = 銃はあなたのものです。ドンを見つけて、撃ってください。
    .waiting = { $seats } が銃を手に、ドンを探しています。
decision-last_call = 最終通告です。今すぐ撃ってください。撃たなければ、運が引き金を引きます。
    .waiting = { $seats } への最終通告です。

## What one may do; .help is the command to type

command-ready = 確認する
    .help = ready
command-not-ready = 確認を取り消す
    .help = not ready
command-pass = パスする
    .help = pass
command-withdraw = 告発を取り下げる
    .help = withdraw
command-second = 告発に賛同する
    .help = second
command-no-second = 賛同しない
    .help = no
command-end-defence = 弁明を終える
    .help = end
command-up = 親指を上にする
    .help = up
command-down = 親指を下にする
    .help = down
command-over = 「以上」：今日はもう言うことがない
    .help = over
command-not-over = 「以上」を取り消す
    .help = not over
command-blast = 隣を道連れにする：{ $side }
    .help = blast left|right
command-give-coin = コインを渡す：{ $side }
    .help = coin left|right
command-pass-gun = 銃を隣に渡す：{ $side }
    .help = pass gun left|right
command-pass-vest = ベストを隣に渡す：{ $side }
    .help = pass vest left|right
command-set-gun = 銃が来たら隣に渡す：{ $side }
    .help = set gun left|right
command-set-vest = ベストが来たら隣に渡す：{ $side }
    .help = set vest left|right
command-elect = { $seat } を選ぶ
    .help = elect 席
command-elect-nobody = 誰も選ばない
    .help = elect nobody
command-accuse = { $seat } を告発する
    .help = accuse 席
command-shoot = { $seat } を撃つ
    .help = shoot 席
command-point = { $seat } を指さす
    .help = point 席
command-point-nobody = 誰も逮捕しない
    .help = point nobody
command-unpoint = 指を下ろす
    .help = unpoint
command-peek = { $seat } の正体を尋ねる
    .help = peek 席
command-peek-nobody = 誰の正体も尋ねない
    .help = peek nobody
command-offer = { $seat } に申し出をする
    .help = offer 席
command-offer-nobody = 誰にも申し出をしない
    .help = offer nobody
command-give-gun = { $seat } に銃を渡す
    .help = gun 席
command-give-gun-nobody = 誰にも銃を渡さない
    .help = gun nobody
command-give-vest = { $seat } にベストを渡す
    .help = vest 席
command-give-vest-nobody = 誰にもベストを渡さない
    .help = vest nobody
command-strike = { $seat } を襲う
    .help = strike 席
command-strike-nobody = 誰も襲わない
    .help = strike nobody
command-seek = { $seat } がドンかどうか尋ねる
    .help = seek 席
command-seek-nobody = 今夜はドンを探さない
    .help = seek nobody
command-bribe = { $seat } を買収する
    .help = bribe 席
command-bribe-nobody = 誰も買収しない
    .help = bribe nobody
command-tap = { $seat } をたたく：身代わりにする
    .help = tap 席
command-place-gun = { $seat } の前に銃を置く
    .help = place 席
command-bang = バン！　{ $seat } を撃つ
    .help = bang 席
command-say = 話す
    .help = say 言葉

# Statements, as they stand on their buttons. Where a place is left open, it is a question.
command-claim = 「私は{ $role }です」
    .title = 役職をカミングアウトする
    .help = claim 役職
command-report = { $side_id ->
    [traitor] 「{ NUMBER($night) }日目の夜の結果です。{ $about } は裏切り者でした」
   *[family] 「{ NUMBER($night) }日目の夜の結果です。{ $about } はファミリーでした」
}
    .title = 夜にわかったことを報告する
    .help = report 夜 席 family|traitor
command-suspect = 「{ $about } を疑っています」
    .title = 誰かを疑う
    .help = suspect 席
command-trust = 「{ $about } を信じています」
    .title = 誰かを信じる
    .help = trust 席
command-will-vote = { $thumb_id ->
    [up] 「今日 { $about } が裁判にかけられたら、私は親指を上にします」
   *[down] 「今日 { $about } が裁判にかけられたら、私は親指を下にします」
}
    .title = 票を約束する
    .help = will-vote 席 up|down
command-ask-vote = 「{ $about } を追放しましょう。みなさん、票を合わせてください」
    .title = 誰かへの投票を呼びかける
    .help = ask-vote 席
command-agree = 「#{ NUMBER($entry) } に同意します」
    .title = 誰かの発言に同意する
    .help = agree 番号
command-disagree = 「#{ NUMBER($entry) } には反対です」
    .title = 誰かの発言に反対する
    .help = disagree 番号
command-bought = 「コインで買った言葉は『{ $word }』です」
    .title = 賄賂で得た言葉を話す
    .help = bought 言葉
command-bought-role = 「コインで買ったのは、『{ $role }』という役職の名前です」
    .title = 賄賂で役職の名前を得たと話す
    .help = bought role:役職
command-bought-player = 「コインで買ったのは、{ $seat } という名前です」
    .title = 賄賂でプレイヤーの名前を得たと話す
    .help = bought player:席
command-bought-nothing = 「コインで買えたのは、沈黙だけでした」
    .title = 賄賂で何も得られなかったと話す
    .help = bought -
command-asks-claim = 「{ $target }、あなたの役職は何ですか？」
    .title = 役職を尋ねる
    .help = ask 席 claim any
command-asks-report-night = { $side_id ->
    [traitor] 「{ $target }、{ $about } が裏切り者だとわかったのは、何日目の夜ですか？」
   *[family] 「{ $target }、{ $about } がファミリーだとわかったのは、何日目の夜ですか？」
}
    .title = 何日目の夜にわかったかを尋ねる
    .help = ask 席 report any 席 family|traitor
command-asks-report-about = { $side_id ->
    [traitor] 「{ $target }、{ NUMBER($night) }日目の夜に見つけた裏切り者は誰ですか？」
   *[family] 「{ $target }、{ NUMBER($night) }日目の夜にファミリーだとわかったのは誰ですか？」
}
    .title = 誰のことがわかったかを尋ねる
    .help = ask 席 report 夜 any family|traitor
command-asks-report-side = 「{ $target }、{ NUMBER($night) }日目の夜、{ $about } の結果はどうでしたか？」
    .title = あるプレイヤーの結果を尋ねる
    .help = ask 席 report 夜 席 any
command-asks-suspect = 「{ $target }、誰を疑っていますか？」
    .title = 誰を疑っているかを尋ねる
    .help = ask 席 suspect any
command-asks-trust = 「{ $target }、誰を信じていますか？」
    .title = 誰を信じているかを尋ねる
    .help = ask 席 trust any
command-asks-will-vote-about = { $thumb_id ->
    [up] 「{ $target }、今日は誰の裁判なら親指を上にしますか？」
   *[down] 「{ $target }、今日は誰の裁判なら親指を下にしますか？」
}
    .title = 誰なら親指を上や下にするかを尋ねる
    .help = ask 席 will-vote any up|down
command-asks-will-vote-thumb = 「{ $target }、今日 { $about } が裁判にかけられたら、親指は上ですか、下ですか？」
    .title = あるプレイヤーにどう投票するかを尋ねる
    .help = ask 席 will-vote 席 any
command-asks-ask-vote = 「{ $target }、誰を追放すべきですか？」
    .title = 誰を追放すべきかを尋ねる
    .help = ask 席 ask-vote any
command-asks-agree = 「{ $target }、どの発言に同意しますか？」
    .title = どの発言に同意するかを尋ねる
    .help = ask 席 agree any
command-asks-disagree = 「{ $target }、どの発言に反対ですか？」
    .title = どの発言に反対するかを尋ねる
    .help = ask 席 disagree any
command-asks-bought = 「{ $target }、コインでどんな言葉を買いましたか？」
    .title = 賄賂で得た言葉を尋ねる
    .help = ask 席 bought any
command-because-claim = { command-claim }（理由：#{ NUMBER($because) }）
    .help = because 番号 claim 役職
command-because-report = { command-report }（理由：#{ NUMBER($because) }）
    .help = because 番号 report 夜 席 family|traitor
command-because-suspect = { command-suspect }（理由：#{ NUMBER($because) }）
    .help = because 番号 suspect 席
command-because-trust = { command-trust }（理由：#{ NUMBER($because) }）
    .help = because 番号 trust 席
command-because-will-vote = { command-will-vote }（理由：#{ NUMBER($because) }）
    .help = because 番号 will-vote 席 up|down
command-because-ask-vote = { command-ask-vote }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask-vote 席
command-because-agree = { command-agree }（理由：#{ NUMBER($because) }）
    .help = because 番号 agree 番号
command-because-disagree = { command-disagree }（理由：#{ NUMBER($because) }）
    .help = because 番号 disagree 番号
command-because-bought = { command-bought }（理由：#{ NUMBER($because) }）
    .help = because 番号 bought 言葉
command-because-bought-role = { command-bought-role }（理由：#{ NUMBER($because) }）
    .help = because 番号 bought role:役職
command-because-bought-player = { command-bought-player }（理由：#{ NUMBER($because) }）
    .help = because 番号 bought player:席
command-because-bought-nothing = { command-bought-nothing }（理由：#{ NUMBER($because) }）
    .help = because 番号 bought -
command-because-asks-claim = { command-asks-claim }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 claim any
command-because-asks-report-night = { command-asks-report-night }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 report any 席 family|traitor
command-because-asks-report-about = { command-asks-report-about }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 report 夜 any family|traitor
command-because-asks-report-side = { command-asks-report-side }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 report 夜 席 any
command-because-asks-suspect = { command-asks-suspect }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 suspect any
command-because-asks-trust = { command-asks-trust }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 trust any
command-because-asks-will-vote-about = { command-asks-will-vote-about }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 will-vote any up|down
command-because-asks-will-vote-thumb = { command-asks-will-vote-thumb }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 will-vote 席 any
command-because-asks-ask-vote = { command-asks-ask-vote }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 ask-vote any
command-because-asks-agree = { command-asks-agree }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 agree any
command-because-asks-disagree = { command-asks-disagree }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 disagree any
command-because-asks-bought = { command-asks-bought }（理由：#{ NUMBER($because) }）
    .help = because 番号 ask 席 bought any

# The word of a ghost, and the signs of the traitors.
command-word = 「{ $word }」という言葉を送る
    .title = 自分の言葉を送る
    .help = word 言葉
command-word-role = 役職の名前を送る：{ $role }
    .title = 役職の名前を送る
    .help = word role:役職
command-word-player = プレイヤーの名前を送る：{ $seat }
    .title = プレイヤーの名前を送る
    .help = word player:席
command-word-nothing = 何も送らない
    .title = 何も送らない
    .help = word -
command-sign-nod = { $seat } にうなずく
    .title = 誰かにうなずく
    .help = sign nod 席
command-sign-shake = { $seat } に首を横に振る
    .title = 誰かに首を横に振る
    .help = sign shake 席
command-sign-mark = { $seat } に印を付ける：{ $role }
    .title = 誰かに役職の印を付ける
    .help = sign mark 席 役職

# Titles of what commands ask for.
part-role = 役職
part-night = 夜
part-about = 誰について
part-side = どちら側
part-thumb = 親指
part-entry = 議事録の番号
part-because = 理由の番号
part-target = 誰に
part-word = 言葉
part-seat = プレイヤー

## What goes on now, in a few words

stage-in_the_box = 開始前
stage-opening = 幕開け
stage-coin = コインを渡す
stage-pass_gun = 銃を隣に渡す
stage-pass_vest = ベストを隣に渡す
stage-introduce = 自己紹介
stage-elect = アイテムを渡す相手の投票
stage-talk = 交渉
stage-second = 告発
stage-defence = 弁明
stage-vote = 投票
stage-blast = 爆破
stage-night_1 = 夜の第1部
stage-night_2 = 夜の第2部
stage-night_3 = 夜の第3部
stage-night_4 = 夜の最後
stage-tap = 秘密フェーズ：身代わり
stage-place = 秘密フェーズ：銃
stage-bang = ドン探し
stage-last_call = 最終通告
stage-over = ゲーム終了

## Titles of what lies on the table; .help where a person would ask

field-viewer = 視点
field-game = ゲーム
field-stage = 現在
field-day = 日
field-asked = 回答待ち
field-answered = 回答済み
field-accuser = 告発者
field-accused = 被告
field-seconder = 賛同者
field-ballots = 投票済み
field-over = 「以上」と言った
    .help = 今日はもう言うことがない人です。誰かが告発すると取り消されます。
field-gun = 銃
field-vest = ベスト
field-horse_head = 馬の首
field-living = 生存者
field-away = 不在
field-family_left = 残りのファミリー
field-traitors_left = 残りの裏切り者
field-team = 裏切り者
    .help = ゲームの終わりまで、裏切り者だけが読めます。
field-offer = ドンの申し出
field-arrested = 逮捕されたが残っている
    .help = タフガイです。あとで去ります。
field-patsy = 身代わり
field-gun_side = 銃が来たら
    .help = 左右どちらの隣に渡すか。
field-vest_side = ベストが来たら
    .help = 左右どちらの隣に渡すか。
field-bank = 銀行のコイン
field-coin_givers = これからコインを渡す
field-at_dusk = 日暮れ
field-item_elected = アイテムの投票は終了
field-trials = 今日の裁判
field-announced = 時間の知らせ
    .help = 今日、残り時間を知らせた回数。
field-vote_held = 今日、投票があった
field-cast_today = 今日投票した
field-missed_votes = 前回票を入れなかった
    .help = 投票のあった日に2日続けて入れないと、不在の印が付きます。
field-traitor_out = 今日、裏切り者が脱落した
field-traitor_voted_out = 今日、裏切り者が追放された
field-quiet_round = 今のところ静かなラウンド
    .help = まだ脱落者のないラウンドです。
field-quiet_rounds = 静かなラウンド
    .help = 脱落者のないラウンドが続いている数。続きすぎると引き分けになります。
field-all_seeing = すべてが見える幽霊
field-ledger = 議事録
    .help = 公の発言と決定のすべてに番号が付いていて、それを挙げて話せます。内容は経過で読めます。
field-ending = 決着
field-winners = 勝者
field-choices = 今夜の選択
field-peek = 正体を尋ねる相手
field-strike = 襲う相手
field-seek_don = ドンかどうか調べる相手
field-role = 役職
field-told = 知らされた陣営
    .help = 進行役がこのプレイヤーについてあなたに知らせたこと。
field-sought = ドンかどうか
    .help = 進行役がこのプレイヤーについてあなたに知らせたこと。
field-coins = コイン
field-thumb = 親指
field-points_at = 指さす相手
    .help = 夜は、裏切り者が逮捕したい相手。アイテムの投票では、この人がアイテムを渡したい相手。
field-bribes = 買収する相手
field-word = 送った言葉
field-word_about = 送った名前
field-accused_today = 今日告発した相手
field-acts_today = 今日の発言
field-roles_in_play = 使用する役職
field-roles_hidden = まだ見ていないカード
    .help = あなたには裏向きの、使用中の役職。
field-living_count = 生存者の数
field-downs_needed = 追放に必要な票
    .help = 生存者の過半数です。
field-downs = 見えている「下」の数
field-spare = ファミリーの余裕
    .help = 裏切り者が脱落しないまま、あと何人のファミリーが脱落してもゲームが続くか。
field-trials_left = 今日の残りの裁判
field-quiet_rounds_left = 引き分けまでの静かなラウンド
field-not_over = まだ「以上」と言っていない
field-ballots_missing = 未投票
field-entries = 議事録の項目数
field-claims = カミングアウト
field-seat = プレイヤー
field-entry = 番号
    .help = 議事録での番号。
field-reports = 結果報告
field-about = 誰について
field-side = 陣営
field-night = 夜
field-opinions = 疑いと信頼
field-suspected_by = 疑っている人
field-trusted_by = 信じている人
field-promises = 今日約束された票
field-votes = 投票の結果
field-down = 下
field-up = 上
field-acts_left = 今日の残りの発言
field-left_neighbour = 左隣
field-right_neighbour = 右隣

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-family = 私はファミリーです。
talk-quiet = { $seat_is ->
    [me] あなた、ずいぶん静かですね。
   *[other] { $seat } はずいぶん静かですね。
}
talk-listen = { $seat_is ->
    [me] あなたの話を聞かせてください。
   *[other] { $seat } の話を聞きましょう。
}
talk-slowly = 焦らずいきましょう。
talk-vote-now = 話はもう十分です。投票しましょう。
talk-proof = 証拠はありますか？
talk-lie = それは嘘です。
talk-why-me = どうしてみんな、私を見るんですか？
talk-peace = 私たちは和解のために集まったはずです。
talk-slept = みなさん、よく眠れましたか？
talk-offer = 断れない申し出をしよう。

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-said = { $channel_id ->
    [team] { $seat_is ->
        [me] あなた（裏切り者だけに）：{ $text }
       *[other] { $seat }（裏切り者だけに）：{ $text }
    }
    [ghosts] { $seat_is ->
        [me] あなた（幽霊だけに）：{ $text }
       *[other] { $seat }（幽霊だけに）：{ $text }
    }
   *[table] { $seat_is ->
        [me] あなた：{ $text }
       *[other] { $seat }：{ $text }
    }
}
event-game-started = { $game_id ->
    [fast] 銃は置いていけ、カンノーリを持ってこい。この中の1人がドンです。
   *[full] ファミリーが話し合いの席に着きました。ただし、全員が身内とは限りません。
}
event-role-in-play = 今回の役職：{ event-role-in-play.part }。
    .part = { NUMBER($count) ->
        [1] { $role }
       *[other] { $role }{ NUMBER($count) }人
    }
    .all = 今回の役職：{ $parts }。
event-item-in-play = 登場するアイテム：{ $item }。
    .part = { $item }
    .all = 登場するアイテム：{ $parts }。
event-role-dealt = { $seat_is ->
    [me] あなたのカードは「{ $role }」です。胸にしまっておいてください。
   *[other] { "" }
}
event-asked = { "" }
event-day-began = { NUMBER($day) }日目の朝です。
event-night-began = { NUMBER($night) ->
    [0] みなさん、目を閉じてください。裏切り者は目を開けて、仲間を確かめてください。
   *[other] { NUMBER($night) }日目の夜です。みなさん、目を閉じてください。夜明けまで、ひと言も話さないでください。
}
event-call-announced = { $call_id ->
    [arrest] 裏切り者のみなさん、逮捕する相手を1人決めてください。
    [peek] コンシリエーレ、誰の正体を知りたいですか？
    [offer] ドン・コルレオーネ、誰に申し出をしますか？
    [gun] 共犯者、銃を誰に渡しますか？
    [vest] 忠実な用心棒、ベストを誰に渡しますか？
    [strike] 暗殺者、誰を襲いますか？
    [seek_don] 警察署長、誰がドンだと思いますか？
   *[bribe] コインをお持ちの方、どの幽霊を買収しますか？
}
event-whispered = { $about_id ->
    [team] { $seats_is ->
        [me] 裏切り者はあなた1人です。
        [us] 裏切り者は、{ $seats } です。
        [other] 裏切り者は { $seats } 1人です。
       *[others] 裏切り者は、{ $seats } です。
    }
    [team_mate] { $seats_is ->
        [me] 裏切り者のうち、あなたのカード：{ $answer }。
       *[other] 裏切り者のうち、{ $seats } のカード：{ $answer }。
    }
    [peek] { $answer_id ->
        [traitor] { $seat_is ->
            [me] 進行役が指を下に向けました。{ $seats } は裏切り者です。
           *[other] コンシリエーレが知ったこと：{ $seats } は裏切り者です。
        }
       *[family] { $seat_is ->
            [me] 進行役が指を上に向けました。{ $seats } はファミリーです。
           *[other] コンシリエーレが知ったこと：{ $seats } はファミリーです。
        }
    }
    [seek_don] { $answer_id ->
        [yes] { $seat_is ->
            [me] 進行役がうなずきました。{ $seats } がドンです。
           *[other] 警察署長が知ったこと：{ $seats } がドンです。
        }
       *[no] { $seat_is ->
            [me] 進行役が首を横に振りました。{ $seats } はドンではありません。
           *[other] 警察署長が知ったこと：{ $seats } はドンではありません。
        }
    }
    [bribed] { $seat_is ->
        [me] { $seats } がコインを払い、あなたの言葉を待っています。
       *[other] { $seats } がコインを払い、{ $seat } の言葉を待っています。
    }
    [word] { $answer_id ->
        [nothing] { $seat_is ->
            [me] コインを払いましたが、言葉は届きませんでした。
           *[other] { $seat } のコインに、言葉は返りませんでした。
        }
        [text] { $seat_is ->
            [me] コインと引き換えに、言葉が届きました。
           *[other] { $seat } に、コインと引き換えの言葉が届きました。
        }
        [player] { $seat_is ->
            [me] コインと引き換えに、名前が届きました：{ $seats }。
           *[other] { $seat } に、コインと引き換えの名前が届きました：{ $seats }。
        }
       *[role] { $seat_is ->
            [me] コインと引き換えに、役職の名前が届きました：{ $answer }。
           *[other] { $seat } に、コインと引き換えの役職の名前が届きました：{ $answer }。
        }
    }
    [arrested] { $seat_is ->
        [me] 昨夜、あなたは逮捕されました。でもタフなので、もうしばらく残ります。
       *[other] 昨夜、{ $seat } は逮捕されました。でもタフなので、もうしばらく残ります。
    }
    [drawn_target] { $seats_is ->
        [me] くじの結果、裏切り者たちが逮捕する相手はあなたです。
       *[other] くじの結果、裏切り者たちが逮捕する相手は { $seats } です。
    }
    [patsy] ドンと身代わりは手を組みました：{ $seats }。
   *[nothing] { "" }
}
event-word-brought = { $word_is ->
    [none] { "" }
   *[text] { $seat_is ->
        [me] あなたへの言葉は「{ $word }」です。
       *[other] { $seat } への言葉は「{ $word }」です。
    }
}
    .after = { $sentence }「{ $word }」です。
event-confirmed = { "" }
event-unconfirmed = { "" }
event-checkpoint-passed = { NUMBER($checkpoint) ->
    [1] 裏切り者のみなさん、目を閉じてください。
    [2] 夜が更けていきます。
    [3] もうすぐ夜が明けます。
   *[other] { "" }
}
event-passed = { $seat_is ->
    [me] あなたはパスしました。
   *[other] { $seat } はパスしました。
}
    .part = { $seat }
    .all = 今は何も言わない人：{ $parts }。
event-rules-explained = 疑わしい人がいたら告発してください。賛同する人が出れば裁判です。被告が弁明し、そのあと全員の親指を一斉に見せます。過半数が下なら、被告は追放です。
event-election-in = { $seat_is ->
    [me] { $choice_is ->
        [nobody] あなたは誰も選びませんでした。
        [me] あなたは自分を選びました。
       *[other] あなたは { $choice } を選びました。
    }
   *[other] { $seat } は選び終えました。
}
    .part = { $choice_is ->
        [unknown] { $seat }
        [nobody] { $seat }（なし）
       *[other] { $seat }（{ $choice }）
    }
    .all = 選び終えた人：{ $parts }。
event-election-shown = { $choice_is ->
    [nobody] { $seat_is ->
        [me] あなたは誰も選びませんでした。
       *[other] { $seat } は誰も選びませんでした。
    }
    [me] { $seat_is ->
        [me] あなたは自分を選びました。
       *[other] { $seat } はあなたを選びました。
    }
   *[other] { $seat_is ->
        [me] あなたは { $choice } を選びました。
       *[other] { $seat } は { $choice } を選びました。
    }
}
    .part = { $choice_is ->
        [nobody] { $seat } → なし
       *[other] { $seat } → { $choice }
    }
    .all = みなさんの選択：{ $parts }。
event-item-elected = { $choice_is ->
    [nobody] { $item_id ->
        [gun] 過半数に届いた人はいません。銃は引き出しにしまっておきます。
       *[vest] 過半数に届いた人はいません。ベストは掛けたままにしておきます。
    }
    [me] { $item_id ->
        [gun] 過半数に選ばれ、あなたに銃が託されました。
       *[vest] 過半数に選ばれ、あなたがベストを着ることになりました。
    }
   *[other] { $item_id ->
        [gun] 過半数に選ばれ、{ $choice } に銃が託されました。
       *[vest] 過半数に選ばれ、{ $choice } がベストを着ることになりました。
    }
}

# Statements. A reason and a question come before what is said, and make one line with it.
event-reason-given = { $seat_is ->
    [me] あなた（#{ NUMBER($entry) } を理由に）：
   *[other] { $seat }（#{ NUMBER($entry) } を理由に）：
}
event-question-put = { $seat_is ->
    [me] あなたから { $target } に：
   *[other] { $target_is ->
        [me] { $seat } からあなたに：
       *[other] { $seat } から { $target } に：
    }
}
    .after = { $target_is ->
        [me] { $sentence }「あなたに質問です」
       *[other] { $sentence }「{ $target } に質問です」
    }
event-claimed = { $seat_is ->
    [me] あなた：「私は{ event-claimed.part }です」（#{ NUMBER($number) }）
   *[other] { $seat }：「私は{ event-claimed.part }です」（#{ NUMBER($number) }）
}
    .part = { $role }
    .after = { $sentence }「私は{ event-claimed.part }です」（#{ NUMBER($number) }）
event-family-reported = { $seat_is ->
    [me] あなた：{ event-family-reported.part }
   *[other] { $seat }：{ event-family-reported.part }
}
    .part = { $about_is ->
        [me] 「{ NUMBER($night) }日目の夜の結果です。あなたはファミリーでした」（#{ NUMBER($number) }）
       *[other] 「{ NUMBER($night) }日目の夜の結果です。{ $about } はファミリーでした」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-family-reported.part }
event-traitor-reported = { $seat_is ->
    [me] あなた：{ event-traitor-reported.part }
   *[other] { $seat }：{ event-traitor-reported.part }
}
    .part = { $about_is ->
        [me] 「{ NUMBER($night) }日目の夜の結果です。あなたは裏切り者でした」（#{ NUMBER($number) }）
       *[other] 「{ NUMBER($night) }日目の夜の結果です。{ $about } は裏切り者でした」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-traitor-reported.part }
event-suspected = { $seat_is ->
    [me] あなた：{ event-suspected.part }
   *[other] { $seat }：{ event-suspected.part }
}
    .part = { $about_is ->
        [me] 「あなたを疑っています」（#{ NUMBER($number) }）
       *[other] 「{ $about } を疑っています」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-suspected.part }
event-trusted = { $seat_is ->
    [me] あなた：{ event-trusted.part }
   *[other] { $seat }：{ event-trusted.part }
}
    .part = { $about_is ->
        [me] 「あなたを信じています」（#{ NUMBER($number) }）
       *[other] 「{ $about } を信じています」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-trusted.part }
event-vote-promised = { $seat_is ->
    [me] あなた：{ event-vote-promised.part }
   *[other] { $seat }：{ event-vote-promised.part }
}
    .part = { $thumb_id ->
        [up] { $about_is ->
            [me] 「今日あなたが裁判にかけられたら、私は親指を上にします」（#{ NUMBER($number) }）
           *[other] 「今日 { $about } が裁判にかけられたら、私は親指を上にします」（#{ NUMBER($number) }）
        }
       *[down] { $about_is ->
            [me] 「今日あなたが裁判にかけられたら、私は親指を下にします」（#{ NUMBER($number) }）
           *[other] 「今日 { $about } が裁判にかけられたら、私は親指を下にします」（#{ NUMBER($number) }）
        }
    }
    .after = { $sentence }{ event-vote-promised.part }
event-vote-wanted = { $seat_is ->
    [me] あなた：{ event-vote-wanted.part }
   *[other] { $seat }：{ event-vote-wanted.part }
}
    .part = { $about_is ->
        [me] 「あなたには出ていってもらいます。みなさん、票を合わせてください」（#{ NUMBER($number) }）
       *[other] 「{ $about } を追放しましょう。みなさん、票を合わせてください」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-vote-wanted.part }
event-agreed = { $seat_is ->
    [me] あなた：{ event-agreed.part }
   *[other] { $seat }：{ event-agreed.part }
}
    .part = { $speaker_is ->
        [me] 「あなたの発言（#{ NUMBER($entry) }）に同意します」（#{ NUMBER($number) }）
        [other] 「{ $speaker } の発言（#{ NUMBER($entry) }）に同意します」（#{ NUMBER($number) }）
       *[none] 「#{ NUMBER($entry) } に同意します」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-agreed.part }
event-disagreed = { $seat_is ->
    [me] あなた：{ event-disagreed.part }
   *[other] { $seat }：{ event-disagreed.part }
}
    .part = { $speaker_is ->
        [me] 「あなたの発言（#{ NUMBER($entry) }）には反対です」（#{ NUMBER($number) }）
        [other] 「{ $speaker } の発言（#{ NUMBER($entry) }）には反対です」（#{ NUMBER($number) }）
       *[none] 「#{ NUMBER($entry) } には反対です」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-disagreed.part }
event-word-told = { $seat_is ->
    [me] あなた：「コインで買った言葉は『{ $word }』です」（#{ NUMBER($number) }）
   *[other] { $seat }：「コインで買った言葉は『{ $word }』です」（#{ NUMBER($number) }）
}
    .after = { $sentence }「コインで買った言葉は『{ $word }』です」（#{ NUMBER($number) }）
event-no-word-told = { $seat_is ->
    [me] あなた：「コインで買えたのは、沈黙だけでした」（#{ NUMBER($number) }）
   *[other] { $seat }：「コインで買えたのは、沈黙だけでした」（#{ NUMBER($number) }）
}
    .after = { $sentence }「コインで買えたのは、沈黙だけでした」（#{ NUMBER($number) }）
event-role-asked = { $seat_is ->
    [me] あなた：「あなたの役職は何ですか？」（#{ NUMBER($number) }）
   *[other] { $seat }：「あなたの役職は何ですか？」（#{ NUMBER($number) }）
}
    .after = { $sentence }「あなたの役職は何ですか？」（#{ NUMBER($number) }）
event-report-night-asked = { $seat_is ->
    [me] あなた：{ event-report-night-asked.part }
   *[other] { $seat }：{ event-report-night-asked.part }
}
    .part = { $side_id ->
        [traitor] { $about_is ->
            [me] 「裏切り者だとわかったのは、何日目の夜ですか？」（あなたのこと）（#{ NUMBER($number) }）
           *[other] 「{ $about } が裏切り者だとわかったのは、何日目の夜ですか？」（#{ NUMBER($number) }）
        }
       *[family] { $about_is ->
            [me] 「ファミリーだとわかったのは、何日目の夜ですか？」（あなたのこと）（#{ NUMBER($number) }）
           *[other] 「{ $about } がファミリーだとわかったのは、何日目の夜ですか？」（#{ NUMBER($number) }）
        }
    }
    .after = { $sentence }{ event-report-night-asked.part }
event-report-about-asked = { $seat_is ->
    [me] あなた：{ event-report-about-asked.part }
   *[other] { $seat }：{ event-report-about-asked.part }
}
    .part = { $side_id ->
        [traitor] 「{ NUMBER($night) }日目の夜に見つけた裏切り者は誰ですか？」（#{ NUMBER($number) }）
       *[family] 「{ NUMBER($night) }日目の夜にファミリーだとわかったのは誰ですか？」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-report-about-asked.part }
event-report-side-asked = { $seat_is ->
    [me] あなた：{ event-report-side-asked.part }
   *[other] { $seat }：{ event-report-side-asked.part }
}
    .part = { $about_is ->
        [me] 「{ NUMBER($night) }日目の夜の結果はどうでしたか？」（あなたのこと）（#{ NUMBER($number) }）
       *[other] 「{ NUMBER($night) }日目の夜、{ $about } の結果はどうでしたか？」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-report-side-asked.part }
event-suspect-asked = { $seat_is ->
    [me] あなた：「誰を疑っていますか？」（#{ NUMBER($number) }）
   *[other] { $seat }：「誰を疑っていますか？」（#{ NUMBER($number) }）
}
    .after = { $sentence }「誰を疑っていますか？」（#{ NUMBER($number) }）
event-trust-asked = { $seat_is ->
    [me] あなた：「誰を信じていますか？」（#{ NUMBER($number) }）
   *[other] { $seat }：「誰を信じていますか？」（#{ NUMBER($number) }）
}
    .after = { $sentence }「誰を信じていますか？」（#{ NUMBER($number) }）
event-promise-about-asked = { $seat_is ->
    [me] あなた：{ event-promise-about-asked.part }
   *[other] { $seat }：{ event-promise-about-asked.part }
}
    .part = { $thumb_id ->
        [up] 「今日は誰の裁判なら親指を上にしますか？」（#{ NUMBER($number) }）
       *[down] 「今日は誰の裁判なら親指を下にしますか？」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-promise-about-asked.part }
event-promise-thumb-asked = { $seat_is ->
    [me] あなた：{ event-promise-thumb-asked.part }
   *[other] { $seat }：{ event-promise-thumb-asked.part }
}
    .part = { $about_is ->
        [me] 「今日裁判にかけられたら、親指は上ですか、下ですか？」（あなたのこと）（#{ NUMBER($number) }）
       *[other] 「今日 { $about } が裁判にかけられたら、親指は上ですか、下ですか？」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-promise-thumb-asked.part }
event-wanted-asked = { $seat_is ->
    [me] あなた：「誰を追放すべきですか？」（#{ NUMBER($number) }）
   *[other] { $seat }：「誰を追放すべきですか？」（#{ NUMBER($number) }）
}
    .after = { $sentence }「誰を追放すべきですか？」（#{ NUMBER($number) }）
event-agreement-asked = { $seat_is ->
    [me] あなた：「どの発言に同意しますか？」（#{ NUMBER($number) }）
   *[other] { $seat }：「どの発言に同意しますか？」（#{ NUMBER($number) }）
}
    .after = { $sentence }「どの発言に同意しますか？」（#{ NUMBER($number) }）
event-disagreement-asked = { $seat_is ->
    [me] あなた：「どの発言に反対ですか？」（#{ NUMBER($number) }）
   *[other] { $seat }：「どの発言に反対ですか？」（#{ NUMBER($number) }）
}
    .after = { $sentence }「どの発言に反対ですか？」（#{ NUMBER($number) }）
event-word-asked = { $seat_is ->
    [me] あなた：「コインでどんな言葉を買いましたか？」（#{ NUMBER($number) }）
   *[other] { $seat }：「コインでどんな言葉を買いましたか？」（#{ NUMBER($number) }）
}
    .after = { $sentence }「コインでどんな言葉を買いましたか？」（#{ NUMBER($number) }）
event-over-said = { $seat_is ->
    [me] あなた：「今日は以上です」
   *[other] { $seat }：「今日は以上です」
}
event-over-taken-back = { $seats_is ->
    [me] あなたには、まだ言うことがあります。
    [other] { $seats } には、まだ言うことがあるようです。
   *[others] 「以上」は取り消しです：{ $seats }。
}
event-time-announced = { NUMBER($seconds) ->
    [60] 残り1分です。
    [300] 残り5分です。
   *[other] 残り{ NUMBER($seconds) }秒です。
}

event-accused = { $seat_is ->
    [me] あなたは { $about } を告発しました。（#{ NUMBER($number) }）
   *[other] { $about_is ->
        [me] { $seat } があなたを告発しました。（#{ NUMBER($number) }）
       *[other] { $seat } が { $about } を告発しました。（#{ NUMBER($number) }）
    }
}
event-accusation-withdrawn = 告発は取り下げられました。
event-accusation-lapsed = { $reason_id ->
    [no_second] 賛同する人がいないので、告発は流れます。
    [time] 時間です。告発は流れます。
   *[accuser_shot] 告発した人がいなくなったので、告発は流れます。
}
event-second-declined = { $seat_is ->
    [me] あなたは賛同しません。
   *[other] { $seat } は賛同しません。
}
    .part = { $seat }
    .all = 賛同しない人：{ $parts }。
event-seconded = { $seat_is ->
    [me] あなたが賛同し、{ $about } の裁判が始まります。（#{ NUMBER($number) }）
   *[other] { $about_is ->
        [me] { $seat } が賛同し、あなたの裁判が始まります。（#{ NUMBER($number) }）
       *[other] { $seat } が賛同し、{ $about } の裁判が始まります。（#{ NUMBER($number) }）
    }
}
event-defence-began = { $seat_is ->
    [me] みなさん、お静かに。あなたの弁明です。
   *[other] みなさん、お静かに。{ $seat } の弁明です。
}
event-defence-ended = { $seat_is ->
    [me] あなたの弁明は以上です。
   *[other] { $seat } の弁明は以上です。
}
event-vote-began = { $seat_is ->
    [me] 投票です。{ NUMBER($living) }人のうち{ NUMBER($needed) }人が親指を下にすれば、あなたは追放です。
   *[other] 投票です。{ NUMBER($living) }人のうち{ NUMBER($needed) }人が親指を下にすれば、{ $seat } は追放です。
}
event-ballot-in = { $thumb_id ->
    [up] { $seat_is ->
        [me] あなたの親指は上です。
       *[other] { $seat } の親指は上です。
    }
    [down] { $seat_is ->
        [me] あなたの親指は下です。
       *[other] { $seat } の親指は下です。
    }
   *[unknown] { $seat } が投票しました。
}
    .part = { $thumb_id ->
        [up] { $seat }（上）
        [down] { $seat }（下）
       *[unknown] { $seat }
    }
    .all = 投票を終えた人：{ $parts }。
event-ballot-missed = { "" }
event-vote-closed = { $missing_is ->
    [none] { $up_is ->
        [none] 下：{ $down }。
       *[other] { $down_is ->
            [none] 下は1人もいません。上：{ $up }。
           *[other] 下：{ $down }。上：{ $up }。
        }
    }
   *[other] { $up_is ->
        [none] { $down_is ->
            [none] 下は1人もいません。票を入れず、上と数える人：{ $missing }。
           *[other] 下：{ $down }。票を入れず、上と数える人：{ $missing }。
        }
       *[other] { $down_is ->
            [none] 下は1人もいません。上：{ $up }。票を入れず、上と数える人：{ $missing }。
           *[other] 下：{ $down }。上：{ $up }。票を入れず、上と数える人：{ $missing }。
        }
    }
}
event-vote-counted = { $out ->
    [yes] 下が{ NUMBER($downs) }票。これで決まりです。
   *[no] { $seat_is ->
        [me] 下が{ NUMBER($downs) }票。過半数に届かないので、あなたは残ります。
       *[other] 下が{ NUMBER($downs) }票。過半数に届かないので、{ $seat } は残ります。
    }
}
event-trial-cancelled = { $seat_is ->
    [me] あなたがいなくなったので、投票は行いません。
   *[other] { $seat } がいなくなったので、投票は行いません。
}
event-shot = { $seat_is ->
    [me] バン！　あなたは { $about } を撃ちました。（#{ NUMBER($number) }）
   *[other] { $about_is ->
        [me] バン！　{ $seat } があなたを撃ちました。（#{ NUMBER($number) }）
       *[other] バン！　{ $seat } が { $about } を撃ちました。（#{ NUMBER($number) }）
    }
}
event-blasted = { $side_id ->
    [left] { $seat_is ->
        [me] あなたは1人では去りません。左隣の { $about } も道連れです。（#{ NUMBER($number) }）
       *[other] { $about_is ->
            [me] { $seat } は1人では去りません。左隣のあなたも道連れです。（#{ NUMBER($number) }）
           *[other] { $seat } は1人では去りません。左隣の { $about } も道連れです。（#{ NUMBER($number) }）
        }
    }
   *[right] { $seat_is ->
        [me] あなたは1人では去りません。右隣の { $about } も道連れです。（#{ NUMBER($number) }）
       *[other] { $about_is ->
            [me] { $seat } は1人では去りません。右隣のあなたも道連れです。（#{ NUMBER($number) }）
           *[other] { $seat } は1人では去りません。右隣の { $about } も道連れです。（#{ NUMBER($number) }）
        }
    }
}
event-eliminated = { $how_id ->
    [dusk] { $seat_is ->
        [me] 日暮れです。あなたは、とうとう席を立ちます。カードは「{ $role }」でした。
       *[other] 日暮れです。{ $seat } は、とうとう席を立ちます。カードは「{ $role }」でした。
    }
   *[other] { $seat_is ->
        [me] あなたはテーブルを去ります。カードは「{ $role }」でした。
       *[other] { $seat } はテーブルを去ります。カードは「{ $role }」でした。
    }
}
event-day-ended = { $reason_id ->
    [time] 時間です。{ NUMBER($day) }日目の昼はここまでです。
    [all_over] 話は尽きました。{ NUMBER($day) }日目の昼はここまでです。
    [shot] 銃声のあとに、話すことはありません。{ NUMBER($day) }日目の昼はここまでです。
   *[vote] { NUMBER($day) }日目の昼はここまでです。
}
event-offer-fulfilled = { $seat_is ->
    [me] 今日、申し出は解けませんでした。馬の首はあなたの前にあります。断れない申し出だったのです。
   *[other] 今日、申し出は解けませんでした。馬の首は { $seat } の前にあります。断れない申し出だったのです。
}
event-offer-lifted = { $seat_is ->
    [me] 今日、裏切り者が去りました。馬の首は、あなたを見逃します。
   *[other] 今日、裏切り者が去りました。馬の首は、{ $seat } を見逃します。
}
event-item-returned = { $item_id ->
    [gun] 銃は進行役に戻ります。
    [vest] ベストは進行役に戻ります。
   *[horse_head] 馬の首は運び去られました。
}
event-pointed = { $choice_is ->
    [nobody] { $seat_is ->
        [me] あなたは、今夜は誰も逮捕しないと示しました。
       *[other] { $seat } は、今夜は誰も逮捕しないと示しました。
    }
    [unset] { $seat_is ->
        [me] あなたは指を下ろしました。
       *[other] { $seat } は指を下ろしました。
    }
    [me] { $seat_is ->
        [me] あなたは自分を指さしました。
       *[other] { $seat } はあなたを指さしました。
    }
   *[other] { $seat_is ->
        [me] あなたは { $choice } を指さしました。
       *[other] { $seat } は { $choice } を指さしました。
    }
}
event-signed = { $sign_id ->
    [nod] { $seat_is ->
        [me] あなたは { $target } にうなずきました。
       *[other] { $target_is ->
            [me] { $seat } はあなたにうなずきました。
           *[other] { $seat } は { $target } にうなずきました。
        }
    }
    [shake] { $seat_is ->
        [me] あなたは { $target } に首を横に振りました。
       *[other] { $target_is ->
            [me] { $seat } はあなたに首を横に振りました。
           *[other] { $seat } は { $target } に首を横に振りました。
        }
    }
   *[mark] { $seat_is ->
        [me] あなたは { $target } に印を付けました：{ $role }。
       *[other] { $target_is ->
            [me] { $seat } はあなたに印を付けました：{ $role }。
           *[other] { $seat } は { $target } に印を付けました：{ $role }。
        }
    }
}
event-choice-entered = { $choice_is ->
    [nobody] { $seat_is ->
        [me] あなたは、今夜は見送ります。（{ $call }）
       *[other] { $seat } は、今夜は見送ります。（{ $call }）
    }
    [me] { $seat_is ->
        [me] あなたの選択：自分。（{ $call }）
       *[other] { $call }：{ $choice }。
    }
   *[other] { $seat_is ->
        [me] あなたの選択：{ $choice }。（{ $call }）
       *[other] { $call }：{ $choice }。
    }
}
event-side-set = { $item_id ->
    [gun] { $side_id ->
        [left] 銃が来たら、左隣に渡します。
       *[right] 銃が来たら、右隣に渡します。
    }
   *[vest] { $side_id ->
        [left] ベストが来たら、左隣に渡します。
       *[right] ベストが来たら、右隣に渡します。
    }
}
event-word-sent = { $answer_id ->
    [nothing] { $seat_is ->
        [me] あなたは何も送りません。
       *[other] { $seat } は何も送りません。
    }
    [text] { $seat_is ->
        [me] あなたは言葉を送りました：「{ $word }」。
       *[other] { $seat } は言葉を送りました：「{ $word }」。
    }
    [player] { $seat_is ->
        [me] あなたは名前を送りました：{ $about }。
       *[other] { $seat } は名前を送りました：{ $about }。
    }
   *[role] { $seat_is ->
        [me] あなたは役職の名前を送りました：{ $answer }。
       *[other] { $seat } は役職の名前を送りました：{ $answer }。
    }
}
event-doomed = { "" }
event-night-cleared = { "" }
event-dawn-reported = { $seats_is ->
    [none] おはようございます。昨夜の犠牲者はいませんでした。
    [me] おはようございます。昨夜の犠牲者は、あなたです。
   *[other] おはようございます。昨夜の犠牲者は、{ $seats } です。
}
event-cause-told = { $cause_id ->
    [strike] { $seat_is ->
        [me] あなたは暗殺者に見つかりました。
       *[other] { $seat } は暗殺者に見つかりました。
    }
    [miss] { $seat_is ->
        [me] あなたは襲う相手を間違えました。
       *[other] { $seat } は襲う相手を間違えました。
    }
   *[arrest] { $seat_is ->
        [me] あなたは逮捕されました。
       *[other] { $seat } は逮捕されました。
    }
}
event-coin-given = { $seat_is ->
    [me] あなたは { $to } にコインを残しました。（#{ NUMBER($number) }）
   *[other] { $to_is ->
        [me] { $seat } はあなたにコインを残しました。（#{ NUMBER($number) }）
       *[other] { $seat } は { $to } にコインを残しました。（#{ NUMBER($number) }）
    }
}
event-coin-spent = { $seat_is ->
    [me] あなたのコインが1枚なくなりました。残りは{ NUMBER($left) }枚です。
   *[other] { $seat } のコインが1枚なくなりました。残りは{ NUMBER($left) }枚です。
}
event-coins-returned = コイン{ NUMBER($count) }枚が銀行に戻ります。
event-item-placed = { $item_id ->
    [gun] { $seat_is ->
        [me] あなたの前に銃があります。
       *[other] { $seat } の前に銃があります。
    }
    [vest] { $seat_is ->
        [me] あなたの前にベストがあります。
       *[other] { $seat } の前にベストがあります。
    }
   *[horse_head] { $seat_is ->
        [me] あなたの前に馬の首があります。
       *[other] { $seat } の前に馬の首があります。
    }
}
event-item-refused = { $item_id ->
    [gun] { $seat_is ->
        [me] あなたは銃に触ろうとしません。
       *[other] { $seat } は銃に触ろうとしません。
    }
   *[vest] { $seat_is ->
        [me] あなたはベストに触ろうとしません。
       *[other] { $seat } はベストに触ろうとしません。
    }
}
event-item-passed = { $item_id ->
    [gun] { $seat_is ->
        [me] あなたは銃を { $to } に押しやりました。（#{ NUMBER($number) }）
       *[other] { $to_is ->
            [me] { $seat } は銃をあなたに押しやりました。（#{ NUMBER($number) }）
           *[other] { $seat } は銃を { $to } に押しやりました。（#{ NUMBER($number) }）
        }
    }
   *[vest] { $seat_is ->
        [me] あなたはベストを { $to } に押しやりました。（#{ NUMBER($number) }）
       *[other] { $to_is ->
            [me] { $seat } はベストをあなたに押しやりました。（#{ NUMBER($number) }）
           *[other] { $seat } はベストを { $to } に押しやりました。（#{ NUMBER($number) }）
        }
    }
}
event-away-noted = { "" }
event-went-away = { $seat_is ->
    [me] あなたに不在の印が付きました。
   *[other] { $seat } は不在です。
}
event-came-back = { $seat_is ->
    [me] あなたの不在の印が外れました。
   *[other] { $seat } の不在の印が外れました。
}
event-default-played = { $decision_id ->
    [opening] { "" }
    [night_1] { "" }
    [night_2] { "" }
    [night_3] { "" }
    [night_4] { "" }
    [tap] { "" }
    [place] { "" }
   *[other] { $seat_is ->
        [me] 時間内に答えがなかったので、テーブルがあなたの代わりに答えます。
       *[other] { $seat } の答えが時間内になかったので、テーブルが代わりに答えます。
    }
}
event-role-opened = { $seat_is ->
    [me] あなたのカード：{ $role }。
   *[other] { $seat } のカード：{ $role }。
}
    .part = { $seat }（{ $role }）
    .all = 全員のカード：{ $parts }。
event-fact-opened = { "" }
event-ghost-opened = { "" }
event-game-ended = { $reason_id ->
    [family] ゲーム終了です。ファミリーから裏切り者は一掃されました。勝者：{ $seats }。
    [traitors] ゲーム終了です。裏切り者たちが主導権を握りました。勝者：{ $seats }。
    [draw] ゲーム終了です。静かなラウンドが続きすぎたので、引き分けです。
    [cops] ゲーム終了です。ドンは倒れ、警官の勝ちです。勝者：{ $seats }。
    [don] ゲーム終了です。カンノーリはドンのものです。勝者：{ $seats }。
   *[none] ゲーム終了です。勝負はつきませんでした。
}
event-round-began = 第{ NUMBER($round) }ラウンドです。みなさん、目を閉じてください。
event-gun-placed = { $seat_is ->
    [me] 目を開けてください。銃はあなたの前にあります。誰かがあなたをはめようとしています。
   *[other] 目を開けてください。銃は { $seat } の前にあります。
}
event-last-call = 最終通告です。今すぐ撃ってください。撃たなければ、運が引き金を引きます。
event-banged = { $don ->
    [yes] { $seat_is ->
        [me] バン！　あなたは { $about } を撃ちました。ドンでした。（#{ NUMBER($number) }）
       *[other] { $about_is ->
            [me] バン！　{ $seat } は、ドンであるあなたを撃ちました。（#{ NUMBER($number) }）
           *[other] バン！　{ $seat } は { $about } を撃ちました。ドンでした。（#{ NUMBER($number) }）
        }
    }
   *[no] { $seat_is ->
        [me] バン！　あなたは { $about } を撃ちました。ドンではありませんでした。（#{ NUMBER($number) }）
       *[other] { $about_is ->
            [me] バン！　{ $seat } はあなたを撃ちました。あなたはドンではありませんでした。（#{ NUMBER($number) }）
           *[other] バン！　{ $seat } は { $about } を撃ちました。ドンではありませんでした。（#{ NUMBER($number) }）
        }
    }
}
event-patsy-shown = { $seat_is ->
    [me] 身代わりはあなたでした。
   *[other] 身代わりは { $seat } でした。
}
event-role-word-told = { $seat_is ->
    [me] あなた：「コインで買ったのは、『{ $role }』という役職の名前です」（#{ NUMBER($number) }）
   *[other] { $seat }：「コインで買ったのは、『{ $role }』という役職の名前です」（#{ NUMBER($number) }）
}
    .after = { $sentence }「コインで買ったのは、『{ $role }』という役職の名前です」（#{ NUMBER($number) }）
event-player-word-told = { $seat_is ->
    [me] あなた：{ event-player-word-told.part }
   *[other] { $seat }：{ event-player-word-told.part }
}
    .part = { $about_is ->
        [me] 「コインで買ったのは、あなたの名前です」（#{ NUMBER($number) }）
       *[other] 「コインで買ったのは、{ $about } という名前です」（#{ NUMBER($number) }）
    }
    .after = { $sentence }{ event-player-word-told.part }

## How a game ends

ending-family = ファミリーの勝ち
    .help = 裏切り者が1人も残っていません。
ending-traitors = 裏切り者の勝ち
    .help = 裏切り者がファミリーの人数以上になりました。
ending-draw = 引き分け
ending-cops = 警官の勝ち
ending-don = ドンの勝ち
ending-none = まだ終わっていない

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-game = ゲーム
    .help = 本格ゲームは、昼、夜、投票、特別な役職のある、5人から20人用。クイックゲームは、ドン1人と銃1丁で数分で終わる、3人から7人用です。選ばなければ、5人以上なら本格ゲームになります。
    .auto = 人数に合わせる
    .full = 断れない申し出
    .fast = 銃は置いていけ、カンノーリを持ってこい
option-accomplice = 共犯者
    .help = 構成員の1人が共犯者になります。毎晩、誰かに銃を渡せます。
option-loyal_brute = 忠実な用心棒
    .help = 構成員の1人が忠実な用心棒になります。毎晩、誰かにベストを渡せます。
option-coward = 臆病者
    .help = 構成員の1人が臆病者になります。銃とベストを必ず隣に渡します。共犯者、忠実な用心棒、選出アイテムのどれかが必要です。
option-tough_guy = タフガイ
    .help = 構成員の1人がタフガイになります。逮捕されても、あと1ラウンド残ります。
option-assassin = 暗殺者
    .help = 警官の1人が暗殺者になります。毎晩ドンを襲えますが、相手を間違えると自分が脱落します。
option-police_chief = 警察署長
    .help = 警官の1人が警察署長になります。毎晩、誰かがドンかどうかを尋ねられます。
option-saboteur = 破壊工作員
    .help = 警官の1人が破壊工作員になります。投票で追放されると、隣を道連れにします。
option-infiltrator = 潜入捜査官
    .help = 警官の1人が潜入捜査官になります。コンシリエーレにはファミリーに見えます。
option-strict_box = 箱のカードだけを使う
    .help = 使う役職が、箱の26枚のカードで足りなければなりません。使わなければ、構成員と警官は何人でもかまいません。
option-custom_roles = 役職の構成を自由に決める
    .help = コンシリエーレとドンの有無、警官の人数を自分で決めます。残りは構成員です。裏切り者はファミリーより少なくなければなりません。
option-consigliere = コンシリエーレ
    .help = コンシリエーレを使うかどうか。外せるのは、役職の構成を自由に決めるときだけです。
option-don = ドン・コルレオーネ
    .help = ドンと馬の首を使うかどうか。外せるのは、役職の構成を自由に決めるときだけです。
option-cops = 警官
    .help = 役職の構成を自由に決めるときの、普通の警官の人数。0なら、ルールブックが定める人数です。
option-bribes = コインと賄賂
    .help = 夜に脱落した人は隣にコインを残し、コイン1枚で幽霊から言葉を1つ買えます。
option-clocks = 時計
    .help = どの段階にも制限時間があり、どの夜も同じ長さです。使わなければ、全員が答えるまで待ちます。時間はかかりますが、誰も置き去りにしません。
option-opening_seconds = 幕開け（秒）
    .help = 1日目の前に、裏切り者どうしが顔を合わせる時間。
option-intro_seconds = 自己紹介（秒）
    .help = 1日目に各自がひと言話す時間。
option-day_seconds = 交渉（秒）
    .help = 1日の交渉の長さ。裁判の時間は含みません。
option-second_seconds = 賛同（秒）
    .help = 告発への賛同を待つ時間。
option-defence_seconds = 弁明（秒）
    .help = 被告が話せる時間。
option-ballot_seconds = 投票（秒）
    .help = 親指を示せる時間。示さなければ、上と数えます。
option-elect_seconds = 選出アイテム（秒）
    .help = 選出アイテムを誰に渡すかを選ぶ時間。
option-pass_seconds = 受け渡し（秒）
    .help = コイン、銃、ベストを隣に渡す時間。
option-blast_seconds = 爆破（秒）
    .help = 破壊工作員が左右どちらかを選ぶ時間。
option-night_seconds = 夜（秒）
    .help = 夜の長さ。誰が呼ばれるかにかかわらず、どの夜も同じです。
option-host_pause = ホストの一時停止
    .help = ホストはすべての時計を止め、また動かせます。オフにすると、ゲームは中断されません。
option-opening_arrest = 幕開けの逮捕
    .help = 裏切り者は、1日目の前にも逮捕を行います。ひと言も話せないまま去る人が出ます。
option-team_sees_roles = 裏切り者は互いの役職を知る
    .help = 幕開けで、裏切り者は仲間が誰かだけでなく、どのカードを持つかも知ります。
option-early_end = 昼を早く終えられる
    .help = 全員が「以上」と言い、告発がなければ、昼は終わります。時計を使わないときは必須です。
option-elected_item = 選出アイテム
    .help = 自由な会話の前に、全員が秘密で1人を選びます。過半数に選ばれた人が、銃ならその昼、ベストならその夜に使います。そのアイテムを配る役職がいないときだけ使えます。
    .none = なし
    .gun = 銃
    .vest = ベスト
option-talk_limit = 1日の発言
    .help = 1人が1日にできる発言の数。自由な会話に制限はありません。
option-open_ballots = 投票の即時公開
    .help = 親指は、示すたびに全員に見えます。使わなければ、一斉に公開します。
option-max_trials = 1日の裁判
    .help = 1日に行える裁判の数。0なら制限はありません。
option-shot_ends_day = 銃撃で昼が終わる
    .help = 銃が撃たれたら、その日の会話は終わりです。使わなければ、昼は続きます。
option-offer_needs_vote = 申し出は投票でしか解けない
    .help = 馬の首を置かれた人が助かるのは、裏切り者が投票で追放されたときだけで、撃たれたり爆破されたりしたときは助かりません。英語版のルールブックの定めです。
option-team_chat = 裏切り者の内緒話
    .help = 夜のあいだ、裏切り者専用のチャットを使えます。使わなければ、指さしと合図だけです。
option-arrest_rule = 逮捕の決め方
    .help = 裏切り者全員が同じ人を指ささなかったとき、どうするか：誰も逮捕しない、過半数が指さした人を逮捕する、指さされた人の中から無作為に1人を逮捕する。
    .unanimous = 全員一致
    .majority = 過半数
    .random_of_pointed = 指さされた人の中から無作為
option-self_gift = 自分への贈り物
    .help = 共犯者と忠実な用心棒は、銃やベストを自分のものにできます。
option-vest_same_night = ベストはすぐに効く
    .help = ベストは渡されたその夜に守り、公開されません。使わなければ、昼のあいだ公開され、その次の夜に守ります。
option-tough_until_dusk = タフガイは日暮れまで
    .help = 逮捕されたタフガイは、次の昼の終わりに去ります。使わなければ、次の夜も残ります。
option-tough_told = タフガイに知らせる
    .help = 逮捕されたタフガイに、夜明けにひそかに知らせます。
option-verbose_dawn = 夜明けに理由も告げる
    .help = 夜明けの報告で、どのように脱落したかも告げます：逮捕、暗殺者、または襲う相手の間違い。
option-coward_secret = 臆病者はひそかに渡す
    .help = 臆病者は夜のうちに銃とベストの方向を決め、それらは隣の人の前に現れます。使わなければ、渡すところが全員に見えます。
option-word_list_only = 言葉は名前だけ
    .help = 買収された幽霊が送れるのは、プレイヤーか役職の名前だけです。
option-ghost_view = 幽霊に見えるもの
    .help = 公開されているものだけか、すべてか。「賄賂次第」なら、幽霊を買収できるときは公開のものだけ、できないときはすべてです。
    .auto = 賄賂次第
    .public = 公開のものだけ
    .full = すべて
option-spectator_delay_seconds = 観戦者への遅れ（秒）
    .help = 席に着かずに見ている人に、すべてをどれだけ遅らせて見せるか。誰かに加勢できないようにします。プレイヤーと幽霊とホストにはすぐに見えます。
option-quiet_rounds_limit = 引き分けまでの静かなラウンド
    .help = 脱落者のないラウンドがこの数だけ続いたら、引き分けです。
option-fast_secret_seconds = クイックゲーム：秘密フェーズ（秒）
    .help = ドンが誰かの前に銃を置く時間。
option-fast_holder_seconds = クイックゲーム：撃つまで（秒）
    .help = 銃を持つ人が考え、話せる時間。
option-fast_last_call_seconds = クイックゲーム：最終通告（秒）
    .help = 最終通告のあと、撃つまでの時間。過ぎると、運が引き金を引きます。
option-patsy_counts = クイックゲーム：身代わりも警官に数える
    .help = 7人では、残る警官が1人以下になるとドンの勝ちで、身代わりも警官に数えます。使わなければ、本物の警官だけを数えます。
option-absent_seconds = 不在とみなすまで（秒）
    .help = 接続がどれだけ切れたら不在とみなすか。
option-absent_seat = 不在のプレイヤー
    .help = 完全に抜けた人の代わりを誰が務めるか：既定の答え、ボット、または代役。
    .defaults = 既定の答え
    .bot = ボット
    .substitute = 代役

preset-by-the-letter = 文字どおり
    .help = こちらの裁定がルールブックの文言と異なるところでは、文言に従います。昼は投票か時間切れでしか終わらず、去った人はすべてを見ていられます。

## Why not, and what to do instead

refusal-bad-seats = このゲームは3人から20人用です。{ NUMBER($seats) }人では遊べません。
refusal-bad-seats-full = 本格ゲームは5人から20人用です。{ NUMBER($seats) }人では遊べません。クイックゲームなら3人から7人です。
refusal-bad-seats-fast = クイックゲームは3人から7人用です。{ NUMBER($seats) }人では遊べません。
refusal-no-roles-in-fast = クイックゲームにいるのは、ドン1人と警官だけです。上級役職、自由な役職の構成、賄賂を外してください。
refusal-no-room-for-roles = 上級役職の数が、入れ替わる構成員や警官の数を超えています。減らすか、プレイヤーを増やしてください。
refusal-coward-needs-item = 臆病者には銃かベストが必要です。共犯者、忠実な用心棒、選出アイテムのどれかを加えてください。
refusal-not-in-the-box = { $role ->
    [mafioso] 箱に構成員は{ NUMBER($most) }枚しかありません。上級役職を加えるか、箱のカード以外も認めてください。
    [cop] 箱に警官は{ NUMBER($most) }枚しかありません。減らすか、箱のカード以外も認めてください。
   *[other] 箱にその役職は{ NUMBER($most) }枚しかありません。減らすか、箱のカード以外も認めてください。
}
refusal-list-without-custom = コンシリエーレ、ドン、警官の人数を変えられるのは、役職の構成を自由に決めるときだけです。先にそれを選んでください。
refusal-sides-out-of-balance = 裏切り者は1人以上、かつファミリーより少なくなければなりません。役職の構成を変えてください。
refusal-day-without-end = 時計がないと、昼がいつまでも続くかもしれません。昼を早く終えられるようにするか、時計を使ってください。
refusal-item-has-giver = そのアイテムを配る役職がすでにいます。別のアイテムにするか、その役職を外してください。

refusal-game-over = ゲームは終了しました。もう何もできません。
refusal-ghost-acts = あなたはもう幽霊です。見守りながら、幽霊どうしで話してください。
refusal-ghost-talks = 幽霊は生存者に何も言えません。幽霊どうしで話してください。
refusal-no-such-player = そこには誰も座っていません。
refusal-not-in-fast = クイックゲームにそれはありません。話して、ドンを見つけてください。
refusal-only-in-fast = それはクイックゲームで行うことです。
refusal-not-living = そのプレイヤーは幽霊です。生存者を指名してください。
refusal-nothing-to-confirm = 今は確認するものがありません。
refusal-not-confirmed = まだ何も確認していません。
refusal-confirmed-already = もう確認しました。

refusal-no-introduction-now = 今は自己紹介の時間ではありません。
refusal-no-over-now = 「以上」と言えるのは、交渉中で告発がないときだけです。
refusal-over-already = もう「以上」と言いました。続けたければ取り消してください。
refusal-not-over-yet = まだ「以上」と言っていないので、取り消すものがありません。
refusal-no-election-now = 今はアイテムの投票をしていません。
refusal-no-accusing-now = 告発できるのは、交渉の自由な会話のときだけです。
refusal-not-oneself = 自分は選べません。他のプレイヤーを選んでください。
refusal-one-accusation = すでに告発があります。決着がつくまで待ってください。
refusal-accused-today = そのプレイヤーは今日もう告発しました。他の人に任せるか、明日まで待ってください。
refusal-enough-trials = 今日の裁判はもう十分です。明日まで待ってください。
refusal-nothing-to-withdraw = 取り下げる告発がありません。賛同がついた告発は取り下げられません。
refusal-nothing-to-second = 賛同を待っている告発はありません。
refusal-not-your-second = 告発者と被告は賛同できません。他の人に任せてください。
refusal-second-answered = 賛同しないと、もう答えました。
refusal-no-defence-now = 今は弁明の時間ではありません。
refusal-not-your-defence = 弁明を終えられるのは被告だけです。
refusal-no-vote-now = 今は投票の時間ではありません。まず誰かが告発され、賛同がつく必要があります。
refusal-same-thumb = 親指はもうその向きです。
refusal-no-shooting-now = 撃てるのは、交渉で自由な会話が始まってからだけです。
refusal-no-gun = あなたの前に銃はありません。
refusal-no-blast-now = 今は、爆破できるものがありません。
refusal-no-coin-to-give = 今は、渡すコインがありません。
refusal-nothing-to-pass = 隣に渡さなければならないものはありません。
refusal-no-sides-to-set = 今は、方向を決めるものがありません。
refusal-same-side = もうその方向に決まっています。

refusal-no-talk-now = 今は話す時間ではありません。
refusal-no-talk-in-vote = 投票中は話せません。親指を示してください。
refusal-only-accused-speaks = 今話せるのは被告だけです。聞いてください。
refusal-not-your-introduction = 今は他の人の自己紹介です。順番を待ってください。
refusal-night-is-silent = 夜は話せません。夜明けまで待ってください。
refusal-enough-talk = 今日の発言は{ NUMBER($most) }回に達し、これが上限です。自由な会話は続けられます。
refusal-no-such-argument = その発言はここでは意味をなしません。テーブルの他のプレイヤーか、使用中の役職についてのものにしてください。
refusal-no-such-night = 報告できるのは、過ぎた夜のことだけです。
refusal-bad-question = 質問の空欄はちょうど1つです。1つだけ空けて、残りを埋めてください。
refusal-open-place = 発言に空欄は残せません。埋めるか、質問にしてください。
refusal-no-such-act = 同意や反対のできる、その番号の発言はありません。
refusal-no-such-entry = その番号の項目は議事録にありません。
refusal-no-such-reason = それに理由は付けられません。理由は別の発言に付けてください。
refusal-no-bribes = このゲームに賄賂はありません。
refusal-no-team-chat = このゲームでは、裏切り者はチャットを使えません。指さしと合図で伝えます。
refusal-not-of-the-team = 今、それはできません。
refusal-not-a-ghost = 幽霊の会話に加われるのは幽霊だけです。

refusal-no-night-now = それは夜に行うことで、今は夜ではありません。
refusal-call-closed = 今夜はもう遅すぎます。
refusal-no-powers-in-opening = 幕開けでは能力を使えません。最初の夜まで待ってください。
refusal-not-a-traitor = あなたは逮捕に加われません。
refusal-same-choice = もうそれを選んでいます。
refusal-no-peeking = あなたの役職では、人の正体を尋ねられません。
refusal-no-offer = あなたの役職では、申し出はできません。
refusal-offer-used = 申し出はもうしました。ゲーム中に一度だけです。
refusal-no-gun-to-give = あなたの役職では、銃を渡せません。
refusal-no-vest-to-give = あなたの役職では、ベストを渡せません。
refusal-no-self-gift = このテーブルでは、それを自分に渡せません。他のプレイヤーを選んでください。
refusal-no-striking = あなたの役職では、誰も襲えません。
refusal-no-seeking = あなたの役職では、ドンを探せません。
refusal-no-coin = 買収に使うコインがありません。
refusal-not-a-ghost-named = 買収できるのは、夜の始まりに幽霊だった人だけです。
refusal-no-word-asked = 今は、言葉を求められていません。
refusal-bad-word = それは1語ではありません。空白、数字、その他の記号を使わず、1文字から24文字にしてください。
refusal-only-listed-words = このテーブルで送れるのは、プレイヤーか役職の名前だけです。

refusal-not-the-don = それを行うのはドンだけです。
refusal-no-tapping-now = 身代わりを選ぶのは、7人のゲームの、最初の秘密フェーズだけです。
refusal-no-placing-now = 銃を置くのは、秘密フェーズのあいだだけです。
refusal-gun-must-be-placed = まず、誰かの前に銃を置いてください。
refusal-patsy-must-be-tapped = まず、身代わりを選んでください。
refusal-not-the-patsy = 身代わりの前に銃は置けません。他のプレイヤーを選んでください。
refusal-no-bang-now = 今は撃つ時間ではありません。
refusal-not-the-holder = あなたの前に銃はありません。持っている人と話してください。

refusal-no-clock-runs = 時間切れになるような時計は動いていません。
refusal-away-already = そのプレイヤーには、もう不在の印が付いています。
refusal-not-known = それができるかどうかは、あなたに見えないもの次第です。
