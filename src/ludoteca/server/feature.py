"""The parts that a feature adds to the server; `ludoteca.server.features` lists all features."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from litestar import Router

from ludoteca.server.jobs import JobKind
from ludoteca.server.tables.state import Effect
from ludoteca.server.tables.wakes import WakeKind


@dataclasses.dataclass(frozen=True, kw_only=True)
class Feature:
    """One feature of the server.

    ``routes`` are its HTTP addresses, ``bodies`` the types of their requests and answers for the
    description of the API. ``effects`` add rows in the transaction of a table's entry; ``wakes``
    and ``jobs`` are the kinds that the feature handles. ``runs`` are tasks that run as long as the
    process. ``prepare`` is awaited in each process before it serves anybody. ``opened`` is called
    when this is the first process of the house to start; its argument is True if the process
    learned that only after a while. ``closed`` is called when the process ends, before the database
    closes.
    """

    routes: Sequence[Router] = ()
    bodies: Sequence[Any] = ()
    effects: Sequence[Effect] = ()
    wakes: Sequence[WakeKind] = ()
    jobs: Sequence[JobKind] = ()
    runs: Sequence[Callable[[], Coroutine[Any, Any, None]]] = ()
    prepare: Callable[[], Awaitable[None]] | None = None
    opened: Callable[[bool], Awaitable[None]] | None = None
    closed: Callable[[], Awaitable[None]] | None = None
