"""Checks of recorded games: fixtures must replay, and the tutorial must follow the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.core.chance import TapeMismatch
from ludoteca.core.game import Message, Rejected
from ludoteca.core.records.mismatch import Mismatch
from ludoteca.core.records.verify import verify_line
from ludoteca.core.title import Title
from ludoteca.core.tutorial import Tutorial, TutorialError, check_tutorial
from ludoteca.testing.conformance.findings import Finding, Found, Subject
from ludoteca.testing.fluent import variables
from ludoteca.testing.messages import GUESTS, messages, translator_of

STEPS: Final = (8, 14)
SAYS: Final = (20, 280)
"""Shortest and longest text of a step, in letters."""


def fixtures(subject: Subject) -> Iterator[Finding]:
    """``fixtures/``: finished games still replay in the same way."""
    found, meta = Found("fixtures"), subject.title.meta
    files = sorted((subject.folder / "fixtures").glob("*.jsonl"))
    if not files:
        yield found.open(
            "fixtures/",
            "there are no finished games, so nothing shows when a change alters old ones",
            f"mkdir -p {subject.file('fixtures')} && "
            + subject.command(
                "simulate",
                f"--seats {meta.seats[0]} --bots random --tables 3 --seed 1"
                f" --out {subject.file('fixtures/random.jsonl')}",
            ),
        )
    for file in files:
        where = f"fixtures/{file.name}"
        lines = file.read_bytes().splitlines()
        if not lines:
            yield found.wrong(where, "holds no record", "simulate it anew")
        for number, line in enumerate(lines, start=1):
            try:
                verify_line(line, {meta.id: subject.title.game})
            except Mismatch as mismatch:
                yield found.wrong(
                    where,
                    f"record {number}, {mismatch}",
                    "a change altered old games: count META.rules_version up and keep the old"
                    " rules; if no table was played yet, simulate it anew",
                )
                break


def tutorial(subject: Subject) -> Iterator[Finding]:
    """``tutorial.json``: it follows the rules, is short, and exists in every language."""
    found, script = Found("tutorial"), subject.title.tutorial
    if script is None:
        yield found.open(
            "tutorial.json", "is not there", "explain a first game; see docs/adding-a-game.md"
        )
        return
    try:
        check_tutorial(subject.title.game, script)
    except (TutorialError, Rejected, TapeMismatch, ValueError) as error:
        yield found.wrong("tutorial.json", str(error), subject.command("tutorial show"))
    least, most = STEPS
    if not least <= len(script.steps) <= most:
        yield found.wrong("tutorial.json", f"has {len(script.steps)} steps", f"{least} to {most}")
    if 2 * sum(step.choose for step in script.steps) < len(script.steps):
        yield found.wrong("tutorial.json", "tells more than the reader plays", "let them choose")
    for language in subject.languages:
        yield from _said(subject.title, script, language, found)


def _said(title: Title, script: Tutorial, language: str, found: Found) -> Iterator[Finding]:
    where = f"i18n/{language}.ftl"
    needed = {step.say for step in script.steps}
    needed |= {step.otherwise for step in script.steps if step.otherwise}
    written, translator = messages(title, language), translator_of(title, language)
    for key in sorted(written):
        if key.startswith("tutorial-") and key not in needed:
            yield found.wrong(where, f"{key}: no step says it", "delete it")
    least, most = SAYS
    for key in sorted(needed):
        if key not in written:
            yield found.wrong(where, f"{key}: missing", "write what the step says")
        elif variables(written[key]):
            yield found.wrong(where, f"{key}: has arguments", "steps are said as they stand")
        elif not least <= len(translator.say(Message(key), GUESTS)) <= most:
            yield found.wrong(where, f"{key}: too short or too long", f"{least} to {most} letters")
