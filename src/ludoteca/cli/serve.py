"""`ludoteca serve`: the platform on one address."""

from __future__ import annotations

import click


@click.command()
def serve() -> None:
    """Serve the platform; settings come from the environment."""
    from ludoteca.server.serve import serve as run  # slow to import; other commands do without

    run()
