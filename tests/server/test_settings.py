"""Settings from the environment."""

from __future__ import annotations

import pathlib

import pytest

from ludoteca.server.settings import Settings, StartFailure, settings_from

ROOT = pathlib.Path(__file__).parents[2]


def test_an_empty_environment_gives_the_defaults() -> None:
    assert settings_from({}) == Settings()
    assert settings_from({"PORT": ""}) == Settings()


def test_settings_are_read_by_their_names_in_capitals() -> None:
    settings = settings_from(
        {"PORT": "9000", "BOT_PACE": "0", "DATA_DIR": "/x", "LOG_FORMAT": "json"}
    )

    assert (settings.port, settings.bot_pace, settings.log_format) == (9000, 0.0, "json")
    assert settings.database == pathlib.Path("/x/ludoteca.sqlite3")


def test_the_database_may_be_elsewhere() -> None:
    settings = settings_from({"DATABASE_URL": "sqlite:////var/games.db"})

    assert settings.database == pathlib.Path("/var/games.db")


def test_the_database_may_be_of_postgresql() -> None:
    address = "postgresql://me@db.example.org/games"

    assert settings_from({"DATABASE_URL": address}).database == address


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "http"),
        ("PORT", "70000"),
        ("BOT_PACE", "-1"),
        ("BOT_PACE", "fast"),
        ("BOT_WORKERS", "0"),
        ("LOG_FORMAT", "xml"),
        ("PUBLIC_URL", "play.example.org"),
        ("PUBLIC_URL", "ftp://example.org"),
        ("PUBLIC_URL", "https://example.org/games"),
        ("PUBLIC_URL", "https://example.org/?games"),
        ("PUBLIC_URL", "https://example.org/#games"),
        ("PUBLIC_URL", "https://me@example.org"),
        ("PUBLIC_URL", "https://example.org:port"),
        ("PUBLIC_URL", "https://:8000"),
        ("DATABASE_URL", "mysql://x"),
        ("DATABASE_URL", "sqlite:///"),
        ("DATABASE_URL", "postgresql://"),
        ("RULES_TIME_LIMIT", "0"),
    ],
)
def test_a_value_that_cannot_be_used_is_named(name: str, value: str) -> None:
    with pytest.raises(StartFailure) as failure:
        settings_from({name: value})

    line = str(failure.value)
    assert line.startswith(name)
    assert "\n" not in line


def test_cookies_insist_on_https_where_there_is_https() -> None:
    assert settings_from({"PUBLIC_URL": "https://play.example.org"}).secure
    assert not settings_from({"PUBLIC_URL": "http://10.0.0.7:8000"}).secure
    assert not Settings().secure


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs" / "operations.md").read_text()

    for name in Settings.__struct_fields__:
        assert f"`{name.upper()}`" in text


def test_a_slash_behind_the_public_address_says_nothing() -> None:
    settings = settings_from({"PUBLIC_URL": "https://play.example.org/"})

    assert settings == settings_from({"PUBLIC_URL": "https://play.example.org"})


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("PORT", "http", "a whole number from 0 to 65,535"),
        ("BOT_PACE", "fast", "a number from 0 to 3,600"),
        ("HINT_TIME", "0", "a number above 0, at most 60"),
        ("METRICS", "yes", "off, loopback or on"),
        ("CHECK_COMMITS", "often", "true or false"),
    ],
)
def test_a_value_that_cannot_be_used_is_answered_with_those_that_can(
    name: str, value: str, wanted: str
) -> None:
    with pytest.raises(StartFailure) as failure:
        settings_from({name: value})

    assert str(failure.value) == f"{name}={value!r} cannot be used: it must be {wanted}."
