# The plain table: any game in words, lists and forms.

## Parts of the page

plain-table = Стіл
plain-seats = Місця
plain-seat = Місце
plain-you = ви
plain-only-you = Що бачите лише ви
plain-in-words = Усе на столі, словами
plain-nothing = Зараз немає: { $fields }.
plain-no-seat-has = Зараз ніхто не має: { $fields }.
plain-words = Що означають ці слова

## Values

plain-none = немає
plain-hidden = приховано
plain-yes = так
plain-no = ні
plain-in-all = разом { NUMBER($n) }
plain-pair = { $title }: { $value }
unseen-card = { NUMBER($n) ->
    [one] { NUMBER($n) } карта, якої ви не бачите
    [few] { NUMBER($n) } карти, яких ви не бачите
   *[many] { NUMBER($n) } карт, яких ви не бачите
}
viewer-gallery = глядачі
viewer-ghost = привид гравця { $seat }

## Choices, and what they would cause

plain-choose = Оберіть
plain-choose-first = Спершу оберіть вище
plain-statement = Сказати за столом
plain-because = Через рядок { NUMBER($n) }:
plain-no-reason = Без цієї причини
plain-of-seat = { $title } ({ $seat })
plain-change = { $title }: { $before } → { $after }
plain-no-change = Поки що нічого не зміниться.
plain-touch-again = Торкніться ще раз, щоб зробити це.
plain-uncertain = Решта залежить від випадку або від того, чого ви не бачите.

## Commands of which there are too many to list

part-cards = Які карти
part-seats = Кому

## Why not

plain-why-not = Щось інше? Спитати, чому ні
plain-why-not-help = Питайте про все, що є в цій грі. Стіл відповість правилом; нічого не буде зроблено.
plain-what = Що ви хотіли б зробити?
plain-ask = Спитати
plain-ask-why = Спитати про «{ $command }»
plain-nothing-against = Ніщо не заважає.

## The end

plain-places = Місця та бали
plain-place = Місце
plain-score = Бали
