"""Why a seat cannot undo tells nothing of what others did in secret."""

from __future__ import annotations

from ludoteca.core.log import Entry
from ludoteca.core.undo import TOGETHER, UndoHistory

BOTH = (0, 1)


def test_where_several_choose_nobody_is_told_whether_another_one_has() -> None:
    history = UndoHistory()
    history.acted(Entry(1, 0, "act", seat=0), "before", to_act=(0,), events=())
    untouched = history.offer(0, BOTH)

    history.acted(Entry(2, 0, "act", seat=1), "then", to_act=BOTH, events=())

    assert history.offer(0, BOTH) == untouched
    assert untouched.why is not None
    assert untouched.why.key == TOGETHER
