"""The rules of An Offer You Can't Refuse put together: who is asked, what a command does, how the game ends."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.offer import action as a
from consigliere.games.offer import clocks, dawn, dusk, fast, layout, legality, listing, night, talk, trial
from consigliere.games.offer import event as e
from consigliere.games.offer import notation as n
from consigliere.games.offer import refusals as r
from consigliere.games.offer import words as w
from consigliere.games.offer.agreed import Agreed
from consigliere.games.offer.leaving import both, privately
from consigliere.games.offer.roles import DON, NO_SEAT, ROLES, is_traitor
from consigliere.games.offer.writing import Written
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import AWAY, SAY, TIME_UP, Command
from consigliere.kernel.event import NO_TEXT
from consigliere.kernel.refusal import UNKNOWN_COMMAND, Refusal
from consigliere.kernel.state import Outcome, Timer
from consigliere.kernel.viewer import EVERYBODY, FIRST_GHOST, TRUTH, bit, lowest, members


class Offer(Written):
    """A game under way, or one viewer's copy of it."""

    def copy(self) -> Offer:
        other = Offer(self.agreed, self.seats, self.viewer)
        self.copy_to(other)
        return other

    def seen_by(self, viewer: i64) -> Offer:
        other = self.copy()
        other.hide_from(viewer)
        return other

    def fields(self) -> list[int]:
        return layout.fields(self)

    def fault(self) -> str:
        return layout.fault(self)

    # Who is asked.

    def waiting_for(self) -> i64:
        stage = self.stage
        if stage == w.OVER or stage == w.IN_THE_BOX:
            return 0
        if stage == w.TALK:
            return trial.present(self) & ~self.over
        asked: i64 = self.asked
        if self.is_secret_phase() or stage == w.ELECT or stage == w.SECOND or stage == w.VOTE:
            if stage >= w.ELECT and stage <= w.VOTE:
                asked &= self.living
            if asked & ~self.away:
                asked &= ~self.away
        return asked & ~self.answered

    def may_act(self) -> i64:
        if self.is_secret_phase():
            return self.asked  # whether they have confirmed or not, which nobody may see
        stage = self.stage
        may: i64 = 0
        if stage == w.TALK:
            may = self.living
        elif stage == w.ELECT or stage == w.VOTE:
            may = self.asked & self.living
        elif stage == w.SECOND:
            may = self.living & ~bit(self.accused)
        if self.gun != NO_SEAT and legality.can_shoot(self):
            may |= bit(self.gun)
        return may & ~self.waiting_for()

    def legal(self, seat: i64) -> vec[i64]:
        return listing.legal(self, seat)

    def refusal(self, seat: i64, number: i64) -> Refusal | None:
        return legality.refusal(self, seat, number)

    # Closed commands.

    def decide(self, seat: i64, number: i64, chance: Chance) -> None:
        if (self.away >> seat) & 1 and not self.is_secret_phase():
            self.emit(e.CAME_BACK, seat)
        if number == a.READY:
            self._confirm(seat, chance)
        elif number == a.DOWN or number == a.UP:
            trial.vote(self, seat, w.DOWN if number == a.DOWN else w.UP)
        elif number >= a.CHOOSE and number < a.TAP:
            self._choose(seat, number - a.CHOOSE)
        elif number >= a.POINT and number < a.CHOOSE:
            audience = night.team_audience(self)
            choice: i64 = w.UNSET if number == a.UNPOINT else number - a.POINT
            self.emit_to(audience, audience, e.POINTED, seat, choice)
        elif number < a.BLAST:
            self._decide_plain(seat, number)
        elif number < a.ELECT:
            self._decide_side(seat, number)
        elif number < a.ACCUSE:
            dawn.elect(self, seat, number - a.ELECT)
        elif number < a.SHOOT:
            trial.accuse(self, seat, number - a.ACCUSE)
        elif number < a.POINT:
            trial.shoot(self, seat, number - a.SHOOT)
        elif number < a.PLACE:
            fast.choose(self, seat, number - a.TAP)
        elif number < a.BANG:
            fast.choose(self, seat, number - a.PLACE)
        elif number < a.NOT_READY:
            fast.bang(self, seat, number - a.BANG)
        else:
            readers = privately(self, seat)
            self.emit_to(readers, readers, e.UNCONFIRMED, seat)

    def _confirm(self, seat: i64, chance: Chance) -> None:
        """With clocks on a secret phase lasts its time, whatever was answered [OFF-3.2, OFF-9.3]."""
        readers = privately(self, seat)
        self.emit_to(readers, readers, e.CONFIRMED, seat)
        if not self.agreed.clocks and night.is_answered(self):
            self._close_phase(chance)

    def _close_phase(self, chance: Chance) -> None:
        if self.stage == w.OPENING:
            dawn.daybreak(self)
        elif self.stage == w.TAP or self.stage == w.PLACE:
            fast.close_phase(self, chance)
        else:
            night.close_checkpoint(self, chance)

    def _choose(self, seat: i64, place: i64) -> None:
        """Whatever is chosen by night only the seat itself is told."""
        readers = privately(self, seat)
        call: i64 = w.PEEK + place // a.WITH_NOBODY
        self.emit_to(readers, readers, e.CHOICE_ENTERED, seat, call, place % a.WITH_NOBODY)

    def _decide_plain(self, seat: i64, number: i64) -> None:
        if number == a.PASS:
            self.note(e.PASSED, seat)
            if self.stage == w.INTRODUCE:
                dawn.introduce(self, seat + 1)
        elif number == a.WITHDRAW:
            trial.withdraw(self)
        elif number == a.SECOND:
            trial.second(self, seat)
        elif number == a.NO_SECOND:
            trial.decline(self, seat)
        elif number == a.END_DEFENCE:
            trial.end_defence(self)
        elif number == a.OVER:
            self.emit(e.OVER_SAID, seat)
            dusk.end_if_all_over(self)
        else:
            self.emit(e.OVER_TAKEN_BACK, bit(seat))

    def _decide_side(self, seat: i64, number: i64) -> None:
        side: i64 = number & 1
        if number < a.GIVE_COIN:
            trial.blast(self, seat, side)
        elif number < a.PASS_GUN:
            dawn.give_coin(self, seat, side)
        elif number < a.PASS_VEST:
            dawn.pass_item(self, seat, w.GUN, side)
        elif number < a.SET_GUN:
            dawn.pass_item(self, seat, w.VEST, side)
        else:
            readers = privately(self, seat)
            item: i64 = w.GUN if number < a.SET_VEST else w.VEST
            self.emit_to(readers, readers, e.SIDE_SET, seat, item, side)

    # Open commands: talk, signs, words, and the house.

    def open_refusal(self, actor: i64, command: Command) -> Refusal | None:
        if command.verb == TIME_UP:
            runs = [timer.name for timer in self.timers() if timer.runs]
            return None if command.text in runs else r.NO_CLOCK_RUNS
        if command.verb == AWAY:
            return self._away_refusal(command.args[0])
        if self.stage == w.OVER or self.stage == w.IN_THE_BOX:
            return r.GAME_OVER
        if command.verb in n.ACTS:
            return talk.act_refusal(self, actor, command)
        if command.verb == n.SIGN:
            return talk.sign_refusal(self, actor, command)
        return talk.word_refusal(self, actor, command) if command.verb == n.SEND_WORD else UNKNOWN_COMMAND

    def _away_refusal(self, seat: i64) -> Refusal | None:
        missed: i64 = self.living | self.waiting_for()  # a ghost only where something is still asked of him
        if not 0 <= seat < self.seats or self.stage == w.OVER or (missed >> seat) & 1 == 0:
            return r.NO_SUCH_PLAYER
        return r.AWAY_ALREADY if ((self.away | self.away_later) >> seat) & 1 else None

    def decide_open(self, actor: i64, command: Command, chance: Chance) -> None:
        if command.verb == TIME_UP:
            self._run_out(command.text, chance)
        elif command.verb == AWAY:
            self._mark_away(command.args[0], chance)
        else:
            self.decide_with_text(actor, command, NO_TEXT)

    def decide_with_text(self, actor: i64, command: Command, text: i64) -> None:
        if command.verb == n.SIGN:
            talk.make_sign(self, actor, command)
        elif command.verb == n.SEND_WORD:
            talk.send_word(self, actor, command, text)
        else:
            talk.make_act(self, actor, command, text)
            self._has_spoken(actor)

    def carry_out(self, actor: i64, command: Command, chance: Chance, texts: list[str]) -> None:
        super().carry_out(actor, command, chance, texts)
        if command.verb == SAY and command.args[0] == w.TO_TABLE:
            self._has_spoken(actor)

    def _has_spoken(self, seat: i64) -> None:
        """One text or talk act is an introduction [OFF-5.3]; whoever speaks is there [OFF-15.2]."""
        if (self.away >> seat) & 1:
            self.emit(e.CAME_BACK, seat)
        if self.stage == w.INTRODUCE:
            dawn.introduce(self, seat + 1)

    def _mark_away(self, seat: i64, chance: Chance) -> None:
        """By night nobody is told before dawn [OFF-15.4]; by day the table goes on without him [OFF-15.5]."""
        if self.is_secret_phase() or (self.living >> seat) & 1 == 0:  # a ghost could never lose a mark again
            self.emit_to(0, 0, e.AWAY_NOTED, seat)
            return
        self.emit(e.WENT_AWAY, seat)
        if self.stage == w.TALK:
            dusk.end_if_all_over(self)
        elif self.stage == w.SECOND:
            trial.close_window(self)
        elif self.stage == w.VOTE:
            trial.close_if_all_in(self)
        elif self.stage == w.ELECT and trial.present(self) & ~self.answered == 0:
            dawn.close_election(self)

    def hush(self, seat: i64, channel: i64) -> Refusal | None:
        return talk.hush(self, seat, channel)

    def hearers(self, seat: i64, channel: i64) -> i64:
        if channel == w.TO_TEAM:
            return night.team_audience(self)
        if channel == w.TO_GHOSTS:
            return self.departed() << FIRST_GHOST
        return EVERYBODY

    # Clocks and defaults.

    def timers(self) -> list[Timer]:
        return clocks.timers(self) if self.agreed.clocks else []

    def _run_out(self, timer: str, chance: Chance) -> None:
        """A stage clock at zero: the defaults of section 4."""
        stage = self.stage
        if timer == "day":
            self._pass_mark()
        elif self.is_secret_phase():
            self._close_phase(chance)
        elif stage == w.SECOND:
            trial.drop(self, w.NO_SECOND)
        elif stage == w.VOTE:
            trial.close_vote(self)
        elif stage == w.ELECT:
            dawn.close_election(self)
        elif stage == w.BANG:
            fast.last_call(self)
        else:
            self._play_default(lowest(self.asked), chance)

    def _pass_mark(self) -> None:
        """The remaining time is announced, or there is none left [OFF-3.13, OFF-5.10, OFF-5.12]."""
        if self.marks < len(self.agreed.marks):
            self.emit(e.TIME_ANNOUNCED, self.agreed.marks[self.marks])
            return
        if self.accused != NO_SEAT:
            self.emit(e.ACCUSATION_LAPSED, trial.accusation(self), w.TIME_IS_OUT)
        dusk.end_day(self, w.ENDED_BY_TIME)

    def default(self, seat: i64) -> i64:
        return listing.default(self, seat)

    def decide_default(self, seat: i64, chance: Chance) -> None:
        self._play_default(seat, chance)

    def _play_default(self, seat: i64, chance: Chance) -> None:
        """The default of a seat, with chance where the rules leave it to chance; at night nobody else is told."""
        stage = self.stage
        if self.is_secret_phase():
            readers = privately(self, seat)
            self.emit_to(readers, readers, e.DEFAULT_PLAYED, seat, stage)
            self._default_secretly(seat, chance)
            return
        self.note(e.DEFAULT_PLAYED, seat, stage)
        if stage == w.BANG or stage == w.LAST_CALL_STAGE:
            fast.shoot_at_random(self, chance)
        elif stage == w.BLAST or stage <= w.PASS_VEST:
            side = self.draw(w.FOR_SIDE, 2, EVERYBODY, chance)
            self._decide_side(seat, listing.default(self, seat) + side)
        elif stage == w.VOTE:
            self._miss_ballot(seat)
        elif stage == w.ELECT:
            dawn.elect(self, seat, w.NOBODY_CHOSEN)
        else:
            self._decide_plain(seat, listing.default(self, seat))

    def _default_secretly(self, seat: i64, chance: Chance) -> None:
        if self.agreed.fast and self.roles[seat] == DON and self.pointers[seat] >= self.seats:
            fast.choose_at_random(self, seat, chance)
        self._confirm(seat, chance)

    def _miss_ballot(self, seat: i64) -> None:
        """A missing ballot counts as up [OFF-7.13], but it was not cast."""
        self.emit(e.BALLOT_MISSED, seat)
        trial.close_if_all_in(self)

    # The end.

    def outcome(self) -> Outcome | None:
        if self.stage != w.OVER:
            return None
        winners = members(self.winners)
        places = [1 if seat in winners else 2 for seat in range(self.seats)]
        return Outcome(w.ENDINGS[self.ending], winners, places, [2 - place for place in places])


