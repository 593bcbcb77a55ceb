"""Moderation: people report others, moderators act, and everything they do is logged and can be
taken back."""

from __future__ import annotations

from ludoteca.server.moderation.kinds import MODERATOR

__all__ = ["MODERATOR"]
