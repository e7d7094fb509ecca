"""An Offer You Can't Refuse in a terminal: the players, what is said, what one knows, and a calm page by night."""

from __future__ import annotations

from typing import Any, Final

from consigliere.cli import offer_end, offer_ledger, offer_seats
from consigliere.cli.columns import lines_of
from consigliere.cli.face import Face
from consigliere.cli.offer_asking import question, target_verb, unset_calls
from consigliere.cli.offer_words import Words
from consigliere.cli.screen import Screen
from consigliere.cli.story import Story
from consigliere.cli.words import Unclear
from consigliere.games.offer import notation as n
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import DON, NO_SEAT, ROLE_IDS, UNKNOWN
from consigliere.games.offer.rules import Offer
from consigliere.kernel.command import SAY, Command
from consigliere.kernel.event import Plain
from consigliere.kernel.game import Game
from consigliere.kernel.match import Entry
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import Illegal
from consigliere.kernel.state import Outcome, View
from consigliere.kernel.viewer import count, ghost_of, in_mask, members
from consigliere.texts import Texts

LEAST_HEARD: Final = 3  # answers of bots after which a person may get a word in
MOST_HEARD: Final = 8
POINTING: Final = ("reason-given", "answer-given", "agreed", "disagreed")
LATER: Final = (w.NIGHT_2, w.NIGHT_3, w.NIGHT_4)  # all choices of a night can be made in its first part


