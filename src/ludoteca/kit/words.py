"""The words that games share: each may say them in its own way by a message of the same name."""

from __future__ import annotations

import functools
from importlib.resources import files


@functools.cache
def words(language: str) -> str:
    """The Fluent source of the kit's words in one of the languages of the house."""
    return (files(__package__) / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
