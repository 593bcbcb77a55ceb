"""What handlers need, made once per server; each feature's own object."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping

from ludoteca.core.title import Title
from ludoteca.server.bots.mover import Mover
from ludoteca.server.bots.pool import Pool
from ludoteca.server.challenges.desk import ChallengeDesk
from ludoteca.server.db.engine import Database
from ludoteca.server.guests.cookie import Signer
from ludoteca.server.guests.store import GuestBook
from ludoteca.server.hints.desk import Desk
from ludoteca.server.history.projector import Projector
from ludoteca.server.limits import Places
from ludoteca.server.lobby.crier import Crier
from ludoteca.server.lobby.store import Lists
from ludoteca.server.luck.reckoner import Reckoner
from ludoteca.server.people.eraser import Eraser
from ludoteca.server.people.fill import Filler
from ludoteca.server.people.store import People
from ludoteca.server.reviews.reviewer import Reviewer
from ludoteca.server.rules.parcel import Parcel
from ludoteca.server.settings import Settings
from ludoteca.server.tables.caretaker import Caretaker
from ludoteca.server.tables.journal import Journal
from ludoteca.server.tables.rooms import Rooms
from ludoteca.server.tables.store import Store
from ludoteca.server.talk.talk import Talk
from ludoteca.server.tutorials.lesson import Lessons


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
    lists: Lists
    crier: Crier
    pool: Pool
    mover: Mover
    sockets: Places
    caretaker: Caretaker
    projector: Projector
    talk: Talk
    people: People
    eraser: Eraser
    filler: Filler
    hints: Desk
    reviewer: Reviewer
    reckoner: Reckoner
    rules: Callable[[], Parcel]
    lessons: Lessons
    challenges: ChallengeDesk
