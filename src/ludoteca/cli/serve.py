"""`ludoteca serve` runs the server; `ludoteca worker` runs further processes for its bots."""

from __future__ import annotations

import click


@click.command()
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    help="Processes on the same address; more than one need PostgreSQL and Redis.",
)
def serve(workers: int) -> None:
    """Serve the platform; settings come from the environment."""
    from ludoteca.server.serve import serve as run  # imported here because it is slow

    run(workers)


@click.command()
def worker() -> None:
    """Run the bots of a house that other processes serve.

    The house is that of DATABASE_URL and REDIS_URL. Workers may run on any machine, as many as it
    has processors for; each runs BOT_WORKERS bots at once.
    """
    from ludoteca.server.worker import work

    work()
