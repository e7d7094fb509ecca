"""Planted leaks of An Offer You Can't Refuse: cards, teams, choices of the night, ballots and ghosts, all betrayed."""

from __future__ import annotations

from typing import Final

from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from tests.leaks.anywhere import everywhere, mixed
from tests.leaks.offer import asked, seen, told
from tests.leaks.offer.leaky import (
    BRIBES,
    CHATTING,
    COWARD,
    ELECTION,
    FAST,
    GIVERS,
    KILLERS,
    LOT,
    TEAM,
    TOUGH,
    WITHOUT_CLOCKS,
    Leaky,
    make,
)
from tests.leaks.planting import Mutant, Planted, Remembers, opened

REMEMBERS = mixed(Remembers, Leaky)

# What has really happened at tables of such games: here its share of the engine, the rest at the socket.
HAPPENED: Final = (
    "every card is in every view",
    "votes of the night are in a shared view",
    "the ghosts' lounge is counted",
    "a night is as long as roles are left",
    "the richer view goes to the fallen seat",
    "the gallery looks over a ghost's shoulder",
    "the narration names the team",
    "a list without names has the order of seats",
)

PLANTED = Planted(
    make,
    clean=[
        Mutant("nothing", Leaky),
        Mutant("nothing without clocks", REMEMBERS, options=WITHOUT_CLOCKS),
        Mutant("nothing with bribes and a talkative team", Leaky, options={**BRIBES, **CHATTING}),
        Mutant("nothing with items", Leaky, options=COWARD),
        Mutant("nothing where the lot falls", Leaky, options=LOT),
        Mutant("nothing in the fast game", Leaky, options=FAST, seats=7),
        Mutant("nothing in the fast game without clocks", Leaky, options={**FAST, "clocks": False}, seats=7),
        # With this seed the Patsy is the last Cop in one world and not in the other: only one of them ends.
        Mutant(
            "nothing where the Patsy is no Cop",
            Leaky,
            options={**FAST, "patsy_counts": False},
            seats=7,
            seed=16,
        ),
    ],
    mutants=[
        # After the deal there is next to nothing to draw.
        *[mutant for mutant in everywhere(Leaky) if mutant.name != "draws are told to all"],
        # What is told.
        Mutant("cards are dealt face up", Leaky, opened("role-dealt")),
        Mutant("thumbs are shown as cast", Leaky, opened("ballot-in")),
        Mutant("elections are shown as they come", Leaky, opened("election-in"), options=ELECTION),
        Mutant("confirmations are told", told.told_to_all(e.CONFIRMED)),
        Mutant("pointers are told", told.told_to_all(e.POINTED)),
        Mutant("signs are told", told.told_to_all(e.SIGNED), options=TEAM, seed=16),
        Mutant("choices are told", told.told_to_all(e.CHOICE_ENTERED)),
        Mutant("the Coward's sides are told", told.told_to_all(e.SIDE_SET), options=COWARD),
        Mutant("whispers are heard by all", told.told_to_all(e.WHISPERED)),
        Mutant(
            "whom the lot picks is told to all", told.told_to_all(e.WHISPERED, w.DRAWN_TARGET), options=LOT
        ),
        Mutant("the arrest of the Tough Guy is told", told.told_to_all(e.DOOMED), options=TOUGH),
        Mutant("a ghost's word is told", told.told_to_all(e.WORD_SENT), options=BRIBES),
        Mutant("what was brought is told", told.told_to_all(e.WORD_BROUGHT), options=BRIBES),
        Mutant("what is opened to a ghost is told to a seat", told.GhostsOpenTheirCards),
        Mutant("the ghosts' lounge is counted", told.ChannelsAreCounted),
        Mutant("the team's talk is counted", told.TeamChannelIsCounted, options=CHATTING, seed=3),
        Mutant("empty packets are spared", told.EmptyPacketsSpared),
        Mutant("empty packets of the tap are spared", told.EmptyPacketsSpared, options=FAST, seats=7),
        Mutant("empty words are spared", told.EmptyWordsSpared, options=BRIBES),
        Mutant("the narration names the team", told.NarrationNamesTheTeam),
        Mutant("a call is announced twice", told.CallsOfTheLiving),
        Mutant("thumbs are counted as they come", told.BallotsAreCountedAsTheyCome),
        Mutant("a thumb turned down is heard", told.ThumbsChangedAreTold),
        Mutant("who names himself is told", told.ElectionsAreCountedAsTheyCome, options=ELECTION),
        Mutant("a quiet night is explained", told.QuietNightsAreExplained, options=TEAM),
        Mutant("an arrest is sighed at", told.DoomIsHinted, options=TOUGH),
        Mutant("the gun is heard", told.GunIsHeard, options=GIVERS),
        Mutant("an offer is smelt", told.OfferIsSmelt),
        Mutant("the first to confirm is heard", told.DefaultsOfTheNightAreTold),
        Mutant("a bribe is noticed", told.BribesAreAnnounced, options=BRIBES),
        Mutant("the ghost who was paid is named", told.CoinSaysWhichGhost, options=BRIBES),
        # What is asked.
        Mutant("only powers are asked", asked.OnlyPowersAsked),
        Mutant("only ghosts who were named are asked", asked.OnlyNamedGhostsAsked, options=BRIBES),
        Mutant("who may act tells", asked.WhoMayActTells),
        Mutant("another clock runs", asked.AnotherClockRuns),
        Mutant("a night is as long as roles are left", asked.NightsAreAsLongAsRolesAreLeft, options=TOUGH),
        Mutant("the day's clock stands for the doomed", asked.DayClockStandsForTheDoomed, options=TOUGH),
        Mutant("a refusal names the team", asked.RefusalNamesTheTeam),
        Mutant("a refusal depends on the accused", asked.RefusalDependsOnTheAccused),
        Mutant("a refusal knows the team's target", asked.RefusedWhatSomebodyElseHasChosen),
        Mutant(
            "the Infiltrator is not offered", asked.InfiltratorCannotBePeekedAt, options={"infiltrator": True}
        ),
        Mutant("seeking knows where the Don is", asked.SeekingIsOfferedWhileTheDonIsNear, options=KILLERS),
        # What is seen.
        Mutant("every card is in every view", seen.CardsSeen),
        Mutant("the next card is seen", seen.NextCardSeen),
        Mutant("mates see each other's cards", seen.MatesCardsSeen, options=TEAM),
        Mutant("the team is seen", seen.TeamSeen),
        Mutant("votes of the night are in a shared view", seen.PointersSeen),
        Mutant(
            "fallen traitors see pointers",
            seen.PointersSeenByFallenTraitors,
            options={**TEAM, "ghost_view": "public"},
        ),
        Mutant("choices are seen", seen.ChoicesSeen),
        Mutant("the Coward's sides are seen", seen.SidesSeen, options=COWARD),
        Mutant("confirmations are seen", seen.ConfirmationsSeen),
        Mutant("confirmations are seen under another name", seen.AbsenceSeen),
        Mutant("ballots are seen", seen.BallotsSeen),
        Mutant("answers are seen", seen.AnswersSeen),
        Mutant("the Chief's answers are seen", seen.ChiefsAnswersSeen, options=KILLERS),
        Mutant("an arrest is seen", seen.ArrestSeen, options=TOUGH),
        Mutant("an offer that was used is seen", seen.OfferSeen),
        Mutant("bribes are seen", seen.BribesSeen, options=BRIBES),
        Mutant("the Patsy is seen", seen.PatsySeen, options=FAST, seats=7),
        Mutant("the richer view goes to the fallen seat", seen.GhostsViewForTheSeat),
        Mutant("the gallery looks over a ghost's shoulder", seen.GhostsViewForAll),
        Mutant("all ghosts see everything", seen.GhostsAllSee, options={"ghost_view": "public"}),
        Mutant("the order of seats tells", REMEMBERS, encode=seen.list_by_side),
        Mutant("cards are sent and not drawn", REMEMBERS, encode=seen.mark_cops),
        Mutant("a list without names has the order of seats", REMEMBERS, encode=seen.sign_reports),
        Mutant("answers are counted", REMEMBERS, encode=seen.count_unread),
        Mutant("a figure tells", REMEMBERS, count=seen.count_traitors_near),
        Mutant("thumbs are counted in a figure", REMEMBERS, count=seen.count_downs),
        Mutant("hidden cards are listed as they lie", REMEMBERS, count=seen.count_hidden_by_name),
        Mutant("a figure knows where the Don sits", REMEMBERS, count=seen.warn_of_the_don),
    ],
    seats=6,
)
