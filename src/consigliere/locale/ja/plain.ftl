# The plain table: any game in words, lists and forms.

## Parts of the page

plain-table = テーブル
plain-seats = 席
plain-seat = 席
plain-you = あなた
plain-only-you = あなただけに見えるもの
plain-in-words = テーブルの様子を言葉で
plain-nothing = 今はないもの：{ $fields }。
plain-no-seat-has = 今はどの席にもないもの：{ $fields }。
plain-words = 言葉の意味

## Values

plain-none = なし
plain-hidden = 非公開
plain-yes = はい
plain-no = いいえ
plain-in-all = 合計{ NUMBER($n) }
plain-pair = { $title }：{ $value }
unseen-card = 見えないカード{ NUMBER($n) }枚
viewer-gallery = 観戦者
viewer-ghost = { $seat } の幽霊

## Choices, and what they would cause

plain-choose = 選んでください
plain-choose-first = 先に上から選んでください
plain-statement = 全員に言う
plain-because = 項目{ NUMBER($n) }を理由に：
plain-no-reason = この理由を外す
plain-of-seat = { $title }（{ $seat }）
plain-change = { $title }：{ $before } → { $after }
plain-no-change = 今のところ何も変わりません。
plain-touch-again = もう一度タップすると実行します。
plain-uncertain = この先は、運や、あなたに見えないもの次第です。

## Commands of which there are too many to list

part-cards = どのカードを
part-seats = 誰に

## Why not

plain-why-not = 他のことができない理由を尋ねる
plain-why-not-help = このゲームに出てくることなら何でも尋ねられます。テーブルがルールを示して答えます。実行はされません。
plain-what = 何をしたいですか？
plain-ask = 尋ねる
plain-ask-why = 「{ $command }」について尋ねる
plain-nothing-against = できない理由はありません。

## The end

plain-places = 順位と得点
plain-place = 順位
plain-score = 得点
