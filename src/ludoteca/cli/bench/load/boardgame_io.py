"""Four people at a table of That's Life! on boardgame.io's server, by socket.io: each text frame of
a WebSocket is an event ``42/<game>,["event", ...]``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ludoteca.cli.bench.load.client import Web, call
from ludoteca.cli.bench.load.table import SEATS, LoadedTable

PATH = "/socket.io/?EIO=4&transport=websocket"
FIRST_PLUS, FIRST_LUCKY, FIRST_ACTION = 19, 27, 33
"""Tiles, as in ``bench/peers/thats_life.js``."""


class _G(msgspec.Struct):
    pieces: list[list[int]]
    towers: list[list[int]]
    sides: list[int]
    question: int


class _Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - theirs
    gameover: Any = None


class _State(msgspec.Struct):
    G: _G
    ctx: _Context
    number: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


_parts = msgspec.json.Decoder(list[msgspec.Raw]).decode
_state = msgspec.json.Decoder(_State).decode
_sync = msgspec.json.Decoder(_Sync).decode


class BoardgameIoTable(LoadedTable):
    async def set_up(self) -> None:
        self._space = f"/{self.plan.game},".encode()
        self._mover = -1
        self._number = -1
        self._seated: list[asyncio.Event] = [asyncio.Event() for _ in range(SEATS)]
        for seat in range(SEATS):
            web = Web(self.plan.host, self.plan.port)
            self.lines.append(await call(web, PATH, self._hearing(seat)))
            self.lines[seat].say(b"40" + self._space)
            await self._seated[seat].wait()

    def _hearing(self, seat: int) -> Callable[[bytes], None]:
        hello, event = b"40" + self._space, b"42" + self._space

        def heard(data: bytes) -> None:
            if data == b"2":
                self.lines[seat].say(b"3")
            elif data.startswith(hello):
                self._emit(seat, "sync", self.id, str(seat), None, SEATS)
            elif data.startswith(event):
                parts = _parts(data[len(event) :])
                if bytes(parts[0]) == b'"update"':
                    self._update(seat, _state(parts[2]), moved=True)
                elif bytes(parts[0]) == b'"sync"':
                    self._update(seat, _sync(parts[2]).state, moved=False)
                    self._seated[seat].set()

        return heard

    def _emit(self, seat: int, *parts: Any) -> None:
        self.lines[seat].say(b"42" + self._space + msgspec.json.encode(parts))

    def _update(self, seat: int, state: _State, moved: bool) -> None:
        if moved:
            if state.number > self._number:
                self._number = state.number
                self._last, self._mover = self._mover, int(state.ctx.currentPlayer)
            self.moves.hear(self.id, seat, self._last, state.number, state.number)
            if seat == self._last:
                self.moves.accept(self.id, seat, str(state.number), state.number)
        else:
            self._number, self._mover = state.number, int(state.ctx.currentPlayer)
        if state.ctx.gameover is not None:
            self.end()
        elif state.ctx.currentPlayer == str(seat):
            self._choose(seat, state)

    def _choose(self, seat: int, state: _State) -> None:
        move, argument = self.dice.choice(list(choices(state.G, seat)))
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": move, "args": [argument], "playerID": str(seat)},
        }
        said = ("update", action, state.number, self.id, str(seat))
        text = b"42" + self._space + msgspec.json.encode(said)
        self.decide(seat, lambda _: text, str(state.number + 1))


def choices(game: _G, seat: int) -> Iterator[tuple[str, int]]:
    """The legal moves of ``seat`` with default options, with their arguments."""
    if game.question:
        for other in _targets(game, seat):
            yield "choosePlayer", other
    else:
        for tile in dict.fromkeys(game.pieces[seat]):
            yield "movePiece", tile


def _targets(game: _G, seat: int) -> list[int]:
    others = [other for other, tower in enumerate(game.towers) if other != seat and tower]
    if game.sides[game.question - FIRST_ACTION]:
        return others
    own = game.towers[seat][-1]
    worths = {other: _worth(game.towers[other][-1]) for other in others}
    wanted = (max if _worth(own) < 0 else min)(worths.values())
    return [other for other, worth in worths.items() if worth == wanted]


def _worth(tile: int) -> int:
    """The rank of a tile as a gift: minus tiles by number, then plus tiles, then lucky ones."""
    if tile < 9:
        return -tile
    if tile < FIRST_PLUS:
        return 8 - tile
    return 9 if tile >= FIRST_LUCKY else tile - FIRST_PLUS + 1
