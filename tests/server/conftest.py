"""One server for all tests that leave it standing, and servers to break for the others."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack

import pytest
from tests.server.databases import POSTGRES, drop_databases, is_postgres_missing, need
from tests.server.house import House, Person


@pytest.fixture(scope="session", autouse=True)
def databases() -> Iterator[None]:
    if POSTGRES:
        need(is_postgres_missing())
    yield
    drop_databases()


@pytest.fixture(scope="session")
def house(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house") / "data")
    yield house
    house.close()


@pytest.fixture
def new_house(tmp_path: object) -> Iterator[Callable[..., House]]:
    """Opens houses of one's own; settings are environment variables."""
    made: list[House] = []

    def make(**settings: str) -> House:
        made.append(House(tmp_path / f"data{len(made)}", **settings))  # type: ignore[operator]
        return made[-1]

    yield make
    for house in made:
        if house.process.poll() is None:
            house.close()


@pytest.fixture
async def visitor() -> AsyncIterator[Callable[..., Person]]:
    """Makes people who visit a house; without a name at first."""
    async with AsyncExitStack() as stack:

        def visit(house: House) -> Person:
            person = Person(house)
            stack.push_async_callback(person.web.aclose)
            return person

        yield visit
