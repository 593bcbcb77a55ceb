"""Bots of Same Steps, and how seats on the same dice compare."""

from __future__ import annotations

from typing import Any

from quiet_steps.bot import steady

from ludoteca.core.duplicate_score import DuplicateScore
from ludoteca.core.game import Message
from ludoteca.core.knowledge import Knowledge


def measure(state: Any, seat: int) -> DuplicateScore:
    return DuplicateScore(state.at[seat], 0, Message("measure-steps", {"steps": state.at[seat]}))


KNOWLEDGE = Knowledge(levels={"steady": steady}, measure=measure)
