"""One server for all tests that leave it standing, and servers to break for the others."""

from __future__ import annotations

import itertools
import pathlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from typing import Final

import pytest
from tests.server.databases import (
    POSTGRES,
    drop_databases,
    give_back,
    is_postgres_missing,
    need,
)
from tests.server.days import HouseOfDays
from tests.server.house import House, Person, free_port

_addresses = itertools.count()


@pytest.fixture(scope="session", autouse=True)
def databases() -> Iterator[None]:
    if POSTGRES:
        need(is_postgres_missing())
    yield
    House.all_have_ended()
    drop_databases()


@pytest.fixture(autouse=True)
def databases_of_one_test(request: pytest.FixtureRequest) -> Iterator[None]:
    folder = request.getfixturevalue("tmp_path") if "tmp_path" in request.fixturenames else None
    yield
    if folder is not None:
        give_back(folder)


USUAL: Final[tuple[dict[str, str], ...]] = ({}, {"LIMITS_TIMES": "1"})
"""Settings for which many modules ask."""


class Houses:
    """The house with these settings, which are environment variables; the same one each time. Tests
    that leave it standing share it, and find what others have made in it. Those with `USUAL`
    settings are ``others``', if there are any."""

    def __init__(self, folders: pytest.TempPathFactory, others: Houses | None = None) -> None:
        self._folders = folders
        self._others = others
        self._made: dict[tuple[tuple[str, str], ...], House] = {}

    def __call__(self, **settings: str) -> House:
        if self._others is not None and settings in USUAL:
            return self._others(**settings)
        key = tuple(sorted(settings.items()))
        if key not in self._made:
            port = {"PORT": free_port()} if "PUBLIC_URL" in settings else {}
            data = self._folders.mktemp("house") / "data"
            self._made[key] = House(data, **settings, **port)
        return self._made[key]

    def leave(self) -> None:
        for house in self._made.values():
            house.leave()


@pytest.fixture(scope="session")
def usual_houses(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    """For all tests of this process."""
    houses = Houses(tmp_path_factory)
    yield houses
    houses.leave()


@pytest.fixture(scope="module")
def house_with(
    usual_houses: Houses, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[..., House]]:
    """Unusual ones are for the tests of one module: an idle house takes time from all others."""
    houses = Houses(tmp_path_factory, usual_houses)
    yield houses
    houses.leave()


@pytest.fixture(scope="session")
def house(usual_houses: Houses) -> House:
    return usual_houses()


@pytest.fixture(scope="session")
def slow_bots(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    """One in which bots move half a minute late, by a clock that tests set forward. A table that
    all have left is kept for ten minutes."""
    folder = tmp_path_factory.mktemp("slow")
    house = HouseOfDays(folder, BOT_PACE="30", LEFT_TABLE_TIME="600")
    yield house
    house.leave()


@pytest.fixture(scope="session")
def mortal(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("mortal") / "data")
    yield house
    house.leave()


@pytest.fixture
def house_to_kill(mortal: House) -> Iterator[House]:
    """One for all tests that kill it and open it again: it keeps what it has on its disk."""
    yield mortal
    if mortal.process.poll() is not None:
        mortal.open()


@pytest.fixture
def new_house(databases: None, tmp_path: pathlib.Path) -> Iterator[Callable[..., House]]:
    """Opens houses of one's own, for tests that look at all that is in it, or break it."""
    made: list[House] = []

    def make(kind: type[House] = House, **settings: str) -> House:
        made.append(kind(tmp_path / f"data{len(made)}", **settings))
        return made[-1]

    yield make
    for house in made:
        house.leave()


@pytest.fixture
def strict(usual_houses: Houses, visitor: Callable[..., Person]) -> Callable[[], Person]:
    """Makes people in a house with the limits that it has by default. All of a test come from one
    address, from which no other test has come."""
    house = usual_houses(LIMITS_TIMES="1")
    high, low = divmod(next(_addresses), 256)

    def visit() -> Person:
        person = visitor(house)
        person.web.headers["x-forwarded-for"] = f"198.18.{high}.{low}"
        return person

    return visit


@pytest.fixture
async def visitor() -> AsyncIterator[Callable[..., Person]]:
    """Makes people who visit a house; without a name at first."""
    async with AsyncExitStack() as stack:

        def visit(house: House) -> Person:
            person = Person(house)
            stack.push_async_callback(person.web.aclose)
            return person

        yield visit
