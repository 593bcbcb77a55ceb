"""HTTP requests per second by route, with 500 listed tables."""

from __future__ import annotations

import asyncio

from ludoteca.cli.bench import server_process
from ludoteca.cli.bench.goals import Round
from ludoteca.cli.bench.load.client import Web
from ludoteca.cli.bench.load.plan import Ask, Asked
from ludoteca.cli.bench.run_load import run_load
from ludoteca.cli.bench.server_process import ServerProcess

ROUTES = ("/healthz", "/", "/api/lobby", "/api/games")
LISTED = 500


def routes(game: str, seconds: float, listed: int = LISTED) -> Round:
    """Measures each route; the listed tables are of ``game``."""
    found = {}
    with server_process.ludoteca() as server:
        asyncio.run(_list(server, game, listed))
        for path in ROUTES:
            plan = Ask(host=server.host, port=server.port, path=path, seconds=seconds)
            asked, spent = run_load(server, plan, Asked)
            found[path] = {
                "requests": (asked.answers / asked.seconds, "1/s"),
                "server_cpu_per_request": (1e6 * spent.measured / max(1, asked.answers), "us"),
                "load_cpu": (asked.load, "processors"),
            }
    return found


async def _list(server: ServerProcess, game: str, tables: int) -> None:
    web = Web(server.host, server.port)
    await web.ask("GET", "/api/me")
    await web.ask("POST", "/api/guests", {"name": "Owner"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": game, "seats": seats, "options": {}, "settings": {"listed": True}}
    for _ in range(tables):
        await web.ask("POST", "/api/tables", wish)
    web.close()
