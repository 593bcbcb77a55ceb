"""`ludoteca serve`: the platform on one address. `ludoteca worker`: more bots for it."""

from __future__ import annotations

import click


@click.command()
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    help="Processes that serve the same address; more than one need PostgreSQL and Redis.",
)
def serve(workers: int) -> None:
    """Serve the platform; settings come from the environment."""
    from ludoteca.server.serve import serve as run  # slow to import; other commands do without

    run(workers)


@click.command()
def worker() -> None:
    """Think for the bots of a house that others serve.

    The house is that of DATABASE_URL and REDIS_URL. As many workers may run as there are
    processors for them, on any machine; each thinks for BOT_WORKERS bots at once.
    """
    from ludoteca.server.worker import work

    work()
