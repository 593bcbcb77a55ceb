"""A process in which bots think: ``python -m ludoteca.server.bots.worker``.

Requests come in on standard input, replies leave on standard output. When the input closes
the process ends at once, also in the middle of a thought: however its server died, nothing
stays behind. With ``--polite`` it leaves the processors to others first.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import BinaryIO, Final

from ludoteca.bots import levels
from ludoteca.bots.advice import advise
from ludoteca.bots.budget import Seconds
from ludoteca.bots.heeding import heed
from ludoteca.bots.luck import UNTOLD, luck
from ludoteca.bots.review import review
from ludoteca.bots.review.progress import Tell
from ludoteca.core.bot import Temper, tempered
from ludoteca.core.chance import Stream
from ludoteca.core.codec import codec
from ludoteca.games import titles
from ludoteca.server.bots.messages import (
    LENGTH,
    WEIGHING_SECONDS,
    Advised,
    AnyReply,
    AnyRequest,
    Chosen,
    HintRequest,
    LuckRequest,
    MoveRequest,
    Progress,
    Ready,
    Reckoned,
    Reviewed,
    ReviewRequest,
    Trouble,
    pack,
    read_request,
)

POLITE: Final = 10
"""By how much a worker that reviews gives way to those that play."""


TOLD: Final = 0.02
"""The part of a review after which it says again how far it is."""


def answer(request: AnyRequest, say: Callable[[AnyReply], None]) -> AnyReply:
    """``say`` is for what is to be known before."""
    match request:
        case MoveRequest():
            return choose(request)
        case HintRequest():
            return hint(request.about)
        case ReviewRequest():
            title = titles()[request.game]
            found = review(
                title.game,
                request.entries,
                request.seed,
                request.playouts,
                title.outlook,
                _now_and_then(say),
            )
            return Reviewed(found)
        case LuckRequest():
            title = titles()[request.game]
            worth = title.prospects
            return Reckoned(luck(title.game, request.entries, worth) if worth else UNTOLD)


def _now_and_then(say: Callable[[AnyReply], None]) -> Tell:
    last = 0.0

    def tell(done: float) -> None:
        nonlocal last
        if done - last >= TOLD:
            last = done
            say(Progress(done))

    return tell


def choose(request: MoveRequest) -> Chosen:
    title = titles()[request.game]
    reader = codec(title.game)
    options = reader.actions(request.options)
    bot = tempered(
        levels(title, time.monotonic)[request.level], Temper(request.temper, request.seat)
    )
    view = reader.view(request.view)
    chance = Stream(request.seed)
    chosen = bot(title.game, view, request.seat, options, chance)
    proposed = [options[at] for at in request.proposed]
    if proposed:
        chosen = heed(title.game, view, request.seat, chosen, proposed, bot, chance)
    return Chosen(options.index(chosen))


def hint(request: MoveRequest) -> Advised:
    title = titles()[request.game]
    reader = codec(title.game)
    options = reader.actions(request.options)
    # By its own time: the best that a level can do, also while others keep the machine busy.
    bot = levels(title, time.thread_time)[request.level]
    view = reader.view(request.view)
    budget = Seconds(WEIGHING_SECONDS, time.monotonic)
    chance = Stream(request.seed)
    return Advised(
        advise(title.game, view, request.seat, options, chance, bot, budget, title.outlook)
    )


def _read(source: BinaryIO, requests: queue.SimpleQueue[AnyRequest]) -> None:
    """Runs in a thread of its own, so that the end of the input is noticed at any time."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        requests.put(read_request(source.read(*LENGTH.unpack(head))))
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
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
                said = answer(request, partial(_tell, answers))
            except Exception as error:
                said = Trouble(f"{type(error).__name__}: {error}")
            _tell(answers, said)
    except BrokenPipeError:
        os._exit(0)  # nobody listens any more


def _tell(answers: BinaryIO, said: AnyReply) -> None:
    answers.write(pack(said))
    answers.flush()


if __name__ == "__main__":
    main()
