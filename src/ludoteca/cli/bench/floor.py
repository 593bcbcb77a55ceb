"""``python -m ludoteca.cli.bench.floor BYTES``: the lower bound of a server's cost here.

A bare ASGI application with our settings of uvicorn. For each act it sends frames of ``BYTES``
bytes to the four sockets of a table, and an answer to the actor. It has no rules and stores
nothing.
"""

from __future__ import annotations

import sys
from typing import Any

from ludoteca.server.edge.connections import Lines
from ludoteca.server.edge.limits import Limits
from ludoteca.server.serve import AnnouncingServer, listen, web_server
from ludoteca.server.settings import Settings

SEATS = 4
HEAD = (
    '{"type":"update","n":%d,"audience":null,"moment":{"at":%d,"seat":%d},"options":[%s],"view":"'
)
OPTION = '{"action":{"type":"pass"}}'


class Floor:
    def __init__(self, frame_bytes: int) -> None:
        self._rest = "x" * max(0, frame_bytes - len(HEAD)) + '"}'
        self._tables: dict[str, list[Any]] = {}
        self._numbers: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
        elif scope["type"] == "websocket":
            _, table, seat = scope["path"].split("/")
            await receive()
            await send({"type": "websocket.accept"})
            self._tables.setdefault(table, []).append(send)
            await self._listen(table, int(seat), receive, send)

    async def _listen(self, table: str, seat: int, receive: Any, send: Any) -> None:
        sockets = self._tables[table]
        while (event := await receive())["type"] == "websocket.receive":
            text = event["text"]
            n = self._numbers[table] = self._numbers.get(table, -SEATS) + 1
            if n >= 0:
                await self._tell(sockets, n, seat)
            if n > 0:
                name = text.split('"id":"', 1)[1].split('"', 1)[0]
                answer = f'{{"type":"accepted","id":"{name}","n":{n}}}'
                await send({"type": "websocket.send", "text": answer})

    async def _tell(self, sockets: list[Any], n: int, seat: int) -> None:
        for at, send in enumerate(sockets):
            option = OPTION if at == n % SEATS else ""
            text = HEAD % (n, n, seat, option) + self._rest
            await send({"type": "websocket.send", "text": text})


if __name__ == "__main__":
    settings = Settings(port=0)
    listener = listen(settings)
    address = f"http://{settings.host}:{listener.getsockname()[1]}"
    app = Floor(int(sys.argv[1]))
    lines = Lines(Limits(times=1e6))
    server = AnnouncingServer(web_server(app, lines), f"The floor is open: {address}")
    server.run(sockets=[listener])
