"""Evaluation of tables by bots: the learned chances, and questions before dice are rolled."""

from ludoteca.core.chance import Stream
from ludoteca.games.roll_for_adventure.bot import KNOWLEDGE, until_dice, weighed
from ludoteca.games.roll_for_adventure.chances import JUDGEMENT, by_both, by_taste, counts
from ludoteca.games.roll_for_adventure.evaluation import PLAIN
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.tests.conftest import Table
from ludoteca.games.roll_for_adventure.tools.fit_judgement import SIZES
from ludoteca.games.roll_for_adventure.types import Options, Place


def test_there_is_a_table_for_everything_that_is_counted() -> None:
    for options in (Options(), Options(desert="B", fortress="B", forest="B", ice_cave="B")):
        for seats in (1, 2, 3, 4):
            state = GAME.setup(options, seats, Stream(b"counted"))

            assert len(counts(state)) == len(JUDGEMENT.tables) == len(SIZES)
    assert [len(table) for table in JUDGEMENT.tables] == [*SIZES.values()]


def test_more_stones_and_less_damage_win_more_often() -> None:
    def chances(stones: int = 0, skulls: tuple[int, int, int, int] = (0, 0, 0, 0)) -> float:
        state = Table.drawn(stones=stones, skulls=skulls).state
        return JUDGEMENT.log_odds(counts(state))

    assert chances(stones=4) > chances(stones=2) > chances()
    assert chances() > chances(skulls=(0, 0, 3, 0)) > chances(skulls=(0, 0, 5, 0))


def test_who_looks_ahead_answers_what_is_asked_before_dice_are_rolled() -> None:
    table = Table.drawn("A4 A2", row="ABA...")
    state = table.state
    listed = GAME.options(state, state.turn)
    place = next(one for one in listed if isinstance(one, Place) and one.to == "ice-cave")
    asked, _ = until_dice(GAME, state, state.turn, place)
    assert asked.stage == "claim"

    answers = weighed(GAME, asked, state.turn, GAME.options(asked, state.turn), by_both)

    assert weighed(GAME, state, state.turn, [place], by_both) == [
        (max(value for value, _ in answers), place)
    ]
    assert weighed(GAME, state, state.turn, [place], by_taste) == [(by_taste(asked, PLAIN), place)]


def test_hard_tries_its_plans_with_the_same_dice() -> None:
    hard = KNOWLEDGE.levels["hard"]
    table = Table.drawn("A5 A6 A6 A2", path="B5 B5 C6", enemies=("thorn-lord",))
    view, listed = GAME.view(table.state, 0), GAME.options(table.state, 0)

    chosen = hard(GAME, view, 0, listed, Stream(b"tried"))

    assert chosen in listed
    assert chosen == hard(GAME, view, 0, listed, Stream(b"tried"))
