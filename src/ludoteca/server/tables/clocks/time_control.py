"""Time controls: how much time the people at a table have for their moves."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec


class LiveControl(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """Everybody starts with ``bank`` seconds, and gets ``increment`` seconds for each move."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=7_200)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=300)] = 0


class DaysControl(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """Everybody has ``hours`` for each answer, which run in their playing hours alone."""

    hours: Annotated[int, msgspec.Meta(ge=8, le=14 * 24)]


TimeControl: TypeAlias = LiveControl | DaysControl
