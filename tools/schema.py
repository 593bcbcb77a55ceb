"""Print the JSON Schema of everything that a client reads or writes, for ``npm run types``.

One JSON object: output file -> {"components": definitions by name, "unions": name -> members,
"constants": name -> value, if there are any}.
Paths are relative to the root of the repository.
"""

from __future__ import annotations

import json
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.bots.luck import Luck
from ludoteca.browser.protocol import Report
from ludoteca.core.game import Result
from ludoteca.games import ours
from ludoteca.kit.grid import COLUMNS
from ludoteca.server.ahead.api import AheadOptions
from ludoteca.server.challenges.cards import Archive, Comparison, Today
from ludoteca.server.groups.frames import GroupPage, MyGroups, TableGroup
from ludoteca.server.hints.api import Hint
from ludoteca.server.invitations.api import InvitablePeople
from ludoteca.server.lobby import protocol as lobby
from ludoteca.server.lobby.cards import MyTables
from ludoteca.server.moderation import shapes as moderation
from ludoteca.server.relations.api import BlockedPeople, FollowedPeople
from ludoteca.server.relations.service import Relation
from ludoteca.server.relations.wishes import RelationWishes
from ludoteca.server.reviews.api import ReviewAnswer
from ludoteca.server.tables.play import client_frames, server_frames
from ludoteca.server.thumbnails.thumbnails import Glance
from ludoteca.server.tournaments.frames import NewTournament, TournamentLists, TournamentPage
from ludoteca.server.tutorials.lesson import Lesson

ROOT = Path(__file__).resolve().parent.parent


def sheet(types: list[type[Any]], unions: dict[str, tuple[type[Any], ...]]) -> dict[str, Any]:
    """Definitions of ``types`` and of the members of ``unions``, with everything they contain."""
    members = [member for union in unions.values() for member in union]
    _, components = msgspec.json.schema_components(
        list(dict.fromkeys([*types, *members])), ref_template="#/definitions/{name}"
    )
    names = {name: [member.__name__ for member in union] for name, union in unions.items()}
    return {"components": components, "unions": names}


def main() -> None:
    sheets = {
        "web/src/api/protocol.gen.ts": sheet(
            [
                Result,
                Glance,
                Hint,
                AheadOptions,
                InvitablePeople,
                BlockedPeople,
                FollowedPeople,
                Relation,
                RelationWishes,
                ReviewAnswer,
                Luck,
                MyTables,
                Lesson,
                Today,
                Comparison,
                Archive,
                GroupPage,
                TableGroup,
                MyGroups,
                NewTournament,
                TournamentLists,
                TournamentPage,
            ],
            {
                "ClientFrame": typing.get_args(client_frames.ClientFrame),
                "ServerFrame": typing.get_args(server_frames.ServerFrame),
                "FollowerFrame": typing.get_args(lobby.FollowerFrame),
                "ListFrame": typing.get_args(lobby.ListFrame),
            },
        )
        | {"constants": {"PROTOCOL": server_frames.PROTOCOL}},
        "web/src/moderation/protocol.gen.ts": sheet(
            [
                moderation.AuditLog,
                moderation.OwnSanction,
                moderation.Reports,
                moderation.ReportWish,
                moderation.SanctionWish,
            ],
            {},
        ),
        "web/src/rules/protocol.gen.ts": sheet([Report], {}),
        "web/src/kit/places/squares.gen.ts": sheet([], {}) | {"constants": {"COLUMNS": COLUMNS}},
    }
    for title in ours().values():
        game = title.game
        folder = Path(sys.modules[title.package].__path__[0])
        path = (folder / "types.gen.ts").relative_to(ROOT).as_posix()
        sheets[path] = sheet(
            [game.Options, game.View], {"Action": game.actions, "Event": game.events}
        )
    json.dump(sheets, sys.stdout)


if __name__ == "__main__":
    main()
