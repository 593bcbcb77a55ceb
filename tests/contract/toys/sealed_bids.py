"""Sealed Bids, a toy that keeps the contract: secret purses, bids made at once, and dice.

A prize of 1 to 6 is rolled. All bid at once and in secret; a bid may be taken back until
the last one is made. The highest bid pays and wins the
prize, a tie wins nothing or is decided by lot. In the encore each seat rolls a die in turn.
"""

from __future__ import annotations

from typing import Any

from tests.contract.toys.nouns import (
    PURSES,
    Bid,
    NobodyWon,
    Options,
    PrizeShown,
    PrizeWon,
    Purse,
    Roll,
    Rolled,
    State,
    TakeBack,
    View,
)

from ludoteca.core.chance import Chance
from ludoteca.core.clone import cloner
from ludoteca.core.diagram import plain_diagram
from ludoteca.core.game import Audience, Message, Meta, Rejected, Result, Seat

WORDS = {
    "prompt-bid",
    "prompt-bidding",
    "prompt-wait",
    "prompt-roll",
    "prompt-over",
    "option-bid",
    "option-roll",
    "option-take-back",
    "event-prize-shown",
    "event-prize-won",
    "event-nobody-won",
    "event-rolled",
    "result-points",
    "error-not-now",
    "error-no-such-seat",
    "error-too-many-coins",
    "error-seats",
}


