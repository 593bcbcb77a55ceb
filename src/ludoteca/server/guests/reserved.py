"""Reserved names, which would make a guest look like an operator of the house."""

from __future__ import annotations

import unicodedata
from typing import Final

from ludoteca.server.guests.confusable_names import look_alike

ANYWHERE: Final = (
    *("admin", "admins", "administrator", "sysadmin", "moderator", "moderators", "ludoteca"),
    *("administrador", "administradora", "administracion", "moderador", "moderadora"),
)
"""Reserved as any word of a name."""

ALONE: Final = (
    *("mod", "mods", "system", "support", "staff", "official", "operator", "server", "root"),
    *("sistema", "soporte", "oficial", "operador", "operadora", "servidor"),
)
"""Reserved only as a whole name: "System of a Down" is allowed."""

INSIDE: Final = (
    *("관리자", "운영자", "운영진", "시스템", "고객센터"),
    *("管理員", "管理者", "版主", "系統", "系统", "官方", "客服"),
)
"""Reserved anywhere in a name, for languages without spaces between words."""

PUNCTUATION: Final = frozenset("-_.'\u2019\u00b7!?&+#\u058a\u05f3\u05f4\u0f0b\u2010\u30fb")
"""Allowed in names: apostrophe, middle dot, Armenian hyphen, geresh and gershayim, the dots between
Tibetan syllables and between Japanese words; from the table of optional medial characters of
Unicode Standard Annex 31."""

_SEPARATORS: Final = str.maketrans(dict.fromkeys(PUNCTUATION, " "))

_DIGITS: Final = str.maketrans("01345", "oieas")
"""Digits that imitate letters."""


def is_reserved(name: str) -> bool:
    """Whether ``name`` has a reserved word, or one that looks like it: with accents, with digits
    for letters or at its end, or with punctuation between letters."""
    if any(word in "".join(name.split()) for word in INSIDE):
        return True
    words = name.translate(_SEPARATORS).split()
    joined = "".join(words)
    if any(_is(word, ANYWHERE) for word in (*words, joined)):
        return True
    return _is(joined, ALONE)


def _is(word: str, among: tuple[str, ...]) -> bool:
    decomposed = unicodedata.normalize("NFD", word.rstrip("0123456789") or word)
    bare = "".join(one for one in decomposed if not unicodedata.combining(one))
    spelled = {word, bare, bare.translate(_DIGITS)}
    return any(look_alike(one, reserved) for one in spelled for reserved in among)
