"""Configuration of all tests, also of those in the folders of games."""

from __future__ import annotations

import gc

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ("tests.browser.fixtures", "tests.changed", "tests.seconds")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="run all combinations (takes minutes)")


def pytest_configure(config: pytest.Config) -> None:
    # How fast examples come is a matter of the machine, and of what else runs on it.
    settings.register_profile("any machine", suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("any machine")
    if config.getoption("--deep"):
        settings.register_profile("deep", max_examples=3 * settings().max_examples)
        settings.load_profile("deep")


@pytest.fixture(scope="session")
def deep(pytestconfig: pytest.Config) -> bool:
    """Whether all combinations are wanted."""
    return bool(pytestconfig.getoption("--deep"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sorts the tests: long ones first, so that no process works alone at the end, and those with
    a browser together, so that it starts once. Removes ``deep`` ones without ``--deep``."""
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


def pytest_collection_finish() -> None:
    """Takes what was collected out of sight of the collector of garbage, which would look through
    it again and again: a twentieth of the time of tests without a server. What tests make is
    looked at seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
