from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.titles import ANY

from ludoteca.cli.bench import play, server_process
from ludoteca.cli.bench.load.client import Frames
from ludoteca.cli.bench.load.moves import Moves
from ludoteca.cli.bench.load.pace import Pace
from ludoteca.cli.bench.load.plan import Play, Played
from ludoteca.cli.bench.run_load import run_load


def frame(text: bytes, kind: int = 0x81) -> bytes:
    """A frame as a server sends it, without a mask."""
    if len(text) < 126:
        return bytes((kind, len(text))) + text
    if len(text) < 65536:
        return bytes((kind, 126)) + len(text).to_bytes(2, "big") + text
    return bytes((kind, 127)) + len(text).to_bytes(8, "big") + text


def test_frames_that_arrive_together_are_read_apart() -> None:
    given = frame(b"one") + frame(b"", 0x89) + frame(b"t" * 126) + frame(b"e" * 70_000)

    then = Frames().read(given)

    assert then == [(1, b"one"), (9, b""), (1, b"t" * 126), (1, b"e" * 70_000)]


@pytest.mark.parametrize("size", [3, 125, 126, 300, 70_000])
def test_a_frame_that_arrives_in_pieces_is_read_once_it_is_whole(size: int) -> None:
    given, data = Frames(), frame(b"x" * size) + frame(b"next")

    found = []
    for at in [*range(12), len(data) - 1]:
        end = at + 1 if at < 11 else len(data) - 1 if at == 11 else len(data)
        found += given.read(data[at:end])

    assert found == [(1, b"x" * size), (1, b"next")]


def test_a_move_is_identified_by_its_time_because_audiences_have_their_own_numbers() -> None:
    moves = Moves()
    moves.send("t", 2, "a")

    moves.hear("t", 0, 2, n=7, at=1000)
    moves.accept("t", 2, "a", 5)
    moves.hear("t", 2, 2, n=5, at=1000)
    (then,) = moves.between(0, float("inf"))

    assert then.heard == 2
    assert then.sent < then.last


def test_a_refused_act_is_no_move() -> None:
    moves = Moves()

    moves.send("t", 2, "a")
    moves.hear("t", 0, 1, n=7, at=1000)

    assert list(moves.between(0, float("inf"))) == []


async def test_people_at_a_rate_act_no_faster_than_it() -> None:
    pace, acts = Pace(100.0), []
    running = asyncio.create_task(pace.run())
    for number in range(1000):
        pace.go(lambda number=number: acts.append(number))

    await asyncio.sleep(0.2)
    running.cancel()

    assert acts == list(range(len(acts)))
    assert 0 < len(acts) < 40


@pytest.mark.long
def test_all_four_sockets_hear_of_every_move() -> None:
    with server_process.floor(500) as server:
        plan = Play(
            kind="floor",
            host=server.host,
            port=server.port,
            game="",
            tables=3,
            warm_up=0.2,
            seconds=0.5,
        )
        then, spent = run_load(server, plan, Played)

    assert then.moves > 0
    assert then.heard == 4 * then.moves
    assert len(then.latencies) == then.moves
    assert then.latencies == sorted(then.latencies)
    assert then.latencies[0] > 0
    assert spent.measured > 0


@pytest.mark.long
@pytest.mark.deep  # what it measures is looked at by who measures
@pytest.mark.parametrize(("where", "name"), [("here", "lobby"), ("elsewhere", "lobby-elsewhere")])
def test_moves_are_measured_beside_a_full_lobby(
    where: play.LobbyAt, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "FOLLOWERS", 5)
    monkeypatch.setattr(play, "WAITING", 3)
    monkeypatch.setattr(play, "SEARCHES", 4)
    load = play.Load(game=ANY, tables=2, rate=20.0, lobby=where, seconds=1.0)

    found = play.ludoteca(load)

    assert load.name == f"{ANY}/2+{name}@20"
    assert found["moves"][0] > 0
    assert found["followers"] == (5, "sockets")
    assert found["found"] == (4, "people")
    assert 0 < found["search_p50"][0] <= found["search_p99"][0]


@pytest.mark.long
def test_bench_server_measures_a_game_for_programs(ludoteca: Callable[..., Any]) -> None:
    said = ludoteca(
        *("bench", "server", "--json", "--part", "play", "--game", ANY),
        *("--tables", "2", "--rate", "20", "--seconds", "2"),
    )

    report = json.loads(said.out)
    assert report["bench"] == "server"
    found = {one["metric"]: one["value"] for one in report["results"]}
    assert {one["name"] for one in report["results"]} == {f"{ANY}/2@20"}
    assert 0 < found["moves"] <= 25
    assert 1 <= found["sockets_per_move"] <= 4
    assert 0 < found["p50"] <= found["p99"]
    assert found["frames_per_move"] > found["sockets_per_move"]
    assert found["refused"] == 0


def test_a_game_that_is_not_there_is_one_line(ludoteca: Callable[..., Any]) -> None:
    said = ludoteca("bench", "server", "--game", "no-such-game")

    assert said.code == 2
    assert "no-such-game is none of " in said.err
