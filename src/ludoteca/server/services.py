"""What handlers need, made once per server; each feature's own object."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from ludoteca.core.title import Title
from ludoteca.server.bots.mover import Mover
from ludoteca.server.bots.pool import Pool
from ludoteca.server.db.engine import Database
from ludoteca.server.guests.cookie import Signer
from ludoteca.server.guests.store import GuestBook
from ludoteca.server.hints.desk import Desk
from ludoteca.server.history.projector import Projector
from ludoteca.server.limits import Buckets
from ludoteca.server.luck.reckoner import Reckoner
from ludoteca.server.reviews.reviewer import Reviewer
from ludoteca.server.settings import Settings
from ludoteca.server.tables.journal import Journal
from ludoteca.server.tables.rooms import Rooms
from ludoteca.server.tables.store import Store


@dataclasses.dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    titles: Mapping[str, Title]
    database: Database
    signer: Signer
    guests: GuestBook
    store: Store
    journal: Journal
    rooms: Rooms
    pool: Pool
    mover: Mover
    projector: Projector
    hints: Desk
    reviewer: Reviewer
    reckoner: Reckoner
    records_shown: Buckets
