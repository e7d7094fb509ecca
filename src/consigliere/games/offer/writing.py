"""How events change a position of An Offer You Can't Refuse: in play, in replay, and in every viewer's own copy."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from consigliere.games.offer import event as e
from consigliere.games.offer import ledger
from consigliere.games.offer import words as w
from consigliere.games.offer.position import CHOICES, HEAD_SEEN, NO_SIDE, OFFER_MADE, Position
from consigliere.games.offer.roles import COP, DON, NO_SEAT, is_traitor
from consigliere.kernel.event import NO_TEXT
from consigliere.kernel.viewer import TRUTH, bit, lowest


class Written(Position):
    """A position with the one method that changes it."""

    def write(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == e.ASKED:
            self.asked = a
            self.stage = b
            self.answered = 0
        elif kind == e.CONFIRMED:
            self.answered |= bit(a)
        elif kind == e.BALLOT_IN:
            self._ballot(a, b)
        elif kind == e.POINTED:
            self.pointers[a] = b
        elif kind == e.CHOICE_ENTERED:
            if b == w.BRIBE:
                self.bribes[a] = c
            else:
                self.choices[b - w.PEEK] = c
        elif kind == e.WHISPERED:
            self._whisper(a, b, c, d)
        elif kind == e.OVER_SAID:
            self.over |= bit(a)
        elif kind == e.OVER_TAKEN_BACK:
            self.over &= ~a
        elif kind == e.ELIMINATED:
            self._eliminate(a, b, c)
        elif kind == e.CHECKPOINT_PASSED:
            if b == 2 and self.choices[w.OFFER - w.PEEK] < self.seats:
                self.offer_used = OFFER_MADE
        elif e.REASON_GIVEN <= kind <= e.WORD_ASKED:
            self._talk(kind, a, b, c, d)
        elif e.ACCUSED <= kind <= e.SHOT:
            self._trial(kind, a, b, c)
        elif kind == e.BLASTED:
            self._enter(kind, b, 0, d, c)
        elif kind == e.NIGHT_BEGAN:
            self._nightfall()
        elif kind == e.NIGHT_CLEARED:
            self._clear_night()
        elif kind == e.DAY_BEGAN or kind == e.ROUND_BEGAN:
            self._daybreak(a)
        elif kind == e.DAY_ENDED:
            self._end_day()
        elif kind == e.ITEM_PLACED:
            self._place(a, b)
        elif kind == e.ITEM_RETURNED:
            self._place(a, NO_SEAT)
        elif kind == e.GUN_PLACED:
            self.gun = a
        elif kind == e.ROLE_DEALT or kind == e.ROLE_OPENED:
            self.roles[a] = b
        elif kind == e.GAME_ENDED:
            self._end(a, b)
        else:
            self._write_rare(kind, a, b, c, d)

    def _write_rare(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == e.UNCONFIRMED:
            self.answered &= ~bit(a)
        elif kind == e.ELECTION_IN:
            self.answered |= bit(a)
            self.pointers[a] = b
        elif kind == e.ITEM_ELECTED:
            self.elected = 1
            self._forget_pointers()
        elif kind == e.SIDE_SET:
            if b == w.GUN:
                self.gun_side = c
            else:
                self.vest_side = c
        elif kind == e.WORD_SENT:
            # The number of a text would tell how much is said where the viewer cannot hear it.
            self.words[a] = ledger.packed_word(b, c, d if self.viewer == TRUTH else NO_TEXT)
        elif kind == e.DOOMED:
            self.doomed = a
        elif kind == e.COIN_GIVEN:
            self.coin_queue &= ~bit(b)
            self.coins[c] += 1
            self._enter(kind, b, 0, c, 0)
        elif kind == e.COIN_SPENT:
            self.coins[a] = b
        elif kind == e.COINS_RETURNED:
            self.coins[a] = 0
        elif kind == e.ITEM_PASSED:
            self._place(b, d)
            self._enter(kind, c, 0, d, b)
        elif kind == e.TIME_ANNOUNCED:
            self.marks += 1
        elif kind == e.AWAY_NOTED:
            self.away_later |= bit(a)
        elif kind == e.WENT_AWAY:
            self.away |= bit(a)
            self.away_later &= ~bit(a)
        elif kind == e.CAME_BACK:
            self.away &= ~bit(a)
            self.missed &= ~bit(a)
        elif kind == e.GHOST_OPENED:
            self.seeing |= bit(a)
        elif kind == e.FACT_OPENED:
            self._open_fact(a, b)
        elif kind == e.BANGED:
            self._enter(kind, b, 0, c, 0)
        elif kind == e.PATSY_SHOWN:
            self.patsy = a

    def _enter(self, kind: i64, seat: i64, value: i64, about: i64, which: i64) -> None:
        """One more entry of the ledger [OFF-6.3, OFF-6.4]."""
        self.enter(ledger.packed(kind, seat, self.day, self.target, value, about, which, self.reason))
        self.reason = 0
        self.target = NO_SEAT

    def enter(self, row: i64) -> None:
        """Add an entry as it stands."""
        self.ledger = append(self.ledger, row)

    def _talk(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """A talk act: its reason and whom it asks come before it, then it enters the ledger."""
        if kind == e.REASON_GIVEN:
            self.reason = c
            return
        if kind == e.QUESTION_PUT:
            self.target = c
            return
        value: i64 = 0
        about: i64 = w.ANY
        which: i64 = 0
        if kind == e.CLAIMED or kind == e.AGREED or kind == e.DISAGREED or kind == e.ROLE_WORD_TOLD:
            value = c
        elif kind == e.FAMILY_REPORTED or kind == e.TRAITOR_REPORTED or kind == e.REPORT_SIDE_ASKED:
            value = c
            about = d
        elif kind == e.REPORT_ABOUT_ASKED:
            value = c
            which = d
        elif kind == e.PROMISE_ABOUT_ASKED:
            which = c
        elif e.SUSPECTED <= kind <= e.VOTE_WANTED or kind == e.REPORT_NIGHT_ASKED:
            about = c
            which = d
        elif kind == e.PLAYER_WORD_TOLD or kind == e.PROMISE_THUMB_ASKED:
            about = c
        self.acts_today[b] += 1
        self._enter(kind, b, value, about, which)

    def _trial(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        if kind == e.ACCUSED:
            self.accuser = b
            self.accused = c
            self.seconder = NO_SEAT
            self.accused_today[b] |= bit(c)
            self._enter(kind, b, 0, c, 0)
        elif kind == e.SECONDED:
            self.seconder = b
            self.trials += 1
            self._enter(kind, b, 0, c, 0)
        elif kind == e.VOTE_CLOSED:
            seat: i64
            for seat in range(self.seats):
                if ((a | b) >> seat) & 1:
                    thumb: i64 = w.DOWN if (a >> seat) & 1 else w.UP
                    self._enter(e.BALLOT_IN, seat, 0, self.accused, thumb)
            self.held = 1
            self.cast |= a | b
            self._close_trial()
        elif kind == e.SHOT:
            self._enter(kind, b, 0, c, 0)
        elif kind == e.SECOND_DECLINED or kind == e.BALLOT_MISSED:
            self.answered |= bit(a)
        elif kind == e.ACCUSATION_LAPSED or kind == e.ACCUSATION_WITHDRAWN or kind == e.TRIAL_CANCELLED:
            self.cast |= self.ballots
            self._close_trial()

    def _close_trial(self) -> None:
        self.accuser = NO_SEAT
        self.accused = NO_SEAT
        self.seconder = NO_SEAT
        self.ballots = 0
        self.downs = 0
        self.ups = 0
        self.answered = 0

    def _ballot(self, seat: i64, thumb: i64) -> None:
        one = bit(seat)
        self.answered |= one
        self.ballots |= one
        self.downs &= ~one
        self.ups &= ~one
        if thumb == w.DOWN:
            self.downs |= one
        elif thumb == w.UP:
            self.ups |= one

    def _whisper(self, receiver: i64, about: i64, seats: i64, answer: i64) -> None:
        """What the receiver learns; in the truth it is known already."""
        if about == w.TEAM:
            self.team |= seats
        elif about == w.TEAM_MATE:
            self.roles[lowest(seats)] = answer - w.SAYS_ROLE
        elif about == w.PEEKED:
            if answer == w.SAYS_FAMILY:
                self.told_family |= seats
            else:
                self.told_traitor |= seats
        elif about == w.SOUGHT:
            if answer == w.SAYS_YES:
                self.told_don |= seats
            else:
                self.told_not_don |= seats
        elif about == w.BRIBED:
            seat: i64
            for seat in range(self.seats):
                if (seats >> seat) & 1:
                    self.bribes[seat] = receiver
        elif about == w.ARRESTED:
            self.doomed = lowest(seats)
        elif about == w.DRAWN_TARGET:
            self.point_all(lowest(seats))
        elif about == w.PATSY:
            self._pair(lowest(seats), lowest(seats & (seats - 1)))

    def _pair(self, one: i64, other: i64) -> None:
        """Don and Patsy know each other [OFF-21.5]: whoever learns it knows his own card."""
        is_first: bool = self.roles[one] == DON or self.roles[other] == COP
        don: i64 = one if is_first else other
        self.roles[don] = DON
        self.patsy = other if is_first else one

    def _eliminate(self, seat: i64, role: i64, how: i64) -> None:
        self.living &= ~bit(seat)
        self.over &= ~bit(seat)
        self.away &= ~bit(seat)
        self.roles[seat] = role
        self.is_quiet = 0
        if is_traitor(role) and not self.agreed.fast:
            self.traitors_left -= 1
            self.traitor_out = 1
            if how == w.BY_VOTE:
                self.traitor_voted = 1
        elif is_traitor(role):
            self.traitors_left -= 1
        else:
            self.family_left -= 1
        if seat == self.doomed:
            self.doomed = NO_SEAT
        if self.agreed.bribes and (how == w.BY_NIGHT or how == w.BY_DUSK):
            self.coin_queue |= bit(seat)
            self.is_dusk = 1 if how == w.BY_DUSK else 0

    def _place(self, item: i64, seat: i64) -> None:
        if item == w.GUN:
            self.gun = seat
        elif item == w.VEST:
            self.vest = seat
        else:
            self.head = seat
            if seat != NO_SEAT:
                self.offer_used = HEAD_SEEN

    def _forget_pointers(self) -> None:
        seat: i64
        for seat in range(self.seats):
            self.pointers[seat] = w.UNSET

    def point_all(self, target: i64) -> None:
        """The whole team points at one player."""
        seat: i64
        for seat in range(self.seats):
            if (self.team & self.living) >> seat & 1:
                self.pointers[seat] = target

    def _nightfall(self) -> None:
        self.away_later &= self.living
        self.coin_queue = 0
        self.is_dusk = 0

    def _clear_night(self) -> None:
        """Nothing of the night stays but what is still to be placed."""
        self.away_later &= self.living
        self.answered = 0
        self.asked = 0
        self._forget_pointers()
        seat: i64
        for seat in range(self.seats):
            self.bribes[seat] = w.UNSET
            self.words[seat] = 0
        self.choices[w.PEEK - w.PEEK] = w.UNSET
        self.choices[w.STRIKE - w.PEEK] = w.UNSET
        self.choices[w.SEEK - w.PEEK] = w.UNSET

    def _daybreak(self, day: i64) -> None:
        if self.day > 0:
            self.quiet = self.quiet + 1 if self.is_quiet else 0
        self.is_quiet = 1
        self.day = day
        call: i64
        for call in range(CHOICES):
            self.choices[call] = w.UNSET
        self.gun_side = NO_SIDE
        self.vest_side = NO_SIDE
        self.coin_queue = 0
        self.elected = 0
        self.trials = 0
        self.marks = 0
        self.cast = 0
        self.held = 0
        self.traitor_out = 0
        self.traitor_voted = 0
        seat: i64
        for seat in range(self.seats):
            self.accused_today[seat] = 0
            self.acts_today[seat] = 0

    def _end_day(self) -> None:
        self._close_trial()
        self.over = 0
        self.asked = 0
        if self.held:
            self.missed = self.living & ~self.cast

    def _open_fact(self, fact: i64, seat: i64) -> None:
        """A ghost who sees everything learns what is hidden by day."""
        if fact == w.FACT_ARRESTED:
            self.doomed = seat
        elif fact == w.FACT_OFFER_USED:
            self.offer_used = OFFER_MADE
        elif fact == w.FACT_PATSY:
            self.patsy = seat
        elif fact == w.FACT_UP:
            self._ballot(seat, w.UP)
        elif fact == w.FACT_DOWN:
            self._ballot(seat, w.DOWN)
        elif fact == w.FACT_FAMILY:
            self.told_family |= bit(seat)
        elif fact == w.FACT_TRAITOR:
            self.told_traitor |= bit(seat)
        elif fact == w.FACT_DON:
            self.told_don |= bit(seat)
        elif fact == w.FACT_NOT_DON:
            self.told_not_don |= bit(seat)
        elif fact == w.FACT_TEAM:
            self.team |= bit(seat)

    def _end(self, winners: i64, ending: i64) -> None:
        """Everything is open now: the cards say who was who, the record says the rest."""
        self._close_trial()
        self._clear_night()
        call: i64
        for call in range(CHOICES):
            self.choices[call] = w.UNSET
        self.gun_side = NO_SIDE
        self.vest_side = NO_SIDE
        self.winners = winners
        self.ending = ending
        self.stage = w.OVER
        self.doomed = NO_SEAT
        self.offer_used = 0
        self.told_family = 0
        self.told_traitor = 0
        self.told_don = 0
        self.told_not_don = 0
        self.away_later = 0
        self.coin_queue = 0
        self.team = 0
        if not self.agreed.fast:
            seat: i64
            for seat in range(self.seats):
                if is_traitor(self.roles[seat]):
                    self.team |= bit(seat)
