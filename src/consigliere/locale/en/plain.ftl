# The plain table: any game in words, lists and forms.

## Parts of the page

plain-table = The table
plain-seats = Seats
plain-seat = Seat
plain-you = you
plain-only-you = As only you see it
plain-in-words = Everything on the table, in words
plain-nothing = None at the moment: { $fields }.
plain-no-seat-has = No seat has at the moment: { $fields }.
plain-words = What these words mean

## Values

plain-none = none
plain-hidden = hidden
plain-yes = yes
plain-no = no
plain-in-all = { NUMBER($n) } in all
plain-pair = { $title }: { $value }
unseen-card = { NUMBER($n) ->
    [one] { NUMBER($n) } card you cannot see
   *[other] { NUMBER($n) } cards you cannot see
}
viewer-gallery = the gallery
viewer-ghost = the ghost of { $seat }

## Choices, and what they would cause

plain-choose = Choose
plain-choose-first = Choose above first
plain-statement = Say to the table
plain-because = Because of line { NUMBER($n) }:
plain-no-reason = Without this reason
plain-of-seat = { $title } ({ $seat })
plain-change = { $title }: { $before } → { $after }
plain-no-change = Nothing changes for now.
plain-touch-again = Touch again to do it.
plain-uncertain = The rest depends on chance, or on what you cannot see.

## Commands of which there are too many to list

part-cards = Which cards
part-seats = To whom

## Why not

plain-why-not = Something else? Ask why not
plain-why-not-help = Ask about anything the game knows. The table answers with the rule; nothing is done.
plain-what = What would you like to do?
plain-ask = Ask
plain-ask-why = Ask: { $command }?
plain-nothing-against = Nothing stands in the way.

## The end

plain-places = Places and scores
plain-place = Place
plain-score = Score
