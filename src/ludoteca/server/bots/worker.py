"""The worker process in which bots think: ``python -m ludoteca.server.bots.worker``.

It reads requests from standard input and writes replies to standard output. When the input closes,
it ends at once, even while thinking, so it never outlives its server. With ``--polite`` it runs at
low priority.
"""

from __future__ import annotations

import collections
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, BinaryIO, Final, TypeVar

import msgspec

from ludoteca.bots import levels
from ludoteca.bots import luck as lucks
from ludoteca.bots.budget import Seconds, hurried
from ludoteca.bots.hints import advise
from ludoteca.bots.luck import UNTOLD, Reckoning
from ludoteca.bots.review import Reviewing
from ludoteca.bots.review import reviewing as reviews
from ludoteca.bots.suggestions import consider_suggestions
from ludoteca.core.bot import PlayingStyle, with_style
from ludoteca.core.chance import Stream
from ludoteca.core.codec import codec, encode
from ludoteca.core.replay.ahead import options_ahead
from ludoteca.games import titles
from ludoteca.server.bots.messages import (
    LENGTH,
    Advised,
    AheadRequest,
    AnyReply,
    AnyRequest,
    Chosen,
    Foreseen,
    ForeseenChoice,
    HintRequest,
    LuckRequest,
    MoveRequest,
    Ready,
    Reckoned,
    ReckonedPart,
    Reviewed,
    ReviewedPart,
    ReviewRequest,
    Trouble,
    pack,
    read_request,
)

POLITE: Final = 10
"""Niceness of a worker for reviews, which gives way to those that play."""

MOST_KEPT: Final = 4
"""Number of works that a worker keeps in memory."""

AHEAD_SECONDS: Final = 0.1
"""Seconds to imagine what may be asked next."""

T = TypeVar("T")


def answer(request: AnyRequest) -> AnyReply:
    match request:
        case MoveRequest():
            return choose(request)
        case HintRequest():
            return hint(request.about, request.seconds)
        case ReviewRequest():
            return review(request)
        case LuckRequest():
            return luck(request)
        case AheadRequest():
            return ahead(request)


def ahead(request: AheadRequest) -> Foreseen:
    game = titles()[request.game].game
    view = codec(game).view(request.view)
    enough = _enough(AHEAD_SECONDS)
    found = options_ahead(game, view, request.seat, request.seed, enough)
    return Foreseen(
        tuple(ForeseenChoice(msgspec.Raw(encode(one.action)), one.text) for one in found)
    )


def review(request: ReviewRequest) -> Reviewed | ReviewedPart:
    title = titles()[request.game]

    def take_up() -> Reviewing:
        seed = f"review/{request.table}"
        return Reviewing(title.game, request.entries, seed, request.playouts, title.outlook)

    reviewing = _kept.find((request.table, request.playouts), take_up)
    found = reviews.joined(request.parts)
    if reviewing.done(found) == 1:
        return Reviewed(reviewing.whole(found))
    part = reviewing.go_on(found, _enough(request.seconds))
    return ReviewedPart(part, reviewing.done(reviews.joined((found, part))))


def luck(request: LuckRequest) -> Reckoned | ReckonedPart:
    title = titles()[request.game]
    worth = title.prospects
    if worth is None:
        return Reckoned(UNTOLD)
    reckoning = _kept.find(request.table, lambda: Reckoning(title.game, request.entries, worth))
    found = lucks.joined(request.parts)
    if reckoning.done(found) == 1:
        return Reckoned(reckoning.whole(found))
    part = reckoning.go_on(found, _enough(request.seconds))
    return ReckonedPart(part, reckoning.done(lucks.joined((found, part))))


def _enough(seconds: float) -> Callable[[], bool]:
    until = time.monotonic() + seconds
    return lambda: time.monotonic() >= until


class Kept:
    """Cache of the latest unfinished works, because starting one replays its whole log."""

    def __init__(self) -> None:
        self._works: collections.OrderedDict[object, Any] = collections.OrderedDict()

    def find(self, key: object, make: Callable[[], T]) -> T:
        work: T = self._works.pop(key) if key in self._works else make()
        self._works[key] = work
        while len(self._works) > MOST_KEPT:
            self._works.popitem(last=False)
        return work


_kept = Kept()


def choose(request: MoveRequest) -> Chosen:
    title = titles()[request.game]
    reader = codec(title.game)
    options = reader.actions(request.options)
    clock = hurried(time.monotonic, request.share)
    bot = with_style(
        levels(title, clock)[request.level], PlayingStyle(request.temper, request.seat)
    )
    view = reader.view(request.view)
    chance = Stream(request.seed)
    chosen = bot(title.game, view, request.seat, options, chance)
    proposed = [options[at] for at in request.proposed]
    if proposed:
        chosen = consider_suggestions(title.game, view, request.seat, chosen, proposed, bot, chance)
    return Chosen(options.index(chosen))


def hint(request: MoveRequest, seconds: float) -> Advised:
    title = titles()[request.game]
    reader = codec(title.game)
    options = reader.actions(request.options)
    # The bot's clock is its CPU time: a hint is as good on a busy machine.
    bot = levels(title, hurried(time.thread_time, request.share))[request.level]
    view = reader.view(request.view)
    budget = Seconds(seconds, time.monotonic)
    chance = Stream(request.seed)
    return Advised(
        advise(title.game, view, request.seat, options, chance, bot, budget, title.outlook)
    )


def _read(source: BinaryIO, requests: queue.SimpleQueue[AnyRequest]) -> None:
    """Queues requests; runs in its own thread, so that it notices the end of the input at once."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        requests.put(read_request(source.read(*LENGTH.unpack(head))))
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl+C and ends us
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed may disturb answers
    titles()
    if "--polite" in sys.argv:
        os.nice(POLITE)
    requests: queue.SimpleQueue[AnyRequest] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, requests), daemon=True).start()
    try:
        _tell(answers, Ready())
        while True:
            request = requests.get()
            try:
                said = answer(request)
            except Exception as error:
                said = Trouble(f"{type(error).__name__}: {error}")
            _tell(answers, said)
    except BrokenPipeError:
        os._exit(0)  # the server is gone


def _tell(answers: BinaryIO, said: AnyReply) -> None:
    answers.write(pack(said))
    answers.flush()


if __name__ == "__main__":
    main()
