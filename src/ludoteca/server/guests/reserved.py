"""Names that nobody may have, since people would take whoever has one for the house itself."""

from __future__ import annotations

import unicodedata
from typing import Final

from ludoteca.server.guests.confusable_names import look_alike

ANYWHERE: Final = (
    *("admin", "admins", "administrator", "sysadmin", "moderator", "moderators", "ludoteca"),
    *("administrador", "administradora", "administracion", "moderador", "moderadora"),
)
"""As any word of a name."""

ALONE: Final = (
    *("mod", "mods", "system", "support", "staff", "official", "operator", "server", "root"),
    *("sistema", "soporte", "oficial", "operador", "operadora", "servidor"),
)
"""As the whole of a name: "System of a Down" is none."""

INSIDE: Final = (
    *("관리자", "운영자", "운영진", "시스템", "고객센터"),
    *("管理員", "管理者", "版主", "系統", "系统", "官方", "客服"),
)
"""Within a name, in languages that write words together."""

PUNCTUATION: Final = frozenset("-_.'\u2019\u00b7!?&+#\u058a\u05f3\u05f4\u0f0b\u2010\u30fb")
"""Within names: apostrophe, middle dot, the hyphen of Armenian, geresh and gershayim, the dot
between Tibetan syllables and that between Japanese words, as Unicode Standard Annex 31 has them in
its table of optional medial characters."""

_SEPARATORS: Final = str.maketrans(dict.fromkeys(PUNCTUATION, " "))

_DIGITS: Final = str.maketrans("01345", "oieas")
"""As those write who want a name that is taken."""


def is_reserved(name: str) -> bool:
    """Whether ``name`` has a reserved word in it, or something that looks like one: with accents,
    with digits for letters or behind them, or with marks between letters."""
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
