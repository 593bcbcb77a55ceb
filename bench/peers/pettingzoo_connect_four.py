"""Random tables of PettingZoo's connect four: ``pettingzoo_connect_four.py raw|wrapped``.

The loop is the documented one; the legal columns are picked from the mask without NumPy calls.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from typing import Any

from pettingzoo.classic import connect_four_v3
from worker import serve

MAKERS = {"raw": connect_four_v3.raw_env, "wrapped": connect_four_v3.env}


def table(env: Any) -> Mapping[str, int]:
    draw = random.random
    moves = 0
    env.reset()
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = [column for column, may in enumerate(seen["action_mask"].tolist()) if may]
        env.step(legal[int(draw() * len(legal))])
        moves += 1
    return {"random_moves": moves, "random_tables": 1}


if __name__ == "__main__":
    made = MAKERS[sys.argv[1]]()
    serve(["pettingzoo", "gymnasium", "numpy"], lambda: table(made))
