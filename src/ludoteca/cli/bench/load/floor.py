"""Four people at a table of the floor, which has the part of our protocol that a load reads."""

from __future__ import annotations

from ludoteca.cli.bench.load.client import call
from ludoteca.cli.bench.load.ludoteca import LudotecaTable


class FloorTable(LudotecaTable):
    async def set_up(self) -> None:
        for seat, web in enumerate(self.webs):
            path = f"/{self.number}/{seat}"
            self.lines.append(await call(web, path, self._hearing(seat)))
        for line in self.lines:
            line.say(b'{"type":"join","seen":-1}')
