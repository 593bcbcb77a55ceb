"""What a person allows those who follow them, and strangers."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Who: TypeAlias = Literal["followers", "mutual", "nobody"]
"""All who follow the person, those of them whom the person follows, too, or nobody."""

Strangers: TypeAlias = Literal["all", "phrases"]


class RelationWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """``seen_by`` sees whether the person is here, and at which public tables. ``invited_by`` may
    invite them by name without having played with them. ``strangers`` is what the person reads of
    people whom they neither follow nor have invited: everything, or phrases and reactions."""

    seen_by: Who = "mutual"
    invited_by: Who = "mutual"
    strangers: Strangers = "all"
