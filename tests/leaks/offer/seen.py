"""Leaks in what is seen: views, figures and lists that were made from the truth."""

from __future__ import annotations

from typing import Any

from consigliere.games.offer import words as w
from consigliere.games.offer.roles import COP, DON, ROLE_IDS, is_traitor
from consigliere.kernel.viewer import FIRST_GHOST, GALLERY, bit, ghost_of, members
from tests.leaks import planting
from tests.leaks.offer.leaky import Leaky
from tests.leaks.planting import Plain


class Unhidden(planting.Unhidden, Leaky):
    """A view that leaves one thing as it truly is."""


class CardsSeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        for seat in range(self.seats):
            other.roles[seat] = self.roles[seat]


class NextCardSeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        seat = (viewer + 1) % self.seats
        other.roles[seat] = self.roles[seat]


class MatesCardsSeen(Unhidden):
    """The team sees more of each other than was agreed."""

    def bare(self, other: Any, viewer: int) -> None:
        for seat in members(other.team):
            other.roles[seat] = self.roles[seat]


class TeamSeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        other.team = self.team


class PointersSeen(Unhidden):
    """Votes of the night in a state that everybody gets."""

    def bare(self, other: Any, viewer: int) -> None:
        for seat in range(self.seats):
            other.pointers[seat] = self.pointers[seat]


class PointersSeenByFallenTraitors(Unhidden):
    """Whoever was of the team goes on seeing whom it points at."""

    def bare(self, other: Any, viewer: int) -> None:
        own = self.seen_seat(viewer)
        if own < self.seats and (self.team & ~self.living) >> own & 1:
            for seat in range(self.seats):
                other.pointers[seat] = self.pointers[seat]


class ChoicesSeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        for call in range(len(self.choices)):
            other.choices[call] = self.choices[call]


class SidesSeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        other.gun_side, other.vest_side = self.gun_side, self.vest_side


class ConfirmationsSeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        other.answered = self.answered


class BallotsSeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        other.downs, other.ups = self.downs, self.ups


class AnswersSeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        other.told_family, other.told_traitor = self.told_family, self.told_traitor


class ChiefsAnswersSeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        other.told_don, other.told_not_don = self.told_don, self.told_not_don


class ArrestSeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        other.doomed = self.doomed


class OfferSeen(Unhidden):
    """That the offer has been used, before the head is seen."""

    def bare(self, other: Any, viewer: int) -> None:
        other.offer_used = self.offer_used


class BribesSeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        for seat in range(self.seats):
            other.bribes[seat] = self.bribes[seat]


class PatsySeen(Unhidden):
    def bare(self, other: Any, viewer: int) -> None:
        other.patsy = self.patsy


class AbsenceSeen(Unhidden):
    """Who has gone away in the night, before dawn."""

    def bare(self, other: Any, viewer: int) -> None:
        other.over = self.answered


class GhostsViewForTheSeat(Leaky):
    """The richer view is served to the seat that died, whoever holds its token, ghost or not."""

    def seen_by(self, viewer: Any) -> Any:
        is_fallen = viewer < FIRST_GHOST and (self.seeing >> viewer) & 1
        return super().seen_by(ghost_of(viewer) if is_fallen else viewer)


class GhostsViewForAll(Leaky):
    """Once there is a ghost who sees everything, the gallery looks over its shoulder."""

    def seen_by(self, viewer: Any) -> Any:
        if viewer != GALLERY or not self.seeing or self.is_over():
            return super().seen_by(viewer)
        other = super().seen_by(ghost_of(members(self.seeing)[0]))
        other.viewer = GALLERY
        return other


class GhostsAllSee(Leaky):
    """Every ghost sees everything, though that was not agreed."""

    def seen_by(self, viewer: Any) -> Any:
        other = super().seen_by(viewer)
        own = self.seen_seat(viewer)
        if self.is_running_truth() and viewer >= FIRST_GHOST and own < self.seats:
            if not self.living & bit(own):
                for seat in range(self.seats):
                    other.roles[seat] = self.roles[seat]
        return other


# What encoders and figures make of a truth they should not have.


def list_by_side(truth: Any, plain: Plain) -> Plain:
    """Seats are listed with the Family first."""
    order = sorted(range(truth.seats), key=lambda seat: is_traitor(truth.roles[seat]))
    return {**plain, "order": order}


def mark_cops(truth: Any, plain: Plain) -> Plain:
    """Whether somebody is a Cop is sent for everybody and not drawn."""
    return {**plain, "marks": [bool(truth.roles[seat] == COP) for seat in range(truth.seats)]}


def sign_reports(truth: Any, plain: Plain) -> Plain:
    """A list of who has something to hide tonight, without names but in the order of seats."""
    hidden = [truth.pointers[seat] < w.NOBODY_CHOSEN for seat in range(truth.seats)]
    return {**plain, "busy": [number for number, is_busy in enumerate(hidden) if is_busy]}


def count_unread(truth: Any, plain: Plain) -> Plain:
    """How many answers the Consigliere has had, as a number on his empty envelope."""
    return {**plain, "envelopes": len(members(truth.told_family | truth.told_traitor))}


def count_traitors_near(truth: Any, figures: Plain) -> Plain:
    """How many traitors are left to your left: a figure that no view gives."""
    return {**figures, "near": sum(1 for seat in truth.traitors() if seat < 2)}


def count_downs(truth: Any, figures: Plain) -> Plain:
    """How many thumbs are down while the ballot is still on."""
    return {**figures, "downs": len(members(truth.downs))}


def count_hidden_by_name(truth: Any, figures: Plain) -> Plain:
    """The cards still hidden, in the order in which they lie."""
    roles = [ROLE_IDS[truth.roles[seat]] for seat in members(truth.living)]
    return {**figures, "roles_hidden": roles}


def warn_of_the_don(truth: Any, figures: Plain) -> Plain:
    """The Assassin is warned that there is no Don to strike any more, though his card would show it anyway."""
    return {**figures, "don": "near" if truth.seat_of(DON) < 2 else "far"}
