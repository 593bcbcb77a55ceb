"""What all tests share, those inside the games' folders included."""

from __future__ import annotations

import pytest
from hypothesis import settings

pytest_plugins = ("tests.browser.fixtures", "tests.changed", "tests.seconds")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="everything, in all crossings (minutes)")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--deep"):
        settings.register_profile("deep", max_examples=3 * settings().max_examples)
        settings.load_profile("deep")


@pytest.fixture(scope="session")
def deep(pytestconfig: pytest.Config) -> bool:
    """Whether there is time for everything."""
    return bool(pytestconfig.getoption("--deep"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests that take long begin first, or one process would work at the end while the others
    wait; those with a browser stand together, so that it is started once; ``deep`` ones are left
    out unless there is time for everything."""
    if not config.getoption("--deep"):
        left_out = [item for item in items if item.get_closest_marker("deep")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("deep")]
    items.sort(
        key=lambda item: (
            item.get_closest_marker("long") is None,
            item.get_closest_marker("browser") is not None,
        )
    )
