"""The win probability that players see, and the report of the team's luck."""

from ludoteca.bots.luck import luck
from ludoteca.core.replay.self_play import play
from ludoteca.games.roll_for_adventure.bot import KNOWLEDGE, outlook, prospects
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.tests.conftest import Table
from ludoteca.games.roll_for_adventure.types import Options


def test_a_roll_that_gains_a_stone_is_better_than_one_that_does_not() -> None:
    lucky, other = (
        Table.drawn(pool, path="B5 B5 C6 C6", boards=("AAA", "BBB", "CC", "DDDDD"))
        for pool in ("A5 A6", "A2 A3")
    )
    gaining = Table.drawn("A6", path="B5 B5 C6 C6 C6", boards=("AAA", "BBB", "CC", "DDDDD"))

    assert outlook(gaining.state, 0) > outlook(lucky.state, 0) > outlook(other.state, 0)


def test_everybody_expects_the_same() -> None:
    table = Table.drawn("A6", stones=3)

    assert len({*prospects(table.state)}) == 1
    assert 3 < prospects(table.state)[0] < 5


def test_the_dice_are_worth_the_same_to_all_whoever_asks() -> None:
    easy = ("easy", KNOWLEDGE.levels["easy"])
    options = Options(adventure="jewel", short_tracks=True, lull=0)
    entries = play(GAME, options, [easy] * 2, "luck/1").entries[:40]

    found = luck(GAME, entries, prospects)

    assert found == luck(GAME, entries, prospects)
    assert len({*found.gained}) == 1
    rolls = [entry.n for entry in entries[1:] if len(entry.tape) >= 5]
    assert {*rolls} <= {entry.n for entry in found.entries}
