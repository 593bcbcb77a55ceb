"""Which tests `make test-changed` takes."""

from __future__ import annotations

import pytest
from tests.changed import Concerned
from tests.titles import TITLES

ONE, OTHER = (title.package.rpartition(".")[2] for title in TITLES[:2])
ID, OTHER_ID = (title.meta.id for title in TITLES[:2])
GAMES = "src/ludoteca/games"


def concerned(*files: str) -> Concerned:
    return Concerned(files)


@pytest.mark.parametrize(
    ("test", "is_concerned"),
    [
        (f"{GAMES}/{ONE}/tests/test_end.py::test_a", True),
        (f"{GAMES}/{OTHER}/tests/test_end.py::test_a", False),
        (f"tests/contract/test_games.py::test_a[{ID}-1]", True),
        (f"tests/contract/test_games.py::test_a[{OTHER_ID}-1]", False),
        ("tests/core/test_clone.py::test_a", False),
        ("tests/server/test_talk.py::test_a", False),
    ],
)
def test_a_change_in_a_games_folder_concerns_that_game(test: str, is_concerned: bool) -> None:
    for file in ("rules.py", "Board.svelte", "i18n/en.ftl"):
        found = concerned(f"{GAMES}/{ONE}/{file}")

        assert found.is_concerned(test, needs_browser=False) == is_concerned


@pytest.mark.parametrize(
    ("file", "test", "is_concerned"),
    [
        ("src/ludoteca/kit/ranking.py", "tests/kit/test_ranking.py", True),
        ("src/ludoteca/kit/ranking.py", "tests/kit/test_draws.py", False),
        ("src/ludoteca/core/clone.py", "tests/kit/test_wiring.py", True),
        ("src/ludoteca/core/clone.py", "tests/server/test_talk.py", True),
        ("src/ludoteca/cli/play.py", "tests/server/test_talk.py", False),
        ("src/ludoteca/server/talk/sanitize.py", "tests/server/test_talk.py", True),
        ("tests/contract/toys/sealed_bids.py", "tests/core/test_verify.py", True),
        ("docs/fair-dice.md", "tests/core/test_fair_dice_document.py", True),
        ("docs/fair-dice.md", "tests/core/test_clone.py", False),
        ("tests/kit/test_draws.py", "tests/kit/test_draws.py", True),
        ("pyproject.toml", "tests/kit/test_draws.py", True),
    ],
)
def test_a_change_concerns_the_tests_that_reach_it(
    file: str, test: str, is_concerned: bool
) -> None:
    assert concerned(file).is_concerned(f"{test}::test_a", needs_browser=False) == is_concerned


def test_a_change_of_the_client_concerns_all_that_need_a_browser() -> None:
    found = concerned("web/src/kit/frame/zoom-lens.ts")

    assert found.is_concerned("tests/browser/test_zoom.py::test_a", needs_browser=True)
    assert not found.is_concerned("tests/server/test_talk.py::test_a", needs_browser=False)


def test_a_change_of_the_server_concerns_all_that_need_a_browser() -> None:
    found = concerned("src/ludoteca/server/edge/limits/limits.py")

    assert found.is_concerned("tests/browser/test_zoom.py::test_a", needs_browser=True)


def test_no_change_concerns_no_test() -> None:
    assert not concerned().is_concerned("tests/kit/test_draws.py::test_a", needs_browser=True)
