"""What all tests share, those inside the games' folders included."""

from __future__ import annotations

import pytest

pytest_plugins = ("tests.browser.fixtures",)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="look at more random tables (minutes)")


@pytest.fixture(scope="session")
def deep(pytestconfig: pytest.Config) -> bool:
    """Whether there is time for everything."""
    return bool(pytestconfig.getoption("--deep"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, or one process would work at the end while the other waits."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
