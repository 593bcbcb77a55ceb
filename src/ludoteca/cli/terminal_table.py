"""A table in a terminal: a person in the first seat chooses by number, bots play the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from ludoteca.core.bot import Bot, with_style
from ludoteca.core.chance import Stream
from ludoteca.core.draws.seeded import bot_chance, bot_style, entry_chance
from ludoteca.core.game import (
    Message,
    Rejected,
    Seat,
    onward,
    takes_back,
    words_of_event,
)
from ludoteca.core.title import Title
from ludoteca.i18n import say
from ludoteca.i18n.event_texts import Party, Translator

PERSON: Final[Seat] = 0

Row: TypeAlias = tuple[str, list[Any]]
"""One line of a list: its label, and its options; several in a group."""

FEW: Final = 12
"""Longer lists of options are shown in groups, if the game has groups."""


class Quit(Exception):
    """The person quit, or the input ended."""

    def __init__(self, said_so: bool) -> None:
        super().__init__()
        self.said_so = said_so


class TerminalTable:
    """Plays a table in a terminal, for any game, by its contract alone.

    ``read`` returns the next input line, "" at the end; ``tell`` prints a line.
    """

    def __init__(
        self,
        title: Title,
        options: Any,
        bots: Sequence[Bot],
        names: Sequence[str],
        translator: Translator,
        language: str,
        seed: str,
        read: Callable[[], str],
        tell: Callable[[str], None],
    ) -> None:
        self._game = title.game
        self._bots: Mapping[Seat, Bot] = {
            seat: with_style(bot, bot_style(seed, seat))
            for seat, bot in enumerate(bots, start=PERSON + 1)
        }
        self._minds = {seat: bot_chance(seed, seat) for seat in self._bots}
        self._party = Party(names, PERSON)
        self._translator, self._language, self._seed = translator, language, seed
        self._read, self._tell = read, tell
        self._entries = 0
        self._news = True  # since the position was shown
        self._state = self._game.setup(options, len(names), self._next_chance())

    def play(self) -> None:
        """Plays to the end of the table. Raises `Quit`."""
        game = self._game
        while to_act := game.to_act(self._state):
            if PERSON in to_act:
                listed = game.options(self._state, PERSON)
                self._act(PERSON, self._asked(listed))
                if not any(takes_back(option) for option in listed):
                    self._offer_to_take_back()
            else:
                self._act(to_act[0], self._bots_choice(to_act[0]))
        self._show()
        self._tell_the_end()

    def _next_chance(self) -> Stream:
        self._entries += 1
        return entry_chance(self._seed, self._entries - 1)

    def _act(self, seat: Seat, action: Any) -> None:
        told: list[Any] = []
        try:
            self._game.apply(self._state, seat, action, self._next_chance(), told)
        except Rejected as refusal:
            if seat != PERSON:
                raise
            self._tell(self._said(Message(refusal.code, refusal.facts)))
        self._news = self._news or seat != PERSON or bool(told)
        for event in told:
            self._tell(f"  {self._said(words_of_event(event))}")

    def _bots_choice(self, seat: Seat) -> Any:
        game, state = self._game, self._state
        listed = onward(game, game.options(state, seat))
        choose = self._bots[seat]
        return choose(game, game.view(state, seat), seat, listed, self._minds[seat])

    def _offer_to_take_back(self) -> None:
        """After a simultaneous choice, offers to take it back while others have not chosen. The
        person is not asked again if the choice before already offered that."""
        game = self._game
        to_act = game.to_act(self._state)
        listed = game.options(self._state, PERSON)
        if to_act and PERSON not in to_act and listed:
            rows = [(name, [option]) for name, option in self._named(listed)]
            answer = self._answer(rows, "play-choose-again", other="")
            if answer is not None:
                self._act(PERSON, rows[answer][1][0])

    def _asked(self, listed: Sequence[Any]) -> Any:
        """Asks the person to choose among ``listed``."""
        if self._news:
            self._show()
        self._tell("")
        self._tell(self._said(self._game.prompt(self._state, PERSON)))
        named = self._named(sorted(listed, key=takes_back))
        rows = self._in_groups(named)
        while True:
            answer = self._answer(rows, "play-choose", other="?")
            if answer is None:
                self._show()
                continue
            group, inside = rows[answer]
            if len(inside) == 1:
                return inside[0]
            self._tell(group)
            within = [(name, [option]) for name, option in named if option in inside]
            answer = self._answer(within, "play-choose-inside", other="0")
            if answer is not None:
                return within[answer][1][0]

    def _named(self, listed: Sequence[Any]) -> list[tuple[str, Any]]:
        describe = self._game.describe
        return [(self._said(describe(self._state, PERSON, one)), one) for one in listed]

    def _in_groups(self, named: list[tuple[str, Any]]) -> list[Row]:
        """The rows of the list, each a label with its options."""
        if len(named) <= FEW:
            return [(name, [option]) for name, option in named]
        rows: dict[str, list[Any]] = {}
        for name, option in named:
            text = self._game.describe(self._state, PERSON, option)
            key = f"{text.key}-group"
            group = self._said(Message(key, text.args)) if self._translator.has(key) else name
            rows.setdefault(group, []).append(option)
        if len(rows) == 1:
            return [(name, [option]) for name, option in named]
        return list(rows.items())

    def _answer(self, rows: Sequence[Row], question: str, other: str) -> int | None:
        """Asks for a row; returns its index, or None for the answer ``other``."""
        width = len(str(len(rows)))
        for number, (name, inside) in enumerate(rows, start=1):
            more = f" … ({len(inside)})" if len(inside) > 1 else ""
            self._tell(f"  {number:>{width}}  {name}{more}")
        while True:
            self._tell(self._say(question, most=len(rows)))
            line = self._read()
            answer = line.strip()
            if not line or answer == "q":
                raise Quit(said_so=bool(line))
            if answer == other:
                return None
            if answer.isdecimal() and 1 <= int(answer) <= len(rows):
                return int(answer) - 1
            self._tell(self._say("play-not-that", most=len(rows)))

    def _show(self) -> None:
        """Prints the position as the person sees it, and the points."""
        self._news = False
        game, state = self._game, self._state
        self._tell("")
        self._tell(game.diagram(game.view(state, PERSON)))
        points = zip(self._party.names, game.scores(state), strict=True)
        self._tell(" · ".join(f"{name} {score}" for name, score in points))

    def _tell_the_end(self) -> None:
        result = self._game.result(self._state)
        self._tell("")
        if result.team is None:
            for rank, name in sorted(zip(result.ranks, self._party.names, strict=True)):
                self._tell(f"  {rank}  {name}")
        self._tell(self._said(result.reason))

    def _said(self, text: Message) -> str:
        return self._translator.say(text, self._party)

    def _say(self, key: str, **args: str | int) -> str:
        return say(self._language, key, **args)
