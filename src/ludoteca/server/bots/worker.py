"""A process in which bots think: ``python -m ludoteca.server.bots.worker``.

Questions come in on standard input, answers leave on standard output. When the input closes
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
from typing import BinaryIO, Final

from ludoteca.bots import levels
from ludoteca.bots.advice import advise
from ludoteca.bots.budget import Seconds
from ludoteca.bots.luck import UNTOLD, luck
from ludoteca.bots.review import review
from ludoteca.core.chance import Stream
from ludoteca.core.codec import codec
from ludoteca.games import titles
from ludoteca.server.bots.question import (
    LENGTH,
    Advised,
    AnyAnswer,
    AnyQuestion,
    Choice,
    HintQuestion,
    LuckQuestion,
    Question,
    Ready,
    Reckoned,
    Reviewed,
    ReviewQuestion,
    Trouble,
    pack,
    read_question,
)

WEIGHING_SECONDS: Final = 0.4
"""How long the options are weighed for a hint, after the bot has chosen."""

POLITE: Final = 10
"""By how much a worker that reviews gives way to those that play."""


def answer(question: AnyQuestion) -> AnyAnswer:
    match question:
        case Question():
            return choose(question)
        case HintQuestion():
            return hint(question.about)
        case ReviewQuestion():
            game = titles()[question.game].game
            return Reviewed(review(game, question.entries, question.seed, question.playouts))
        case LuckQuestion():
            title = titles()[question.game]
            worth = title.prospects
            return Reckoned(luck(title.game, question.entries, worth) if worth else UNTOLD)


def choose(question: Question) -> Choice:
    title = titles()[question.game]
    reader = codec(title.game)
    options = reader.actions(question.options)
    bot = levels(title, time.monotonic)[question.level]
    view = reader.view(question.view)
    chosen = bot(title.game, view, question.seat, options, Stream(question.seed))
    return Choice(options.index(chosen))


def hint(question: Question) -> Advised:
    title = titles()[question.game]
    reader = codec(title.game)
    options = reader.actions(question.options)
    bot = levels(title, time.monotonic)[question.level]
    view = reader.view(question.view)
    budget = Seconds(WEIGHING_SECONDS, time.monotonic)
    chance = Stream(question.seed)
    return Advised(advise(title.game, view, question.seat, options, chance, bot, budget))


def _read(source: BinaryIO, questions: queue.SimpleQueue[AnyQuestion]) -> None:
    """Runs in a thread of its own, so that the end of the input is noticed at any time."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        questions.put(read_question(source.read(*LENGTH.unpack(head))))
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed may disturb answers
    titles()
    if "--polite" in sys.argv:
        os.nice(POLITE)
    questions: queue.SimpleQueue[AnyQuestion] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True).start()
    try:
        _tell(answers, Ready())
        while True:
            question = questions.get()
            try:
                said = answer(question)
            except Exception as error:
                said = Trouble(f"{type(error).__name__}: {error}")
            _tell(answers, said)
    except BrokenPipeError:
        os._exit(0)  # nobody listens any more


def _tell(answers: BinaryIO, said: AnyAnswer) -> None:
    answers.write(pack(said))
    answers.flush()


if __name__ == "__main__":
    main()
