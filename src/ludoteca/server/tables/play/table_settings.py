"""Settings of a table that its owner chooses beside the options of the game."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ludoteca.server.tables.clocks import DaysControl, TimeControl

Absence: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=30 * 86_400)]
Forfeit: TypeAlias = Literal["bot", "last"]
Talk: TypeAlias = Literal["all", "known", "phrases", "off"]


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """``listed`` tables are shown to strangers; others are found by their address alone.

    ``absence`` is how many seconds a table waits for somebody who is gone and whose turn it is,
    before a bot of the level ``stand_in`` plays on; None for ever. ``talk`` is what people may
    say to each other: anything, anything to people who follow or have invited them and quick
    phrases to strangers, quick phrases, nothing. ``hints`` says whether bots may be
    asked for advice. ``forfeit`` is what becomes of a seat that resigns or loses on time: a bot
    plays on, or it ranks last. ``clock`` is the time control; None lets everybody think as long as
    they like. At a table over days it counts in place of ``absence``. ``rated`` is whether the
    table counts for the ratings of people with a lasting identity; then nobody gets hints, and who
    gives up ranks last. ``backfill`` is whether people who look for a table later may take the
    seats of bots.
    """

    listed: bool = False
    absence: Absence | None = 300
    stand_in: Annotated[str, msgspec.Meta(min_length=1, max_length=32)] = "medium"
    talk: Talk = "all"
    hints: bool = True
    forfeit: Forfeit = "bot"
    clock: TimeControl | None = None
    rated: bool = False
    backfill: bool = False

    @property
    def patience(self) -> int | None:
        """Seconds after which a bot plays on for somebody who is gone; None for never."""
        return None if isinstance(self.clock, DaysControl) else self.absence
