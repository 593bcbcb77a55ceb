"""Same Steps: as Quiet Steps, for two to four; every coin is the same at each table on the same
dice, whatever people pick."""

from __future__ import annotations

import msgspec
from quiet_steps.rules import QuietSteps


class SameSteps(QuietSteps):
    meta = msgspec.structs.replace(QuietSteps.meta, id="same-steps", seats=(2, 4))


GAME = SameSteps()
