"""Invariants of every position of random tables."""

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.chance import Stream
from ludoteca.core.game import onward
from ludoteca.games.on_tour.maps import CIRCLE, MAPS, STAR, X, areas_in, bits, reach
from ludoteca.games.on_tour.marking import wanted, writable
from ludoteca.games.on_tour.rules import GAME
from ludoteca.games.on_tour.types import Mark, Options
from ludoteca.kit.choosing import CONFIRM

tables = given(
    options=st.builds(
        Options,
        map=st.sampled_from(("usa", "europe")),
        setup=st.sampled_from(("single-roll", "rulebook", "four-rolls")),
        star_circle=st.sampled_from(("always", "exact")),
    ),
    seats=st.integers(1, 8),
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 300), max_size=40),
)
some = settings(max_examples=25, deadline=None)


def played(options, seats, seed, picks):
    """States of a table: ``picks`` choose among all options, then chance among those that advance
    the table."""
    chance = Stream(seed.to_bytes(8, "big"))
    state = GAME.setup(options, seats, chance)
    picks = list(picks)
    yield state
    while to_act := GAME.to_act(state):
        seat = to_act[chance.below(len(to_act))]
        found = GAME.options(state, seat)
        if picks:
            action = found[picks.pop() % len(found)]
        else:
            found = onward(GAME, found)
            action = found[chance.below(len(found))]
        GAME.apply(state, seat, action, chance, None)
        yield state


@some
@tables
def test_every_card_is_somewhere_once(options, seats, seed, picks) -> None:
    for state in played(options, seats, seed, picks):
        cards = [*state.deck, *state.discard, *state.started, *state.cards]
        assert sorted(cards) == list(range(MAPS[state.options.map].size))
        assert state.deck == sorted(state.deck)
        assert state.discard == sorted(state.discard)


@some
@tables
def test_all_maps_have_as_many_empty_areas(options, seats, seed, picks) -> None:
    for state in played(options, seats, seed, picks):
        left = state.empty[0].bit_count()
        for marks, recent, empty in zip(state.marks, state.recent, state.empty, strict=True):
            assert empty.bit_count() == left
            assert areas_in(empty) == tuple(
                area for area, mark in enumerate(marks) if not mark or area in recent
            )
            assert len(recent) <= wanted(state)
        assert (state.kind is None) == (left == 0)
        if state.kind is None:
            assert state.confirmed == 0


@some
@tables
def test_tours_never_get_worse(options, seats, seed, picks) -> None:
    before = [2] * seats
    for state in played(options, seats, seed, picks):
        now = GAME.scores(state)
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now


@some
@tables
def test_others_learn_nothing_while_everybody_writes(options, seats, seed, picks) -> None:
    turn, shown = 0, None
    for state in played(options, seats, seed, picks):
        view = GAME.view(state, None)
        public = view.maps, view.routes, GAME.scores(state), GAME.result(state)
        if view.turn == turn and view.kind is not None:
            assert public == shown
        turn, shown = view.turn, public


@settings(max_examples=200, deadline=None)
@given(seed=st.integers(0, 2**32), left=st.integers(1, 8), picks=st.integers(0, 2**32))
def test_pairs_on_offer_are_those_of_the_rules(seed, left, picks) -> None:
    """Near the end, pairs that can be reached mark by mark are the pairs that the rules allow."""
    state = _late(seed, left)
    if state.kind != "numbers":
        return
    marks = state.marks[0]
    empty = [area for area, mark in enumerate(marks) if not mark]
    by_hand = _pairs(state, empty)

    reached = {
        frozenset((one, other)) for one in _marks(state) for other in _marks(_after(state, one))
    }

    assert reached == by_hand
    for one in _marks(state):
        for other in _marks(_after(state, one)):
            forth, back = _after(state, one, other), _after(state, other, one)
            assert forth.marks == back.marks
            assert GAME.options(forth, 0)[0] == CONFIRM


def _late(seed, left):
    """A map with ``left`` + 2 empty areas."""
    chance = Stream(seed.to_bytes(8, "big"))
    state = GAME.setup(Options(map="europe" if seed % 2 else "usa"), 1, chance)
    marks = state.marks[0]
    while marks.count(0) > left + 2:
        free = [area for area, mark in enumerate(marks) if not mark]
        marks[free[chance.below(len(free))]] = X
    state.empty = [bits(area for area, mark in enumerate(marks) if not mark)]
    return state


def _marks(state):
    return [option for option in GAME.options(state, 0) if isinstance(option, Mark)]


def _after(state, *marks):
    state = GAME.clone(state)
    for mark in marks:
        GAME.apply(state, 0, mark, Stream(b""), None)
    return state


def _pairs(state, empty):
    """All pairs that the rules allow, judged as wholes: numbers first, an X only if it must be."""
    ids, shows = MAPS[state.options.map].ids, _shown(state)

    def both(one, other):
        return any(
            one in shows[first] and other in shows[second]
            for first in range(3)
            for second in range(3)
            if first != second
        )

    open_areas = [area for area in empty if any(area in shown for shown in shows)]
    pairs = {(a, b) for a in open_areas for b in open_areas if a != b and both(a, b)}
    if pairs:
        return {frozenset((Mark(ids[a], "low"), Mark(ids[b], "high"))) for a, b in pairs}

    def x_goes(area, other):
        room = [one for one in open_areas if one != other]
        return area != other and (area in room if room else True)

    if open_areas:
        return {
            frozenset((Mark(ids[a], what), Mark(ids[b], "x")))
            for a in open_areas
            for b in empty
            for what in ("low", "high")
            if x_goes(b, a)
        }
    return {
        frozenset((Mark(ids[a], "x"), Mark(ids[b], "x"))) for a in empty for b in empty if a != b
    }


@some
@tables
def test_circles_are_those_of_the_best_shares_of_cards(options, seats, seed, picks) -> None:
    """A number is circled when its area is named and the cards can be shared out so."""
    for state in played(options, seats, seed, picks):
        if state.kind != "numbers":
            continue
        for marks, recent in zip(state.marks, state.recent, strict=True):
            numbers = [area for area in recent if marks[area] < STAR]
            circled = [area for area in numbers if marks[area] & CIRCLE]
            assert len(circled) == _most_circles(state, numbers)
            assert all(marks[area] == X for area in recent if area not in numbers)


def _most_circles(state, numbers):
    shows = _shown(state)
    shares = [()]
    for area in numbers:
        shares = [
            (*share, card)
            for share in shares
            for card in range(3)
            if area in shows[card] and card not in share
        ]
    return max(
        sum(state.cards[card] == area for card, area in zip(share, numbers, strict=True))
        for share in shares
    )


@settings(deadline=None)
@given(
    land=st.sampled_from(tuple(MAPS)),
    cards=st.lists(st.integers(0, 38), min_size=3, max_size=3, unique=True),
    empty=st.sets(st.integers(0, 38), max_size=6),
)
def test_what_can_be_written_is_the_largest_sharing_of_cards(land, cards, empty) -> None:
    shows = [areas_in(MAPS[land].inside[MAPS[land].card[card]]) for card in cards]
    shares = [
        {one, other} & empty
        for first, second in itertools.permutations(shows, 2)
        for one in first
        for other in second
    ]

    assert writable(bits(empty), reach(land, cards)) == max(map(len, shares))


def _shown(state):
    """Areas that each card opens."""
    land = MAPS[state.options.map]
    return [areas_in(land.inside[land.card[card]]) for card in state.cards]
