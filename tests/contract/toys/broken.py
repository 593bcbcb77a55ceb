"""Variants of Sealed Bids with one error each; ``breaks`` names the check that must find it."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec
from tests.contract.toys.nouns import (
    Bid,
    NobodyWon,
    PrizeShown,
    Purse,
    Roll,
    Rolled,
    State,
    TakeBack,
    View,
)
from tests.contract.toys.sealed_bids import SealedBids

from ludoteca.core.chance import Chance, Tape
from ludoteca.core.clone import cloner
from ludoteca.core.game import Audience, Message, Rejected, Result, Seat

# ---- types -------------------------------------------------------------------------------


class OpenRoll(msgspec.Struct, frozen=True, tag="roll"):
    """As `Roll`, but further fields go through unnoticed."""


class TakesUnknownFields(SealedBids):
    breaks = "nouns_are_closed"
    actions = (Bid, OpenRoll)


class ReadsUnknownFields(SealedBids):
    breaks = "unknown_fields_are_refused"
    actions = (Bid, OpenRoll, TakeBack)

    def options(self, state: State, seat: Seat) -> list[Any]:
        return [
            OpenRoll() if option == Roll() else option for option in super().options(state, seat)
        ]

    def apply(self, state: State, seat: Seat, action: Any, chance: Chance, told: Any) -> None:
        super().apply(state, seat, Roll() if action == OpenRoll() else action, chance, told)


class BoundlessOptions(SealedBids):
    breaks = "nouns_are_closed"

    class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        rounds: int = 2


# ---- setup and turns ---------------------------------------------------------------------


class TakesAnySeats(SealedBids):
    breaks = "setup_fits_the_seats"

    def setup(self, options: Any, seats: int, chance: Chance, told: Any = None) -> State:
        return super().setup(options, max(2, min(4, seats)), chance)


class CountsSeatsDown(SealedBids):
    breaks = "those_to_act_are_seats"

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return tuple(reversed(super().to_act(state)))


class AsksASeatTooMany(SealedBids):
    breaks = "those_to_act_are_seats"

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return (*super().to_act(state), len(state.points))


class OffersToThoseWhoWait(SealedBids):
    breaks = "options_are_for_those_to_act"

    def options(self, state: State, seat: Seat) -> list[Any]:
        return super().options(state, seat) or [Bid(0)]


class OffersNothing(SealedBids):
    breaks = "options_are_for_those_to_act"

    def options(self, state: State, seat: Seat) -> list[Any]:
        return []


class OffersTwice(SealedBids):
    breaks = "options_are_for_those_to_act"

    def options(self, state: State, seat: Seat) -> list[Any]:
        return super().options(state, seat) * 2


class OffersWhatIsNoAction(SealedBids):
    breaks = "options_are_for_those_to_act"
    actions = (Bid, TakeBack)


class RefusesItsOwnOffer(SealedBids):
    breaks = "listed_options_are_accepted"

    def options(self, state: State, seat: Seat) -> list[Any]:
        listed = super().options(state, seat)
        return [*listed, Bid(99)] if Bid(0) in listed else listed


class TakesMoreThanItOffers(SealedBids):
    breaks = "other_actions_are_refused"

    def options(self, state: State, seat: Seat) -> list[Any]:
        listed = super().options(state, seat)
        return listed[:-1] if len(listed) > 1 else listed


class TakesOtherSeats(SealedBids):
    """A roll of any seat counts for the seat whose turn it is."""

    breaks = "other_actions_are_refused"

    def apply(self, state: State, seat: Seat, action: Any, chance: Chance, told: Any) -> None:
        rolls = isinstance(action, Roll) and state.turn in range(len(state.points))
        super().apply(state, state.turn if rolls else seat, action, chance, told)


class ChangesBeforeItRefuses(SealedBids):
    breaks = "other_actions_are_refused"

    def apply(self, state: State, seat: Seat, action: Any, chance: Chance, told: Any) -> None:
        state.round += 1
        super_round = state.round
        state.round -= 1
        try:
            super().apply(state, seat, action, chance, told)
        except Rejected:
            state.round = super_round
            raise


class TellsOfRefusals(SealedBids):
    breaks = "other_actions_are_refused"

    def apply(self, state: State, seat: Seat, action: Any, chance: Chance, told: Any) -> None:
        if told is not None:
            told.append(Rolled(seat, 1))
        super().apply(state, seat, action, chance, told)


class RefusesWithHugeNumbers(SealedBids):
    breaks = "other_actions_are_refused"

    def bid(self, state: State, seat: Seat, coins: int, chance: Chance, told: Any) -> None:
        if coins > 5:
            raise Rejected("error-too-many-coins", has=10**30)
        super().bid(state, seat, coins, chance, told)


class Pass(msgspec.Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    pass


class SilentNoOp(SealedBids):
    breaks = "every_option_changes_something"
    actions = (Bid, Roll, TakeBack, Pass)

    def options(self, state: State, seat: Seat) -> list[Any]:
        listed = super().options(state, seat)
        return [*listed, Pass()] if seat in self.to_act(state) else listed

    def apply(self, state: State, seat: Seat, action: Any, chance: Chance, told: Any) -> None:
        if action != Pass():
            super().apply(state, seat, action, chance, told)
        elif seat not in self.to_act(state):
            raise Rejected("error-not-now")


class OffersNothingButToTakeBack(SealedBids):
    breaks = "options_are_for_those_to_act"

    def options(self, state: State, seat: Seat) -> list[Any]:
        return [TakeBack()] if seat in self.to_act(state) else super().options(state, seat)


class TakesBackAfterTheEnd(SealedBids):
    breaks = "options_are_for_those_to_act"

    def options(self, state: State, seat: Seat) -> list[Any]:
        return super().options(state, seat) if self.to_act(state) else [TakeBack()]


class RollsWhenTakingBack(SealedBids):
    breaks = "taking_back_does_nothing_else"

    def take_back(self, state: State, seat: Seat, chance: Chance, told: Any) -> None:
        super().take_back(state, seat, chance, told)
        state.points[seat] += chance.below(6)


class RevealsWhenTakingBack(SealedBids):
    breaks = "taking_back_does_nothing_else"

    def take_back(self, state: State, seat: Seat, chance: Chance, told: Any) -> None:
        super().take_back(state, seat, chance, told)
        if told is not None:
            told.append(NobodyWon(state.prize))


class ChargesForTakingBack(SealedBids):
    breaks = "taking_back_does_nothing_else"

    def take_back(self, state: State, seat: Seat, chance: Chance, told: Any) -> None:
        super().take_back(state, seat, chance, told)
        state.points[seat] -= 1


class KeepsTheBid(SealedBids):
    """Taking back gives a point and keeps the bid."""

    breaks = "taking_back_does_nothing_else"

    def take_back(self, state: State, seat: Seat, chance: Chance, told: Any) -> None:
        bid = state.bids[seat]
        super().take_back(state, seat, chance, told)
        state.bids[seat] = bid
        state.points[seat] += 1


class NeverEnds(SealedBids):
    breaks = "every_table_ends"

    def next_round(self, state: State, chance: Chance, told: Any) -> None:
        super().next_round(state, chance, told)
        if state.round > state.options.rounds:
            state.round, state.turn, state.prize = 1, -1, 1
            state.purses = [Purse(3, 0) for _ in state.purses]


# ---- scores ------------------------------------------------------------------------------


class RanksTheWrongWay(SealedBids):
    breaks = "scores_and_ranks_agree"

    def result(self, state: State) -> Result:
        ranks = tuple(1 + sum(other < mine for other in state.points) for mine in state.points)
        return Result(ranks=ranks, reason=Message("result-points"))


class RanksWithoutGaps(SealedBids):
    breaks = "scores_and_ranks_agree"

    def result(self, state: State) -> Result:
        order = sorted(set(state.points), reverse=True)
        ranks = tuple(order.index(mine) + 1 for mine in state.points)
        return Result(ranks=ranks, reason=Message("result-points"))


class SharesRanksOfUnequals(SealedBids):
    breaks = "scores_and_ranks_agree"

    def result(self, state: State) -> Result:
        return Result(ranks=(1,) * len(state.points), reason=Message("result-points"))


class WinsTogetherUnannounced(SealedBids):
    breaks = "scores_and_ranks_agree"

    def result(self, state: State) -> Result:
        return Result(
            ranks=super().result(state).ranks, reason=Message("result-points"), team="won"
        )


class ForgetsAScore(SealedBids):
    breaks = "scores_and_ranks_agree"

    def scores(self, state: State) -> list[int]:
        return state.points[1:]


# ---- JSON --------------------------------------------------------------------------------


@dataclass(slots=True)
class StateOfPairs(State):
    pairs: list[tuple[int, int]]


class LosesTuples(SealedBids):
    """Lists where the annotation says tuples, which JSON gives back."""

    breaks = "json_keeps_everything"
    State = StateOfPairs
    clone = staticmethod(cloner(StateOfPairs))

    def setup(self, options: Any, seats: int, chance: Chance, told: Any = None) -> Any:
        state = super().setup(options, seats, chance)
        parts = [getattr(state, name) for name in State.__slots__]
        return StateOfPairs(*parts, pairs=[[1, 2]])  # type: ignore[list-item]


class ListOfPrizes(msgspec.Struct, frozen=True, tag="prize_shown"):
    prizes: tuple[int, ...]


class TellsLists(SealedBids):
    breaks = "events_are_plain"
    events = (ListOfPrizes, *SealedBids.events[1:])

    def next_round(self, state: State, chance: Chance, told: Any) -> None:
        super().next_round(state, chance, told)
        if told and isinstance(told[-1], PrizeShown):
            told[-1] = ListOfPrizes((told[-1].prize,))


class TellsWhatIsNoEvent(SealedBids):
    breaks = "events_are_plain"
    events = tuple(kind for kind in SealedBids.events if kind is not NobodyWon)


# ---- chance ------------------------------------------------------------------------------


class DiceOfItsOwn(SealedBids):
    breaks = "the_tape_replays"

    def roll(self, state: State, seat: Seat, chance: Chance, told: Any) -> None:
        super().roll(state, seat, chance, told)
        state.points[seat] += random.randrange(1000)


class RollsOnlyForAnAudience(SealedBids):
    breaks = "the_tape_replays"

    def roll(self, state: State, seat: Seat, chance: Chance, told: Any) -> None:
        super().roll(state, seat, chance, told)
        if told is not None:
            chance.below(6)


class CountsOnlyForAnAudience(SealedBids):
    breaks = "the_tape_replays"

    def roll(self, state: State, seat: Seat, chance: Chance, told: Any) -> None:
        super().roll(state, seat, chance, told)
        state.points[seat] += told is not None


# ---- copies ------------------------------------------------------------------------------


class CloneSharesPoints(SealedBids):
    breaks = "clones_are_independent"

    @staticmethod
    def clone(state: State) -> State:
        copy = SealedBids.clone(state)
        copy.points = state.points
        return copy


class ActsOnTheFirstState(SealedBids):
    """Keeps the state it was last asked about and changes that one too."""

    breaks = "playing_on_is_not_noticed"
    first: State | None = None

    def setup(self, options: Any, seats: int, chance: Chance, told: Any = None) -> State:
        self.first = super().setup(options, seats, chance)
        return self.first

    def apply(self, state: State, seat: Seat, action: Any, chance: Chance, told: Any) -> None:
        super().apply(state, seat, action, chance, told)
        if self.first is not None and self.first is not state:
            self.first.points[0] += 1


class CloneForgets(SealedBids):
    breaks = "clones_are_independent"

    @staticmethod
    def clone(state: State) -> State:
        copy = SealedBids.clone(state)
        copy.prize = 0
        return copy


class OnePurseForAll(SealedBids):
    """Nobody pays here, so that the shared purse has no effect in play."""

    breaks = "nothing_is_reached_twice"

    def setup(self, options: Any, seats: int, chance: Chance, told: Any = None) -> State:
        state = super().setup(options, seats, chance)
        state.purses = [Purse(0, 0)] * seats
        return state

    @staticmethod
    def clone(state: State) -> State:
        return SealedBids.clone(state)


class LiveView(msgspec.Struct, frozen=True):
    points: list[int]


class ViewIsAlive(SealedBids):
    breaks = "nothing_is_reached_twice"
    View = LiveView

    def view(self, state: State, audience: Audience) -> Any:
        return LiveView(state.points)


class LookingCounts(SealedBids):
    breaks = "questions_change_nothing"

    def describe(self, state: State, seat: Seat, action: Any) -> Message:
        state.round += 1
        return super().describe(state, seat, action)


# ---- secrets -----------------------------------------------------------------------------


class ViewShowsPurses(SealedBids):
    """Leaves the coins of the next seat in the view."""

    breaks = "views_leak_nothing"

    def view(self, state: State, audience: Audience) -> View:
        shown = super().view(state, audience)
        return msgspec.structs.replace(shown, prize=10 * shown.prize + state.purses[0].coins)

    def imagine(self, view: View, seat: Audience, chance: Chance) -> State:
        return super().imagine(msgspec.structs.replace(view, prize=view.prize // 10), seat, chance)


class PromptCountsBids(SealedBids):
    breaks = "views_leak_nothing"

    def prompt(self, state: State, audience: Audience) -> Message:
        return Message("prompt-bid", {"missing": state.bids.count(None)})


class ScoresCountCoins(SealedBids):
    breaks = "views_leak_nothing"

    def scores(self, state: State) -> list[int]:
        return [purse.coins for purse in state.purses]

    def result(self, state: State) -> Result:
        coins = self.scores(state)
        ranks = tuple(1 + sum(other > mine for other in coins) for mine in coins)
        return Result(ranks=ranks, reason=Message("result-points"))


class NamesTellBids(SealedBids):
    breaks = "views_leak_nothing"

    def describe(self, state: State, seat: Seat, action: Any) -> Message:
        name = super().describe(state, seat, action)
        return Message(name.key, {**name.args, "missing": state.bids.count(None)})


class OpenBid(Bid, frozen=True, tag="bid", forbid_unknown_fields=True):
    """Claims to be secret, although all see who has bid."""

    secret: ClassVar[bool] = True


class SecretBidsAreSeen(SealedBids):
    breaks = "secret_actions_are_seen_by_their_seat_alone"
    actions = (OpenBid, Roll, TakeBack)

    def options(self, state: State, seat: Seat) -> list[Any]:
        listed = super().options(state, seat)
        return [OpenBid(one.coins) if isinstance(one, Bid) else one for one in listed]


class SecretRoll(Roll, frozen=True, tag="roll", forbid_unknown_fields=True):
    secret: ClassVar[bool] = True


class SecretRollsDraw(SealedBids):
    breaks = "secret_actions_are_seen_by_their_seat_alone"
    actions = (Bid, SecretRoll, TakeBack)

    def options(self, state: State, seat: Seat) -> list[Any]:
        listed = super().options(state, seat)
        return [SecretRoll() if isinstance(one, Roll) else one for one in listed]


class OneViewForAll(SealedBids):
    breaks = "who_sees_as_another_sees_the_same"

    @staticmethod
    def sees_as(state: State, audience: Audience) -> Audience:
        return None


class DrawsTooWide(SealedBids):
    breaks = "diagrams_fit_a_terminal"

    @staticmethod
    def diagram(view: Any) -> str:
        return "#" * 101


class DrawsNothing(SealedBids):
    breaks = "diagrams_fit_a_terminal"

    @staticmethod
    def diagram(view: Any) -> str:
        return "\n"


class ForgetsItsOwnBid(SealedBids):
    breaks = "views_leak_nothing"

    def imagine(self, view: View, seat: Audience, chance: Chance) -> State:
        return super().imagine(msgspec.structs.replace(view, coins=None), seat, chance)


class ImaginesByTheClock(SealedBids):
    breaks = "imagining_is_reproducible"
    ticks = itertools.count()

    def imagine(self, view: View, seat: Audience, chance: Chance) -> State:
        state = super().imagine(view, seat, chance)
        other = 0 if seat else 1
        state.purses[other].coins += next(self.ticks) % 2
        return state


class ImaginesTheImpossible(SealedBids):
    """Everybody has bid, but nothing resolves the bids, so play cannot continue."""

    breaks = "imagining_is_reproducible"

    def imagine(self, view: View, seat: Audience, chance: Chance) -> State:
        state = super().imagine(view, seat, chance)
        if seat is None and view.round <= view.options.rounds:
            state.purses[0].coins = -1
            state.bids[0] = None
        return state


# ---- previews and undo -------------------------------------------------------------------


class BreaksInTheMiddle(SealedBids):
    """During a roll it is nobody's turn."""

    breaks = "previews_can_be_shown"

    def roll(self, state: State, seat: Seat, chance: Chance, told: Any) -> None:
        state.turn = len(state.points) + 1
        die = chance.below(6) + 1
        state.turn = seat
        super().roll(state, seat, Tape([die - 1]), told)

    def view(self, state: State, audience: Audience) -> View:
        assert state.turn <= len(state.points)
        return super().view(state, audience)


