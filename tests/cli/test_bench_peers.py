"""`ludoteca bench rules --peers`: everything but what needs the peers installed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest

from ludoteca.cli.bench import peers
from ludoteca.cli.bench.goals import Goal, judge
from ludoteca.cli.bench.peers import Peer
from ludoteca.games import titles


def measured(ours: float, theirs: float) -> dict[str, dict[str, tuple[float, str]]]:
    return {"tic-tac": {"moves": (ours, "1/s")}, "peer": {"moves": (theirs, "1/s")}}


def test_a_ratio_is_taken_in_each_round_before_the_median() -> None:
    given = Goal(id="G", name="tic-tac", metric="moves", over="peer", least=2)
    rounds = [measured(40, 10), measured(10, 5), measured(90, 30)]

    (then,) = judge([given], ["tic-tac"], rounds)

    assert then.value == 3  # the medians alone would say 4
    assert then.unit == "times"
    assert then.met


@pytest.mark.parametrize(
    ("bound", "met"),
    [({"least": 3}, True), ({"least": 3.1}, False), ({"most": 3}, True), ({"most": 2.9}, False)],
)
def test_a_goal_is_met_up_to_its_bound(bound: dict[str, float], met: bool) -> None:
    given = Goal(id="G", name="tic-tac", metric="moves", over="peer", **bound)

    (then,) = judge([given], [], [measured(30, 10)])

    assert then.met is met


def test_a_goal_without_another_measurement_bounds_the_measurement_itself() -> None:
    given = Goal(id="G", name="tic-tac", metric="moves", most=30)

    (then,) = judge([given], [], [measured(30, 10)])

    assert (then.value, then.unit, then.met) == (30, "1/s", True)


def test_a_goal_for_every_game_is_judged_for_each() -> None:
    given = Goal(id="G", name="*", metric="moves", over="peer", least=1)
    rounds = [{"chess": {"moves": (5.0, "1/s")}, **measured(30, 10)}]

    then = judge([given], ["chess", "tic-tac"], rounds)

    assert [(each.name, each.met) for each in then] == [("chess", False), ("tic-tac", True)]


def test_the_plan_speaks_of_games_and_peers_that_there_are() -> None:
    then = peers.plan()

    names = {"*", "dice", *titles(), *(peer.name for peer in then.peers)}
    for goal in then.goals:
        assert {goal.name, goal.over or goal.name} <= names
        assert (goal.least is None) != (goal.most is None)
    for peer in then.peers:
        assert (peers.HERE / peer.command[0]).is_file()


def test_without_a_checkout_one_line_says_so(
    ludoteca: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "HERE", tmp_path)

    said = ludoteca("bench", "rules", "--peers", "--json")

    assert said.code == 2
    assert said.out == ""
    assert said.err == (
        "ludoteca: --peers needs a checkout of Ludoteca: there are no peers in its folder bench\n"
    )


def test_a_worker_says_its_versions_and_measures_when_asked(tmp_path: Path) -> None:
    given = script(
        tmp_path,
        """
        print('{"versions": {"engine": "1.2"}}', flush=True)
        for line in sys.stdin:
            print('{"counts": {"random_moves": 30}, "seconds": 0.5}', flush=True)
        """,
    )

    with peers.started(given, Path(sys.executable), tmp_path) as worker:
        assert worker.versions == {"engine": "1.2"}
        assert worker.measure() == worker.measure() == {"random_moves": (60, "1/s")}


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        ("sys.exit('no engine here')", "no engine here"),
        ("print('{\"versions\": {}}', flush=True); sys.exit(1)", "it printed nothing"),
        ("print('a greeting', flush=True); sys.stdin.read()", "it printed 'a greeting'"),
    ],
)
def test_a_worker_that_fails_is_one_line(tmp_path: Path, program: str, complaint: str) -> None:
    given = script(tmp_path, program)

    with (
        pytest.raises(click.ClickException) as failure,
        peers.started(given, Path(sys.executable), tmp_path) as worker,
    ):
        worker.measure()

    assert failure.value.message == f"the peer engine has failed: {complaint}"


@pytest.mark.usefixtures("node_on_the_path")
def test_peers_that_cannot_be_installed_are_one_line(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"name": "peers"}')
    (tmp_path / "package-lock.json").write_text("no lock")

    with pytest.raises(click.ClickException) as failure:
        peers.installed_node(tmp_path)

    assert failure.value.message.startswith("the peers cannot be installed: npm error ")
    assert "\n" not in failure.value.message


@pytest.mark.usefixtures("node_on_the_path")
def test_peers_are_installed_once_until_their_pins_change(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"name": "peers"}')
    pins = tmp_path / "package-lock.json"
    lock = '{"name": "peers", "lockfileVersion": 3, "packages": {"": {"name": "peers"}}}'
    pins.write_text(lock)
    kept = tmp_path / "node_modules" / "kept"

    peers.installed_node(tmp_path)
    kept.mkdir()
    peers.installed_node(tmp_path)
    assert kept.exists()

    pins.write_text(lock + "\n")
    peers.installed_node(tmp_path)
    assert not kept.exists()


@pytest.fixture
def node_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Node that the checkout has chosen; there may be no other."""
    monkeypatch.setenv("PATH", str(peers.node().parent), prepend=os.pathsep)


def test_without_node_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    with pytest.raises(click.ClickException) as failure:
        peers.node(tmp_path / "bench" / "peers")

    assert failure.value.message == "the peers need Node and npm, which are not installed"


def script(folder: Path, program: str) -> Peer:
    source = "import sys\n" + "\n".join(
        line.removeprefix("        ") for line in program.split("\n")
    )
    (folder / "worker.py").write_text(source)
    return Peer(name="engine", tool="python", command=["worker.py"])
