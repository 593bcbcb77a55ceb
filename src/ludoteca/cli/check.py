"""`ludoteca check`: checks the whole conformance of a game and lists what is missing."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from typing import Any, Final

import click
import msgspec

from ludoteca.cli.arguments import option_words, options_of, title_named
from ludoteca.core.contract import Mix
from ludoteca.core.contract.broken import with_line
from ludoteca.testing.conformance import PARTS, findings
from ludoteca.testing.conformance.findings import Finding, Subject
from ludoteca.testing.conformance.table import one_table
from ludoteca.testing.folders import folder_of

MARKS: Final = {"wrong": "wrong", "open": "open", "untried": "not tried"}


class Checked(msgspec.Struct, frozen=True):
    """The JSON output. ``passed`` agrees with the exit code."""

    game: str
    folder: str
    passed: bool
    findings: list[Finding]


@click.command()
@click.argument("game")
@click.option(
    "--only",
    "parts",
    multiple=True,
    type=click.Choice(list(PARTS)),
    help="Check only this part; may be repeated.",
)
@click.option(
    "--without",
    multiple=True,
    type=click.Choice(list(PARTS)),
    help="Skip this part; may be repeated.",
)
@click.option("--seed", metavar="SEED", help="Repeat one table of the contract, as a finding says.")
@click.option("--seats", type=int, metavar="N", help="Seats of that table.")
@click.option(
    "--entry", type=int, default=0, metavar="N", help="The entry of that table to check closely."
)
@option_words
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def check(
    game: str,
    parts: tuple[str, ...],
    without: tuple[str, ...],
    seed: str | None,
    seats: int | None,
    entry: int,
    assignments: tuple[str, ...],
    as_json: bool,
) -> int:
    """Check everything that GAME, an id or a folder, must do.

    Findings say how to fix them. Open ones concern optional parts. Exit code 1 when something is
    wrong; with CI=true also when something could not be tried.
    """
    try:
        title = title_named(game)
    except click.UsageError:
        raise
    except Exception as error:
        raise click.ClickException(f"{game} cannot be loaded: {with_line(error)}") from error
    subject = Subject(title, folder_of(title), game)
    found: list[Finding] = []
    if seed is None:
        asked = [part for part in PARTS if part in (parts or PARTS) and part not in without]
        coming: Iterator[Finding] = itertools.chain.from_iterable(
            findings(subject, part) for part in asked
        )
    else:
        mix = Mix(seats or title.meta.seats[0], options_of(title, assignments))
        coming = one_table(subject, mix, seed, entry)
    for finding in coming:
        found.append(finding)
        if not as_json:
            _tell(finding)
    failing = {"wrong", "untried"} if os.environ.get("CI") else {"wrong"}
    passed = not any(finding.kind in failing for finding in found)
    if as_json:
        told: Any = Checked(title.meta.id, str(subject.folder), passed, found)
        click.echo(msgspec.json.format(msgspec.json.encode(told)))
    else:
        wrong, still_open, untried = (
            sum(finding.kind == kind for finding in found) for kind in MARKS
        )
        click.echo(
            f"{title.meta.id}: {wrong or 'nothing'} wrong, {still_open} open, {untried} not tried"
        )
    return 0 if passed else 1


def _tell(finding: Finding) -> None:
    click.echo(f"{MARKS[finding.kind]}: {finding.part}: {finding.where}: {finding.what}")
    for line in finding.shown:
        click.echo(f"    | {line}")
    click.echo(f"    {finding.todo}")