class RevealsWithoutSaying(SealedBids):
    """The last to bid could see all bids, and bid anew."""

    breaks = "quiet_entries_show_nothing_new"

    def reveal(self, state: State, chance: Chance, told: Any) -> None:
        super().reveal(state, chance, None)


class ShowsItsPurse(SealedBids):
    """In the encore each seat shows its rest, and the others could go back beyond it."""

    breaks = "quiet_entries_show_others_nothing_new"

    def roll(self, state: State, seat: Seat, chance: Chance, told: Any) -> None:
        state.turn += 1
        if told is not None:
            told.append(Rolled(seat, state.purses[seat].coins))


# ---- words -------------------------------------------------------------------------------


class WordlessPrompt(SealedBids):
    breaks = "everything_has_words"

    def prompt(self, state: State, audience: Audience) -> Message:
        return Message("prompt-nobody-wrote")


class WordlessEvent(SealedBids):
    breaks = "events_have_words"

    class Sang(msgspec.Struct, frozen=True, tag="sang"):
        seat: Seat

    events = (*SealedBids.events, Sang)

    def roll(self, state: State, seat: Seat, chance: Chance, told: Any) -> None:
        super().roll(state, seat, chance, told)
        if told is not None:
            told.append(self.Sang(seat))


class WordlessReason(SealedBids):
    breaks = "everything_has_words"

    def result(self, state: State) -> Result:
        return Result(ranks=super().result(state).ranks, reason=Message("result-nobody-wrote"))


class OneNameForAll(SealedBids):
    breaks = "everything_has_words"

    def describe(self, state: State, seat: Seat, action: Any) -> Message:
        return Message("option-roll")


class WordlessRefusal(SealedBids):
    breaks = "refusals_have_words"

    def bid(self, state: State, seat: Seat, coins: int, chance: Chance, told: Any) -> None:
        if coins > state.purses[seat].coins:
            raise Rejected("error-nobody-wrote")
        super().bid(state, seat, coins, chance, told)


def broken_toys() -> list[type[SealedBids]]:
    """Every toy of this file, in its order."""
    return [
        kind
        for kind in globals().values()
        if isinstance(kind, type) and issubclass(kind, SealedBids) and hasattr(kind, "breaks")
    ]
