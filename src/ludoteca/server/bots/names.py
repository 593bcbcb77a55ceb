"""What bots are called."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Seat

BOT_SIGN: Final = "🤖"
"""Marks bots where people see names; nobody else may carry it."""

BOT_NAMES: Final = ("Bibo", "Cleo", "Dado", "Enza", "Fidi", "Gogo", "Hexa", "Iko", "Jaro", "Kiki")


def bot_name(seat: Seat) -> str:
    """A name for a bot; no two seats of a table get the same."""
    name = BOT_NAMES[seat % len(BOT_NAMES)]
    return name if seat < len(BOT_NAMES) else f"{name} {seat // len(BOT_NAMES) + 1}"
