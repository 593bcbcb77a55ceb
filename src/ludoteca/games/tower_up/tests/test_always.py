"""Invariants after every entry of random tables."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from ludoteca.core.chance import Stream
from ludoteca.core.codec import codec, encode
from ludoteca.games.tower_up.building import standing
from ludoteca.games.tower_up.city import (
    CARDS,
    CITIES,
    CONE_POINTS,
    FLOOR,
    FLOOR_BITS,
    FLOORS_EACH,
    ROOFS,
    STAR_COLUMNS,
    STOCK_LIMIT,
    TRACK_POINTS,
    UNIT,
)
from ludoteca.games.tower_up.rules import GAME
from ludoteca.games.tower_up.types import Build, Take
from ludoteca.kit.choosing import Confirm
from ludoteca.testing.mixes import every_mix

LARGEST_STATE = 1536
"""Bytes of JSON."""


class AnyTable(RuleBasedStateMachine):
    """A table played at random, in which builds are as frequent as all other actions."""

    @initialize(
        options=st.sampled_from(every_mix(GAME)),
        seats=st.integers(2, 4),
        seed=st.integers(0, 2**32),
    )
    def begins(self, options, seats, seed) -> None:
        self.chance = Stream(seed.to_bytes(8, "big"))
        self.seats = seats
        self.city = CITIES[seats]
        self.state = GAME.setup(options, seats, self.chance)
        self.goes_on(0)

    def goes_on(self, entries: int) -> None:
        """Plays some entries at random, so that late positions occur too."""
        for _ in range(entries):
            if self.state.turn >= 0:
                found = GAME.options(self.state, self.state.turn)
                self.do(found[self.chance.below(len(found))])

    def do(self, action) -> None:
        before = GAME.clone(self.state)
        self.told = []
        GAME.apply(self.state, self.state.turn, action, self.chance, self.told)
        self.compare(before, action)

    def compare(self, before, action) -> None:
        """Checks values that may not decrease."""
        after = self.state
        for site, height in enumerate(before.heights):
            assert after.heights[site] in (height, height + 1)
            assert before.colours[site] in (-1, after.colours[site])
        for seat, track in enumerate(before.tracks):
            assert all(new >= old for new, old in zip(after.tracks[seat], track, strict=True))
            assert after.roofs[seat][: len(before.roofs[seat])] == before.roofs[seat]
            if before.visible[seat] >= 0:
                assert GAME.scores(after)[seat] == GAME.scores(before)[seat]
        if isinstance(action, Build):
            assert sum(after.heights) - sum(before.heights) == sum(
                before.stocks[before.turn]
            ) - sum(after.stocks[before.turn])
        if isinstance(action, Confirm | Take) and before.ended_by is not None:
            assert (after.ended_by, after.trigger) == (before.ended_by, before.trigger)

    @rule(pick=st.integers(0, 1 << 20), onward=st.integers(0, 60))
    def somebody_acts(self, pick, onward) -> None:
        if self.state.turn < 0:
            return
        found = GAME.options(self.state, self.state.turn)
        made = [one for one in found if isinstance(one, Build)]
        if made and pick % 2:
            found = made
        self.do(found[pick // 2 % len(found)])
        self.goes_on(onward)

    @invariant()
    def floors_cards_and_roofs_are_all_there(self) -> None:
        state = self.state
        for colour in range(4):
            built = sum(
                height
                for height, on in zip(state.heights, state.colours, strict=True)
                if on == colour
            )
            held = sum(stock[colour] for stock in state.stocks)
            to_place = state.to_place.count(colour)
            assert built + held + state.supply[colour] + to_place == FLOORS_EACH
        cards = [card for card in state.market if card >= 0]
        assert sorted([*state.deck, *state.discard, *cards]) == list(range(len(CARDS)))
        for roofs, player in zip(state.roofs, GAME.view(state, None).players, strict=True):
            assert len(roofs) + player.roofs == ROOFS

    @invariant()
    def the_city_keeps_its_rules(self) -> None:
        state = self.state
        lie_on = [roof for roofs in state.roofs for roof in roofs]
        assert len(lie_on) == len(set(lie_on)), "a floor has one roof at most"
        for roof in lie_on:
            assert 1 <= roof & FLOOR <= state.heights[roof >> FLOOR_BITS]
        for site, colour in enumerate(state.colours):
            near = standing(state, site)
            assert state.costs[site] == sum(UNIT[state.colours[other]] for other in near)
            assert (colour >= 0) == (state.heights[site] >= 1)
            if colour >= 0:
                assert colour not in [state.colours[other] for other in near]
                assert state.heights[site] <= 1 + len(near)

    @invariant()
    def tracks_stars_and_stocks_are_within_their_limits(self) -> None:
        state = self.state
        for seat, (track, stock) in enumerate(zip(state.tracks, state.stocks, strict=True)):
            assert all(0 <= space < len(TRACK_POINTS) for space in track)
            assert min(stock) >= 0
            taking = seat == state.turn and state.stage in ("choose", "return")
            assert sum(stock) <= STOCK_LIMIT + 4 * taking
        if state.turn >= 0:
            level = sum(column <= min(state.tracks[state.turn]) for column in STAR_COLUMNS)
            assert state.level <= level
            if state.stage == "act":
                assert state.level == level, "what was earned has begun"

    @invariant()
    def somebody_can_act_unless_the_table_is_over(self) -> None:
        state = self.state
        to_act = GAME.to_act(state)
        assert bool(to_act) == (state.stage != "over")
        for seat in range(self.seats):
            assert bool(GAME.options(state, seat)) == (seat in to_act)
        if not to_act:
            assert min(state.visible) >= 0

    @invariant()
    def totals_are_tracks_cone_and_chips(self) -> None:
        for seat, player in enumerate(GAME.view(self.state, None).players):
            tracks = [TRACK_POINTS[space] for space in player.vehicles]
            assert player.points.tracks == tuple(tracks)
            assert player.points.total == sum(tracks) + CONE_POINTS[player.visible] + sum(
                player.chips
            )
            assert GAME.scores(self.state)[seat] == player.points.total

    @invariant()
    def everything_survives_json_in_little_space(self) -> None:
        read = codec(GAME)
        assert read.state(encode(self.state)) == self.state
        assert len(encode(self.state)) < LARGEST_STATE

    @invariant()
    def a_view_leads_back_to_its_state(self) -> None:
        """Except for the order of placing roofs, on which nothing depends."""
        view = GAME.view(self.state, self.state.turn if self.state.turn >= 0 else None)
        again = GAME.imagine(view, None, Stream(b"unused"))
        for state in (again, copy := GAME.clone(self.state)):
            for roofs in state.roofs:
                roofs.sort()
        assert again == copy


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=40, stateful_step_count=12, deadline=None)
