"""`ludoteca show`: shows the table of a record after one of its entries."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from ludoteca.cli.records.files import lines_of
from ludoteca.core.chance import TapeMismatch
from ludoteca.core.codec import encode
from ludoteca.core.game import AnyGame, Rejected, Result, Seat
from ludoteca.core.presets import preset_of
from ludoteca.core.records.mismatch import Mismatch, printable
from ludoteca.core.records.record import Record, checksum
from ludoteca.core.records.record_parser import read_line
from ludoteca.core.records.verify import game_of
from ludoteca.core.replay.picture import Picture, Pictures
from ludoteca.core.replay.replayer import Replayer
from ludoteca.core.replay.standing import result_of
from ludoteca.games import titles


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--record", "number", type=click.IntRange(1), required=True, metavar="I")
@click.option("--entry", "n", type=click.IntRange(0), required=True, metavar="N")
@click.option("--json", "as_json", is_flag=True, help="Print the whole state as one line of JSON.")
def show(file: Path, number: int, n: int, as_json: bool) -> None:
    """Draw the position of record I after entry N, as watchers see it, with the seats to act.

    Records count from 1; entry 0 is after setup. Draws are read from the tape; `verify` checks
    them.
    """
    line = _line(file, number)
    try:
        record = read_line(line)
        if record.sha256 != checksum(line):
            raise click.ClickException(
                f"record {number}, sha256: the record was changed; `ludoteca verify` says where"
            )
        game = game_of(record, {name: title.game for name, title in titles().items()})
        last = len(record.entries) - 1
        if n > last:
            raise click.UsageError(f"record {number} has entries 0 to {last}, not {n}")
        shown = _shown(record, game, number, n)
    except Mismatch as difference:
        raise click.ClickException(f"record {number}, {difference}") from None
    click.echo(encode(shown) if as_json else _drawn(record, game, shown))


def _drawn(record: Record, game: AnyGame, shown: Shown) -> str:
    """The position as text, with a line per seat."""
    place = f"record {shown.record}, entry {shown.entry} of {shown.entries - 1}"
    lines = [
        f"{_called(record, game)}, {place}",
        "",
        game.diagram(shown.view),
        "",
    ]
    for seat, sitter in enumerate(record.seats):
        to_act = f", to act: {len(shown.options[seat])} options" if seat in shown.to_act else ""
        rank, points = shown.result.ranks[seat], shown.scores[seat]
        lines.append(f"seat {seat}, {printable(sitter.name)}: rank {rank}, {points} points{to_act}")
    return "\n".join(lines)


def _called(record: Record, game: AnyGame) -> str:
    """The id of the game, with the preset of the table if it has one."""
    options = msgspec.json.decode(record.options, type=game.Options)
    preset = preset_of(titles()[record.game].presets, options)
    return f"{record.game} ({preset})" if preset else record.game


def _line(file: Path, wanted: int) -> bytes:
    count = 0
    for number, line in lines_of(file):
        if number == wanted:
            return line
        count = number
    raise click.UsageError(f"{file} has {count} records; there is no record {wanted}")


class Shown(msgspec.Struct):
    """The JSON output. ``options`` has one list per seat; ``entry`` is the last one replayed.

    ``state`` is in the internal form of the rules; ``view`` is the watchers' view.
    """

    game: str
    rules: int
    record: int
    entry: int
    entries: int
    state: Any
    to_act: tuple[Seat, ...]
    options: list[Sequence[Any]]
    scores: tuple[int, ...]
    result: Result
    view: Any


def _shown(record: Record, game: AnyGame, number: int, n: int) -> Shown:
    at = 0
    replayer = Replayer(game)
    try:
        for at in range(n + 1):
            replayer.step(record.entries[at])
    except (Rejected, TapeMismatch, ValueError) as error:
        place = f"record {number}, entry {at}"
        raise click.ClickException(f"{place}: {printable(str(error))}") from error
    state = replayer.state
    seen = Pictures(game, state, replayer.to_act, replayer.seating).of(Picture, None)
    closed = record.entries[n].kind == "close"
    return Shown(
        game=record.game,
        rules=record.rules,
        record=number,
        entry=n,
        entries=len(record.entries),
        state=state,
        to_act=seen.to_act,
        options=[() if closed else game.options(state, seat) for seat in range(len(record.seats))],
        scores=seen.scores,
        result=result_of(game, state, replayer.seating),
        view=seen.view,
    )
