"""Messages that games share; a game may override one by a message of the same name."""

from __future__ import annotations

import functools
from importlib.resources import files


@functools.cache
def words(language: str) -> str:
    """The Fluent source of the shared messages in a language of the platform."""
    return (files(__package__) / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
