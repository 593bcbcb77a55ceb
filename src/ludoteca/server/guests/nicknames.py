"""Names of bots, and the check of people's nicknames."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ludoteca.core.game import Seat
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.confusable_names import MOST_MARKS, is_invisible, look_alike, most_marks
from ludoteca.server.guests.joiners import JOINERS, belongs
from ludoteca.server.guests.reserved import PUNCTUATION, is_reserved

BOT_SIGN: Final = "🤖"
"""Marks bots in lists of names; people may not use it."""

BOT_NAMES: Final = ("Bibo", "Cleo", "Dado", "Enza", "Fidi", "Gogo", "Hexa", "Iko", "Jaro", "Kiki")

LONGEST: Final = 24

_LETTERS: Final = ("L", "M", "N")
"""Letters, marks (needed by many scripts) and numbers, by Unicode's general category."""

_LOOKALIKES: Final = str.maketrans(
    # Digits, then Cyrillic and Greek letters that look like these Latin ones.
    "01345"
    "\u0430\u0432\u0435\u0456\u043a\u043e\u0440\u0441\u0442\u0443\u0445"
    "\u03b1\u03b2\u03b9\u03ba\u03bf\u03c1\u03c4",
    "oieasabeikopctyxabikopt",
)


_LINK: Final = re.compile(r"\bwww\b|\w{2}[-.]*\.[^\W\d]{2}", re.IGNORECASE)
"""A dot between two words, as in addresses; not that of J.R.R. or of Mr. Bean."""


def bot_name(seat: Seat) -> str:
    """The name of the bot in ``seat``, different for each seat of a table."""
    name = BOT_NAMES[seat % len(BOT_NAMES)]
    return name if seat < len(BOT_NAMES) else f"{name} {seat // len(BOT_NAMES) + 1}"


def nickname(wish: str) -> str:
    """``wish`` normalized. Raises `Problem` when it cannot be a nickname."""
    name = " ".join(unicodedata.normalize("NFC", wish).split())
    if not name:
        raise Problem("error-name-empty")
    if len(name) > LONGEST:
        raise Problem("error-name-too-long", most=LONGEST)
    if _imitates_a_bot(name):
        raise Problem("error-name-like-a-bot")
    if is_reserved(name):
        raise Problem("error-name-reserved")
    if _LINK.search(unicodedata.normalize("NFKC", name)):
        raise Problem("error-name-link")
    if not all(_is_allowed(name, at) for at in range(len(name))) or most_marks(name) > MOST_MARKS:
        raise Problem("error-name-characters")
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        raise Problem("error-name-empty")  # only marks and punctuation
    return name


def _is_allowed(name: str, at: int) -> bool:
    character = name[at]
    if character == " " or character in PUNCTUATION:
        return True
    if character in JOINERS:
        return belongs(name, at)
    return not is_invisible(character) and unicodedata.category(character)[0] in _LETTERS


def _imitates_a_bot(name: str) -> bool:
    plain = _plain(name)
    if BOT_SIGN in name or plain in _PLAIN_BOTS or plain == "bot" or plain.startswith("bot "):
        return True
    return any(look_alike(name, bot) for bot in (*BOT_NAMES, "bot"))


def _plain(name: str) -> str:
    """``name`` as a quick reader sees it: without case, accents and final numbers, with common
    look-alikes replaced."""
    letters = unicodedata.normalize("NFKD", name).casefold().rstrip("0123456789 -_.#")
    bare = "".join(one for one in letters if not unicodedata.combining(one))
    return " ".join(bare.translate(_LOOKALIKES).replace("-", " ").replace("_", " ").split())


_PLAIN_BOTS: Final = frozenset(_plain(name) for name in BOT_NAMES)
