"""A game and a language come into the package by files alone, when it is built anew from them.

One build serves all of these tests, for it takes half a minute; the package of this checkout is
looked into every day, by the tests of the wheel.
"""

from __future__ import annotations

import sys
import urllib.request
from pathlib import Path

import pytest
from tests.built import GAME, LANGUAGE, Built, built
from tests.server.house import House
from tools.check_words import areas

from ludoteca.testing.translations import check_words

pytestmark = [
    pytest.mark.browser("the board of a new game is built, drawn and played"),
    pytest.mark.deep,
    pytest.mark.long,
    pytest.mark.usefixtures("chromium"),  # it says what is missing where there is none
]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return built(tmp_path_factory.mktemp("built"))


def test_the_game_of_the_page_about_games_is_played_by_its_board(package: Built) -> None:
    check = (sys.executable, "-m", "ludoteca.cli", "check", GAME, "--only", "board")

    said = package.runs(*check)

    assert said == f"{GAME}: nothing wrong, 0 open, 0 not tried\n"


def test_a_game_and_a_language_are_added_by_adding_files(package: Built) -> None:
    changed = package.changed()

    of_the_game = {file for file in changed if package.game in file.parents}
    of_the_language = {
        file
        for file in changed - of_the_game
        if LANGUAGE in (file.parent.name, file.stem) and file not in package.before
    }
    assert of_the_game
    assert of_the_language
    assert changed - of_the_game - of_the_language == set()


def test_a_language_that_is_added_is_served_and_listed(package: Built, tmp_path: Path) -> None:
    house = House(tmp_path / "data", PYTHONPATH=str(package.installed))
    try:
        wished = urllib.request.Request(house.url, headers={"Accept-Language": "eo,en;q=0.5"})
        page = urllib.request.urlopen(wished).read().decode()
        assert '<html lang="eo">' in page
        assert "Domo de ludoj." in page
        assert 'hreflang="eo"' in page
    finally:
        house.close()
    listing = "from ludoteca.cli import main; main()"
    listed = (sys.executable, "-c", listing, "games", "--json")
    assert '"eo"' in package.runs(*listed, package=package.installed)
    untranslated = check_words(next(areas(package.root)), LANGUAGE)
    assert "loading: still English" in untranslated