class SealedBids:
    meta = Meta(
        id="sealed-bids",
        rules_version=1,
        seats=(2, 4),
        minutes=(1, 2),
        complexity=1,
        age=6,
        year=2026,
        authors=(),
    )
    Options: Any = Options
    State: Any = State
    View: Any = View
    actions: tuple[type[Any], ...] = (Bid, Roll, TakeBack)
    events: tuple[type[Any], ...] = (PrizeShown, PrizeWon, NobodyWon, Rolled)
    clone = staticmethod(cloner(State))
    diagram = staticmethod(plain_diagram)

    def setup(self, options: Options, seats: int, chance: Chance, told: Any = None) -> State:
        if not 2 <= seats <= 4:
            raise Rejected("error-seats", seats=seats)
        return State(
            options=options,
            purses=[Purse(PURSES[chance.below(len(PURSES))], 0) for _ in range(seats)],
            points=[0] * seats,
            bids=[None] * seats,
            prize=chance.below(6) + 1,
            round=1,
            turn=-1,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.round <= state.options.rounds:
            return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)
        return (state.turn,) if 0 <= state.turn < len(state.points) else ()

    def options(self, state: State, seat: Seat) -> list[Any]:
        if seat not in self.to_act(state):
            return [TakeBack()] if self.has_bid(state, seat) else []
        if state.turn >= 0:
            return [Roll()]
        return [Bid(coins) for coins in range(state.purses[seat].coins + 1)]

    def has_bid(self, state: State, seat: Seat) -> bool:
        return state.bids[seat] is not None

    def apply(
        self, state: State, seat: Seat, action: Any, chance: Chance, told: list[Any] | None
    ) -> None:
        if not 0 <= seat < len(state.points):
            raise Rejected("error-no-such-seat")
        if isinstance(action, TakeBack):
            self.take_back(state, seat, chance, told)
            return
        if seat not in self.to_act(state) or isinstance(action, Roll) != (state.turn >= 0):
            raise Rejected("error-not-now")
        if isinstance(action, Roll):
            self.roll(state, seat, chance, told)
        else:
            self.bid(state, seat, action.coins, chance, told)

    def roll(self, state: State, seat: Seat, chance: Chance, told: list[Any] | None) -> None:
        die = chance.below(6) + 1
        state.points[seat] += die
        state.turn += 1
        if told is not None:
            told.append(Rolled(seat, die))

    def bid(
        self, state: State, seat: Seat, coins: int, chance: Chance, told: list[Any] | None
    ) -> None:
        if not 0 <= coins <= state.purses[seat].coins:
            raise Rejected("error-too-many-coins", has=state.purses[seat].coins)
        state.bids[seat] = coins
        if None not in state.bids:
            self.reveal(state, chance, told)

    def take_back(self, state: State, seat: Seat, chance: Chance, told: list[Any] | None) -> None:
        if not self.has_bid(state, seat):
            raise Rejected("error-not-now")
        state.bids[seat] = None

    def reveal(self, state: State, chance: Chance, told: list[Any] | None) -> None:
        bids = [bid or 0 for bid in state.bids]
        best = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        winner = None
        if len(best) == 1 or state.options.tie == "lot":
            winner = best[chance.below(len(best))] if len(best) > 1 else best[0]
            state.purses[winner].coins -= bids[winner]
            state.purses[winner].paid += bids[winner]
            state.points[winner] += state.prize
        if told is not None:
            won = winner is not None
            told.append(
                PrizeWon(winner, bids[winner], state.prize) if won else NobodyWon(state.prize)
            )
        state.bids = [None] * len(bids)
        self.next_round(state, chance, told)

    def next_round(self, state: State, chance: Chance, told: list[Any] | None) -> None:
        state.round += 1
        if state.round > state.options.rounds:
            state.prize = 0
            state.turn = 0 if state.options.encore else len(state.points)
            return
        state.prize = chance.below(6) + 1
        if told is not None:
            told.append(PrizeShown(state.prize))

    def view(self, state: State, audience: Audience) -> View:
        mine = None if audience is None else state.purses[audience]
        return View(
            options=state.options,
            points=tuple(state.points),
            paid=tuple(purse.paid for purse in state.purses),
            prize=state.prize,
            round=state.round,
            turn=state.turn if 0 <= state.turn < len(state.points) else None,
            coins=None if mine is None else mine.coins,
            bid=None if audience is None else state.bids[audience],
        )

    def prompt(self, state: State, audience: Audience) -> Message:
        to_act = self.to_act(state)
        if not to_act:
            return Message("prompt-over")
        if state.turn >= 0:
            return Message("prompt-roll", {"seat": state.turn})
        if audience is None:
            return Message("prompt-bidding", {"prize": state.prize})
        key = "prompt-bid" if audience in to_act else "prompt-wait"
        return Message(key, {"prize": state.prize})

    def describe(self, state: State, seat: Seat, action: Any) -> Message:
        if isinstance(action, Roll):
            return Message("option-roll")
        if isinstance(action, TakeBack):
            return Message("option-take-back")
        return Message("option-bid", {"coins": action.coins})

    def scores(self, state: State) -> list[int]:
        return list(state.points)

    def result(self, state: State) -> Result:
        points = state.points
        ranks = tuple(1 + sum(other > mine for other in points) for mine in points)
        return Result(ranks=ranks, reason=Message("result-points", {"best": max(points)}))

    def imagine(self, view: View, seat: Audience, chance: Chance) -> State:
        seats = range(len(view.points))
        bidding = view.round <= view.options.rounds
        purses: list[Purse] = []
        for other in seats:
            paid = view.paid[other]
            if other == seat and view.coins is not None:
                purses.append(Purse(view.coins, paid))
            else:
                left = [purse - paid for purse in PURSES if purse >= paid]
                purses.append(Purse(left[chance.below(len(left))], paid))
        bids: list[int | None] = [
            chance.below(purses[other].coins + 1) if bidding and chance.below(2) else None
            for other in seats
        ]
        if seat is not None:
            bids[seat] = view.bid
        if bidding and None not in bids:
            late = [other for other in seats if other != seat]
            bids[late[chance.below(len(late))]] = None
        return State(
            options=view.options,
            purses=purses,
            points=list(view.points),
            bids=bids,
            prize=view.prize,
            round=view.round,
            turn=_turn(view, bidding),
        )


def _turn(view: View, bidding: bool) -> int:
    if view.turn is not None:
        return view.turn
    return -1 if bidding else len(view.points)
