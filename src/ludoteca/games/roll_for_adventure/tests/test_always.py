"""Invariants after every entry of random tables."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from ludoteca.core.chance import Stream
from ludoteca.core.codec import codec, encode
from ludoteca.games.roll_for_adventure.cards import CARDS, STONES, WALLS, deck_of
from ludoteca.games.roll_for_adventure.enemies import master_among
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.tasks import last_hole, total
from ludoteca.games.roll_for_adventure.tests.conftest import dice_of
from ludoteca.games.roll_for_adventure.types import Place
from ludoteca.testing.mixes import every_mix

LARGEST_STATE = 2048
"""Bytes of JSON."""


class AnyTable(RuleBasedStateMachine):
    """A table played at random, with fewer placements on Resurrection, which would prolong it."""

    @initialize(
        options=st.deferred(lambda: st.sampled_from(every_mix(GAME))),
        seats=st.integers(1, 4),
        seed=st.integers(0, 2**32),
    )
    def begins(self, options, seats, seed) -> None:
        self.chance = Stream(seed.to_bytes(8, "big"))
        self.state = GAME.setup(options, seats, self.chance)
        self.dice = dice_of(self.state)
        self.seats = seats

    def act(self, pick: int) -> None:
        to_act = GAME.to_act(self.state)
        if not to_act:
            return
        found = GAME.options(self.state, to_act[0])
        onward = [one for one in found if not (type(one) is Place and one.to == "resurrection")]
        found = onward or found
        before = GAME.clone(self.state)
        GAME.apply(self.state, to_act[0], found[pick % len(found)], self.chance, [])
        assert self.state.stones in (before.stones, before.stones + 1)
        assert len(self.state.eaten) >= len(before.eaten)
        assert sum(self.state.deck) <= sum(before.deck)
        assert self.state.came >= before.came

    @rule(pick=st.integers(0, 1 << 20), onward=st.integers(0, 20))
    def somebody_acts(self, pick, onward) -> None:
        self.act(pick)
        for _ in range(onward):
            self.act(self.chance.below(1 << 10))

    @invariant()
    def every_die_is_in_exactly_one_place(self) -> None:
        assert dice_of(self.state) == self.dice

    @invariant()
    def cards_are_in_the_deck_or_have_come(self) -> None:
        state = self.state
        for number, count in enumerate(deck_of(state.options)):
            active = [enemy.card for enemy in state.enemies].count(number)
            assert 0 <= state.deck[number] <= count - active
        numbers = [enemy.number for enemy in state.enemies]
        assert numbers == sorted({*numbers})
        assert max([*numbers, 0]) <= state.came
        assert 0 <= master_among(state) <= sum(state.deck) + 1

    @invariant()
    def enemies_and_spaces_hold_what_they_can(self) -> None:
        state = self.state
        for enemy in state.enemies:
            assert total(enemy.dice) < CARDS[enemy.card].strength
        spaces, barriers = WALLS[state.options.fortress]
        for section, left in zip(state.sections, state.barriers, strict=True):
            assert len(section) < spaces
            assert 0 <= left <= barriers
            assert left or not section
        assert any(state.barriers)
        assert len(state.path) <= state.boundary
        assert 0 <= state.tiles < 6
        assert total(state.vortex) < 10
        assert all(die & 7 in (5, 6) for die in state.path)

    @invariant()
    def tracks_and_stones_say_whether_it_is_over(self) -> None:
        state = self.state
        lost = max(state.skulls) == last_hole(state)
        won = state.stones == STONES[state.options.adventure]
        assert max(state.skulls) <= last_hole(state)
        assert lost == (state.ended_by == "territory")
        assert won == (state.ended_by == "stones")
        assert bool(state.ended_by) == (state.stage == "over")

    @invariant()
    def somebody_can_act_unless_the_table_is_over(self) -> None:
        to_act = GAME.to_act(self.state)
        assert bool(to_act) == (self.state.stage != "over")
        for seat in range(self.seats):
            assert bool(GAME.options(self.state, seat)) == (seat in to_act)

    @invariant()
    def nothing_is_asked_that_makes_no_difference(self) -> None:
        for seat in GAME.to_act(self.state):
            if self.state.stage not in ("roll", "mark", "place"):
                assert len(GAME.options(self.state, seat)) > 1

    @invariant()
    def everything_survives_json_in_little_space(self) -> None:
        assert codec(GAME).state(encode(self.state)) == self.state
        assert len(encode(self.state)) < LARGEST_STATE

    @invariant()
    def a_view_leads_back_to_its_state(self) -> None:
        assert GAME.imagine(GAME.view(self.state, 0), 0, Stream(b"unused")) == self.state


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=40, stateful_step_count=12, deadline=None)
