"""The commands by name. Each is imported when it is wanted: all together take half a second."""

from __future__ import annotations

import copy
from typing import Final

import click

NAMES: Final = (
    *("serve", "worker", "check-tables", "export", "import"),
    *("table", "person", "ratings", "trophies", "announce", "drain", "prune"),
    *("play", "games", "check", "simulate", "verify", "show"),
    *("match", "new", "picture", "tutorial", "bench"),
)


class Commands(click.Group):
    """The group of all commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(NAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name == "ladder":  # the old name of `match`; the list of commands leaves it out
            ladder = copy.copy(_of_records("match"))
            assert ladder is not None
            ladder.name, ladder.hidden = "ladder", True
            return ladder
        return _of_a_house(cmd_name) or _of_operators(cmd_name) or _of_games(cmd_name)


def _of_a_house(name: str) -> click.Command | None:
    match name:
        case "serve":
            from ludoteca.cli.serve import serve

            return serve
        case "worker":
            from ludoteca.cli.serve import worker

            return worker
        case "check-tables":
            from ludoteca.cli.check_tables import check_tables

            return check_tables
        case "export":
            from ludoteca.cli.export import export

            return export
        case "import":
            from ludoteca.cli.export import import_

            return import_
    return None


def _of_operators(name: str) -> click.Command | None:
    match name:
        case "table":
            from ludoteca.cli.operator.table import table

            return table
        case "person":
            from ludoteca.cli.operator.person import person
            from ludoteca.cli.operator.roles import grant, revoke

            for command in (grant, revoke):
                person.add_command(command)
            return person
        case "ratings":
            from ludoteca.cli.operator.ratings import ratings

            return ratings
        case "trophies":
            from ludoteca.cli.operator.trophies import trophies

            return trophies
        case "announce" | "drain" | "prune":
            from ludoteca.cli.operator.upkeep import announce, drain, prune

            return {"announce": announce, "drain": drain, "prune": prune}[name]
    return None


def _of_games(name: str) -> click.Command | None:
    match name:
        case "play":
            from ludoteca.cli.play import play

            return play
        case "games":
            from ludoteca.cli.games import games

            return games
        case "check":
            from ludoteca.cli.check import check

            return check
        case "new":
            from ludoteca.cli.new import new

            return new
        case "tutorial":
            from ludoteca.cli.tutorial import tutorial

            return tutorial
        case "bench":
            from ludoteca.cli.bench import bench

            return bench
    return _of_records(name)


def _of_records(name: str) -> click.Command | None:
    match name:
        case "simulate":
            from ludoteca.cli.records.simulate import simulate

            return simulate
        case "verify":
            from ludoteca.cli.records.verify import verify

            return verify
        case "show":
            from ludoteca.cli.records.show import show

            return show
        case "match":
            from ludoteca.cli.records.match import match

            return match
        case "picture":
            from ludoteca.cli.records.picture import picture

            return picture
    return None
