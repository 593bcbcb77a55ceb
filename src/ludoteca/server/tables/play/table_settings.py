"""Settings of a table that its owner chooses beside the options of the game."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Absence: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=30 * 86_400)]
Forfeit: TypeAlias = Literal["bot", "last"]
Talk: TypeAlias = Literal["all", "phrases", "off"]


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """``listed`` tables are shown to strangers; others are found by their address alone.

    ``absence`` is how many seconds a table waits for somebody who is gone and whose turn it is,
    before a bot of the level ``stand_in`` plays on; None for ever. ``talk`` is what people may
    say to each other: anything, quick phrases, nothing. ``hints`` says whether bots may be
    asked for advice. ``forfeit`` is what becomes of a seat that resigns or loses on time: a bot
    plays on, or it ranks last.
    """

    listed: bool = False
    absence: Absence | None = 300
    stand_in: Annotated[str, msgspec.Meta(min_length=1, max_length=32)] = "medium"
    talk: Talk = "all"
    hints: bool = True
    forfeit: Forfeit = "bot"
