"""The rules of That's Life! for other engines agree with ours entry by entry."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from typing import Any

from ludoteca.bots.random import choose_at_random
from ludoteca.cli.bench import peers
from ludoteca.core.codec import encode
from ludoteca.core.records.record import Record
from ludoteca.core.replay.replayer import Replayer
from ludoteca.core.replay.self_play import play
from ludoteca.games.thats_life.rules import GAME
from ludoteca.testing.mixes import every_mix

MIXES = every_mix(GAME)

LEAST, MOST = GAME.meta.seats


def test_the_peers_rules_offer_and_score_the_same_in_every_mix_of_options() -> None:
    tables = [table(number, LEAST + number % (MOST - LEAST + 1)) for number in range(len(MIXES))]

    replayed = by_the_peers_rules(tables)

    for record, told in zip(tables, replayed, strict=True):
        assert told == by_our_rules(record)


def test_the_peers_rules_agree_for_each_number_of_seats() -> None:
    tables = [table(0, seats) for seats in range(LEAST, MOST + 1)]

    replayed = by_the_peers_rules(tables)

    assert replayed == [by_our_rules(record) for record in tables]


def table(mix: int, seats: int) -> Record:
    """A finished table of random bots."""
    return play(GAME, MIXES[mix], [("random", choose_at_random)] * seats, f"{mix}/{seats}")


def by_the_peers_rules(records: Iterable[Record]) -> list[Any]:
    """The output of `replay.js` for each record; it needs Node without packages."""
    done = subprocess.run(
        [peers.node(), "replay.js"],
        cwd=peers.HERE,
        input=b"".join(encode(record) + b"\n" for record in records),
        capture_output=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def by_our_rules(record: Record) -> list[dict[str, Any]]:
    replayer = Replayer(GAME)
    return [standing(replayer.step(entry).state) for entry in record.entries]


def standing(state: Any) -> dict[str, Any]:
    listed = GAME.options(state, state.turn)
    return {
        "turn": state.turn,
        "die": state.die,
        "options": json.loads(encode(listed)),
        "scores": GAME.scores(state),
    }
