"""The about page: version and source code of a server."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.house import House, Person, try_to_start

from ludoteca import __version__


async def test_a_server_says_its_version_and_where_its_source_is(
    house_with: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    house = house_with(SOURCE_URL="https://code.example.org/ludoteca")

    answer = (await visitor(house).get("/api/about")).json()

    assert answer == {"version": __version__, "source": "https://code.example.org/ludoteca"}


def test_a_source_that_is_no_address_is_refused_at_the_start(tmp_path) -> None:  # type: ignore[no-untyped-def]
    refused = try_to_start(tmp_path, SOURCE_URL="javascript:alert(1)")

    assert refused.returncode == 1
    assert "SOURCE_URL" in refused.stderr
