"""`ludoteca bench`: how fast things are here, for people and for machines."""

from __future__ import annotations

import click

from ludoteca.cli.bench.rules import rules
from ludoteca.cli.bench.server import server


@click.group()
def bench() -> None:
    """Measure; one command per question."""


bench.add_command(rules)
bench.add_command(server)