def in_the_box(agreed: Agreed, seats: i64) -> Offer:
    """The state before the first event: nobody has a card."""
    return Offer(agreed, seats, TRUTH)


def start(p: Offer, chance: Chance) -> None:
    """The list is read out, the cards are dealt, and the secret opening begins [OFF-2.9, OFF-2.10, OFF-2.14, OFF-4]."""
    agreed = p.agreed
    p.note(e.GAME_STARTED, w.FAST if agreed.fast else w.FULL)
    role: i64
    for role in range(ROLES):
        if agreed.counts[role] > 0:
            p.note(e.ROLE_IN_PLAY, role, agreed.counts[role])
    item: i64
    for item in range(len(w.ITEMS)):
        if agreed.item_in_play(item):
            p.note(e.ITEM_IN_PLAY, item)
    deal(p, chance)
    if agreed.fast:
        fast.begin_round(p)
        return
    p.emit(e.NIGHT_BEGAN, 0)
    _show_team(p)
    if agreed.opening_arrest:
        night.call_up(p, 0)
    else:
        p.emit(e.ASKED, p.living, w.OPENING)


def deal(p: Offer, chance: Chance) -> None:
    """Every player gets one card at random and sees only his own [OFF-2.9]."""
    left = vec[u8]([u8(number) for number in p.agreed.counts])
    seat: i64
    for seat in range(p.seats):
        readers = both(bit(seat))
        role = p.draw_from(w.FOR_ROLE, left, 0, p.seats - seat, readers, chance)
        left[role] -= 1
        p.emit_to(EVERYBODY, readers, e.ROLE_DEALT, seat, role)


def _show_team(p: Offer) -> None:
    """The traitors learn who they are; everybody gets the same packets [OFF-4.1 to OFF-4.4]."""
    team: i64 = 0
    seat: i64
    for seat in range(p.seats):
        if is_traitor(p.roles[seat]):
            team |= bit(seat)
    _whisper_to_team(p, team, w.TEAM, team, w.SAYS_NOTHING)
    if p.agreed.team_sees_roles:
        for seat in range(p.seats):
            if (team >> seat) & 1:
                _whisper_to_team(p, team, w.TEAM_MATE, bit(seat), w.SAYS_ROLE + p.roles[seat])


def _whisper_to_team(p: Offer, team: i64, about: i64, seats: i64, answer: i64) -> None:
    seat: i64
    for seat in range(p.seats):
        if (team >> seat) & 1:
            night.whisper(p, seat, about, seats, answer)
        else:
            night.whisper(p, seat, w.NOTHING, 0, w.SAYS_NOTHING)
    night.whisper_to_gallery(p)
