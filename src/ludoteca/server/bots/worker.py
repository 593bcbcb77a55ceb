"""A process in which bots think: ``python -m ludoteca.server.bots.worker``.

Questions come in on standard input, answers leave on standard output. When the input closes
the process ends at once, also in the middle of a thought: however its server died, nothing
stays behind.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import time
from typing import BinaryIO

import msgspec

from ludoteca.bots import levels
from ludoteca.core.chance import Stream
from ludoteca.core.codec import codec
from ludoteca.games import titles
from ludoteca.server.bots.question import LENGTH, Answer, Question, pack


def choose(question: Question) -> int:
    """The place of the bot's choice in its options."""
    title = titles()[question.game]
    reader = codec(title.game)
    options = reader.actions(question.options)
    bot = levels(title, time.monotonic)[question.level]
    view = reader.view(question.view)
    return options.index(bot(title.game, view, question.seat, options, Stream(question.seed)))


def _read(source: BinaryIO, questions: queue.SimpleQueue[Question]) -> None:
    """Runs in a thread of its own, so that the end of the input is noticed at any time."""
    decode = msgspec.json.Decoder(Question).decode
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        questions.put(decode(source.read(*LENGTH.unpack(head))))
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed may disturb answers
    titles()
    questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True).start()
    try:
        _tell(answers, Answer(None, "ready"))
        while True:
            question = questions.get()
            try:
                answer = Answer(choose(question))
            except Exception as error:
                answer = Answer(None, f"{type(error).__name__}: {error}")
            _tell(answers, answer)
    except BrokenPipeError:
        os._exit(0)  # nobody listens any more


def _tell(answers: BinaryIO, answer: Answer) -> None:
    answers.write(pack(answer))
    answers.flush()


if __name__ == "__main__":
    main()
