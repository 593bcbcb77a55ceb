"""What a feature of the server adds to it; `ludoteca.server.features` lists them all."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from litestar import Router

from ludoteca.server.jobs.job import JobKind
from ludoteca.server.tables.state.change import Effect
from ludoteca.server.tables.wakes.wake_kind import WakeKind


@dataclasses.dataclass(frozen=True, kw_only=True)
class Feature:
    """``routes`` are its addresses, ``bodies`` the types of their requests and answers, for the
    description of the API. ``effects`` add rows to entries of tables; ``wakes`` and ``jobs`` are
    kinds that it handles. ``runs`` go on while the server lives, ``opened`` is called when the
    house was closed until this process began - with True where the process had to wait to learn
    that - and ``closed`` when the process ends, before the database does.
    """

    routes: Sequence[Router] = ()
    bodies: Sequence[Any] = ()
    effects: Sequence[Effect] = ()
    wakes: Sequence[WakeKind] = ()
    jobs: Sequence[JobKind] = ()
    runs: Sequence[Callable[[], Coroutine[Any, Any, None]]] = ()
    opened: Callable[[bool], Awaitable[None]] | None = None
    closed: Callable[[], Awaitable[None]] | None = None
