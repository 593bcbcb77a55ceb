"""`ludoteca bench`: benchmarks of rules and of the server."""

from __future__ import annotations

import click

from ludoteca.cli.bench.rules import rules
from ludoteca.cli.bench.server import server


@click.group()
def bench() -> None:
    """Measure the speed of rules or of the server."""


bench.add_command(rules)
bench.add_command(server)