class OfferFace(Face):
    """What one viewer sees of An Offer You Can't Refuse."""

    how = "offer"
    usual_seats = (8, 6)  # six for the fast game
    pointless = frozenset(("hand", "map", "undo"))  # there are `role` and `who`, and nothing is taken back
    # The table of players shows these, and what matters comes all together: in the count, in the next question.
    silent = frozenset(
        (
            "over-said",
            "over-taken-back",
            "second-declined",
            "ballot-in",
            "passed",
            "call-announced",
            "defence-ended",
        )
    )

    def __init__(self, game: Game, names: list[str], texts: Texts, screen: Screen) -> None:
        super().__init__(game, names, texts, screen)
        self.words: Final = Words(game.name, names, texts)
        self._answers: Final = offer_ledger.Answers(self)
        self._questions: Final[dict[int, object]] = {}  # whom each question asks, by its number

    # Words.

    @property
    def ghost_sign(self) -> str:
        """The sign of a player who has left."""
        return "†" if self.screen.has_blocks else "x"

    def word(self, key: str) -> str:
        """A word of this game's vocabularies."""
        return self.texts.word(key, self.game.name)

    def me(self, p: Offer) -> int:
        """The viewer's own seat, also as a ghost; NO_SEAT for the gallery."""
        return int(p.seen_seat(p.viewer))

    def called(self, p: Offer, seat: int) -> str:
        """A player in a sentence to the viewer."""
        return self.texts.say("you") if seat == self.me(p) else self.names[seat]

    def all_called(self, p: Offer, seats: list[int]) -> str:
        """Several players in a sentence to the viewer."""
        mine = [seat for seat in seats if seat == self.me(p)]
        others = [seat for seat in seats if seat != self.me(p)]
        return self.texts.joined([self.called(p, seat) for seat in mine + others])

    def together(self, sentences: list[str]) -> str:
        """Sentences one after the other, as this language sets them."""
        return self.texts.joined(sentences, "cli-sentence-next", "cli-sentence-next")

    def figures(self, p: Offer) -> dict[str, Any]:
        """The figures of a view."""
        return self.game.figures(View(p))

    # What is shown.

    def about(self, options: Options) -> str:
        p = self.game.new(len(self.names), options)
        assert isinstance(p, Offer)
        return self.texts.say("cli-offer-about-fast") if p.agreed.fast else super().about(options)

    def headline(self, view: View) -> str:
        p, say = _position(view), self.texts.say
        if p.stage in (w.IN_THE_BOX, w.OPENING):
            return f"{self.word(self.game.name)} | {self.word(f'stage-{w.STAGES[p.stage]}')}"
        stage = self.word(f"stage-{w.STAGES[p.stage]}")
        if p.stage == w.OVER:
            return f"{self.word(self.game.name)} | {stage}"
        if p.agreed.fast:
            living = say("cli-offer-living", n=int(count(p.living)))
            return " | ".join([say("cli-offer-round", n=int(p.day)), stage, living])
        sides = say("cli-offer-sides", family=int(p.family_left), traitors=int(p.traitors_left))
        if p.is_night():
            return " | ".join([say("cli-offer-night", n=int(p.day)), sides])
        needed = say("cli-offer-needed", n=int(count(p.living)) // 2 + 1)
        return " | ".join([say("cli-offer-day", n=int(p.day)), stage, sides, needed])

    def board(self, view: View) -> list[str]:
        """The roles that lie face down; by night what the Moderator calls out."""
        p = _position(view)
        if p.stage in (w.IN_THE_BOX, w.OPENING):
            return []  # the list has just been read out
        if p.is_night():
            lines = [self.together(self._calls(p))]
        else:
            hidden = self._counted(self.figures(p)["roles_hidden"])
            lines = [self.texts.say("cli-offer-hidden", roles=hidden)] if hidden else []
        return [self.screen.paint(line, "faint") for line in lines_of(lines, self.screen.width)]

    def in_play(self, p: Offer) -> str:
        """The public list of roles."""
        return self.texts.say("cli-offer-in-play", roles=self._counted(self.figures(p)["roles_in_play"]))

    def _counted(self, pile: dict[str, int]) -> str:
        roles = {self.word(f"role-{role}"): number for role, number in pile.items()}
        counted = [
            name if number == 1 else self.texts.say("list-times", item=name, n=number)
            for name, number in roles.items()
        ]
        return self.texts.joined(counted, "list-next")

    def _calls(self, p: Offer) -> list[str]:
        """What is called out every night, whoever is left to answer."""
        calls = [w.ARREST] if p.day == 0 else members(p.agreed.calls)
        return [self.call(call) for call in calls]

    def call(self, call: int) -> str:
        """One call of the night in the Moderator's words."""
        told: dict[str, object] = {"event": "call-announced", "call": w.CALLS[call]}
        return self.texts.telling(self.game.name, told, self.names) or ""

    def atlas(self, view: View) -> list[str]:
        return self._answers.everybody(_position(view))

    def seats(self, view: View) -> list[str]:
        p = _position(view)
        return offer_seats.table(self, p)

    def recalled(self, view: View, log: list[str]) -> list[str]:
        """By night the talk of the day is over."""
        p = _position(view)
        if not p.is_night():
            return log
        told: dict[str, object] = {"event": "night-began", "night": int(p.day)}
        nightfall = self.texts.telling(self.game.name, told, self.names) or ""
        return log[log.index(nightfall) :] if nightfall in log else log

    def known(self, p: Offer, seat: int) -> str:
        """The side of a player whose card the viewer does not see but who is known to him; else nothing."""
        if in_mask(p.team, seat) or in_mask(p.told_traitor, seat):
            return self.word("side-traitor")
        if in_mask(p.told_don, seat):
            return self.word(f"role-{ROLE_IDS[DON]}")
        return self.word("side-family") if in_mask(p.told_family, seat) else ""

    def hand(self, view: View) -> list[str]:
        """The card, and what the viewer knows by it."""
        p = _position(view)
        me = self.me(p)
        if me == NO_SEAT or p.roles[me] == UNKNOWN or p.stage == w.OVER:
            return []
        is_new = p.stage == w.OPENING or (p.agreed.fast and p.day == 1 and p.stage in (w.TAP, w.PLACE))
        return self.card(p) if is_new else [self.together([*self._card(p), *self._knows(p)])]

    def _card(self, p: Offer) -> list[str]:
        role = ROLE_IDS[p.roles[self.me(p)]]
        return [self.texts.say("cli-offer-card", role=self.word(f"role-{role}"))]

    def card(self, p: Offer) -> list[str]:
        """The card with what it can do, and what the viewer knows."""
        me = self.me(p)
        role = ROLE_IDS[p.roles[me]]
        if p.agreed.fast:
            helped = self.texts.say("cli-offer-fast-patsy" if p.patsy == me else f"cli-offer-fast-{role}")
        else:
            helped = self.word(f"role-{role}.help")
        return lines_of([self.together([*self._card(p), helped]), *self._knows(p)], self.screen.width)

    def _knows(self, p: Offer) -> list[str]:
        say, me = self.texts.say, self.me(p)
        found: list[str] = []
        if p.sees_all():
            return found  # all cards lie open
        if p.team and not p.agreed.fast:
            is_alone = members(p.team) == [me]
            team = self.all_called(p, members(p.team))
            found.append(say("cli-offer-only-traitor") if is_alone else say("cli-offer-team", names=team))
        if p.patsy != NO_SEAT:
            other = p.seat_of(DON) if p.patsy == me else p.patsy
            if other != NO_SEAT:
                found.append(
                    say("cli-offer-don-is" if p.patsy == me else "cli-offer-patsy-is", name=self.names[other])
                )
        for key, told in (
            ("family", p.told_family),
            ("traitor", p.told_traitor),
            ("don", p.told_don),
            ("not-don", p.told_not_don),
        ):
            if told & p.living:
                names = self.texts.joined(
                    [self.names[seat] for seat in members(told & p.living)], "list-next"
                )
                found.append(say(f"cli-offer-told-{key}", names=names))
        if p.doomed == me:
            found.append(say("cli-offer-doomed"))
        if p.gun == me and p.living >> me & 1 and not p.agreed.fast:
            found.append(say("cli-offer-armed"))
        return found

    def open_hands(self, views: list[View], width: int) -> list[str]:
        return offer_end.open_cards(self, [_position(view) for view in views], width)

    def choices(self, view: View, rows: int) -> list[str]:
        return []  # how things are typed stands in the question

    def question(self, view: View) -> str:
        return question(self, _position(view), view)

    # What is typed.

    def guide(self, view: View) -> str:
        if _position(view).agreed.fast:
            return self.texts.say("cli-play-how-offer-fast")
        return super().guide(view)

    def legal(self, view: View) -> list[str]:
        p = _position(view)
        me = self.me(p)
        return [] if me == NO_SEAT else [self.game.text(self.game.catalogue[k]) for k in p.legal(me)]

    def steps(self, line: str, view: View) -> list[str]:
        """Names and numbers of players, beginnings of words; by night the last choice confirms by itself.

        Where people talk, text that is no command is talk; where they may not, it is refused as talk.
        """
        p = _position(view)
        last_night = max(0, int(p.day) - 1)
        try:
            found = self.words.steps(line, int(p.stage), target_verb(self, p), last_night)
        except Unclear as unclear:
            if self.words.is_attempt(line):
                raise
            if not self._may_talk(p):
                silence = p.hush(self.me(p), w.TO_TABLE) if self.me(p) != NO_SEAT else None
                if silence is None or len(line.split()) == 1:
                    raise Unclear(line.strip(), unclear.known) from None
                raise Illegal(silence) from None
            return [f"{SAY} {line.strip()}"]
        return [*found, "ready"] if self._is_all(p, found) else found

    def _may_talk(self, p: Offer) -> bool:
        me = self.me(p)
        return me != NO_SEAT and in_mask(p.living, me) and p.hush(me, w.TO_TABLE) is None

    def _is_all(self, p: Offer, steps: list[str]) -> bool:
        """Whether nothing is left to be chosen in a secret phase after these steps."""
        if not p.is_secret_phase() or in_mask(p.answered, self.me(p)) or "ready" in steps:
            return False
        chosen = {step.split()[0] for step in steps}
        still = unset_calls(self, p)
        return n.SEND_WORD in chosen or bool(chosen & set(still) and not set(still) - chosen)

    def typed(self, command: Command) -> str:
        return self.words.typed(command, self.game.text(command))

    def reason(self, view: View, command: Command) -> str:
        return offer_seats.reason(self, _position(view), command)

    def order(self, word: str, rest: str, view: View, story: Story) -> list[str] | None:
        return self._answers.answer(word, rest, _position(view), story)

    def retold(self, told: list[Plain]) -> list[Plain]:
        """A statement that points to a question put to its speaker is an answer, not a reasoned word."""
        asked = [plain for plain in told if plain["event"] == "question-put"]
        self._questions.update({int(str(plain["number"])): plain["target"] for plain in asked})
        return [
            {**plain, "event": "answer-given"}
            if plain["event"] == "reason-given"
            and self._questions.get(int(str(plain["entry"]))) == plain["seat"]
            else plain
            for plain in told
        ]

    def footnotes(self, told: list[Plain]) -> list[int]:
        """What a reason, an answer, an agreement or a doubt is about."""
        return [int(str(plain["entry"])) for plain in told if plain["event"] in POINTING]

    def entries(self, told: list[Plain], me: int | None) -> dict[int, str]:
        return offer_ledger.ballots(self, told, me)

    # The course of an evening.

    def viewer(self, seat: int, view: View) -> int:
        return seat if in_mask(_position(view).living, seat) else int(ghost_of(seat))

    def forced(self, view: View) -> str | None:
        """After the first part of a night nothing is left to be chosen, but for the word of a ghost."""
        p = _position(view)
        me = self.me(p)
        if p.stage in LATER:
            is_bribed = "word-nothing" in self.game.open_parts(view, me) and not p.words[me]
            return None if is_bribed or "ready" not in self.legal(view) else "ready"
        is_first = p.day == 1 and (p.stage == w.TAP or not p.agreed.patsy)
        if p.stage in (w.TAP, w.PLACE) and p.roles[me] != DON and not is_first:
            return "ready"
        return None

    def is_formality(self, view: View) -> bool:
        p = _position(view)
        return p.stage in LATER and not p.agreed.bribes

    def on_enter(self, view: View) -> str:
        p = _position(view)
        is_ready = p.is_secret_phase() and "ready" in self.legal(view) and not unset_calls(self, p)
        return "ready" if is_ready else ""

    def forum(self, view: View) -> int | None:
        """A person talks between bots, before a bot shoots, and points before the other traitors do."""
        p = _position(view)
        me = self.me(p)
        if me == NO_SEAT or not in_mask(p.living, me):
            return None
        if p.stage == w.TALK and in_mask(p.waiting_for(), me):
            return max(LEAST_HEARD, min(int(count(p.living)) // 2, MOST_HEARD))
        if p.stage in (w.BANG, w.LAST_CALL_STAGE) and p.gun != me:
            return 1
        is_leading = p.stage == w.NIGHT_1 and in_mask(p.team, me) and in_mask(p.waiting_for(), me)
        return 0 if is_leading else None

    def is_talk(self, view: View) -> bool:
        p = _position(view)
        return p.stage in (w.TALK, w.BANG, w.LAST_CALL_STAGE) and self.forum(view) is not None

    def is_debate(self, view: View) -> bool:
        return _position(view).stage in (w.BANG, w.LAST_CALL_STAGE)

    def scene(self, view: View) -> object:
        p = _position(view)
        return (int(p.day), p.is_secret_phase())

    # The end.

    def standings(self, outcome: Outcome) -> list[str]:
        return []  # sides win, not places: the cards say who

    def accounts(self, entries: list[Entry]) -> list[str]:
        return offer_end.accounts(self, entries)


def _position(view: View) -> Offer:
    assert isinstance(view.copy, Offer)
    return view.copy


FACE = OfferFace
