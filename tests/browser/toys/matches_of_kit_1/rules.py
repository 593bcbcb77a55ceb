from typing import Final

import msgspec
from ancient_nim import rules

from ludoteca.core.game import AnyGame

META: Final = msgspec.structs.replace(rules.META, id="matches-of-kit-1")
GAME: AnyGame = type(META.id, (type(rules.GAME),), {"meta": META})()
