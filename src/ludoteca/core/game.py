"""The contract of a game: its terms and the protocol `Game`.

A game is one object per title that implements the protocol `Game`. There is no base class, and
no I/O, clock or randomness of its own: it draws every random outcome from the `Chance` that it
is given. The same object serves the server, the bots, the fuzzer and the browser.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from ludoteca.core.chance import Chance

Seat: TypeAlias = int
"""A numbered place at a table, counted from 0."""

Audience: TypeAlias = Seat | None
"""The reader of a view: one seat, or the watchers (`None`)."""

Fact: TypeAlias = str | int


class Rejected(Exception):
    """A player asked for something that the rules forbid; nothing changed.

    ``code`` is the key of a message in the game's words; ``facts`` are its arguments: text or
    numbers of 64 bits, because clients read them as JSON.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(f"{code} {facts}" if facts else code)
        self.code = code
        self.facts: dict[str, Fact] = facts


class Message(msgspec.Struct, frozen=True, gc=False):
    """A translatable message: its key and its arguments. Each viewer reads it in their language.

    An argument named ``seat``, or ending in ``_seat``, is a seat number; clients add the name of
    the person or bot in that seat under the same name with ``_name`` appended. An argument whose
    name ends in ``_word`` is itself the key of a message of the game without arguments; clients
    put that message in its place, so that sentences need not list the names of places.
    """

    key: str
    args: dict[str, Fact] = {}


Text: TypeAlias = Message
"""Old name of `Message`, kept for installed games."""


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """Facts about a title. ``minutes`` and ``seats`` are inclusive ranges.

    ``together`` says whether all seats win or lose together; bots are companions there.
    ``proposals`` lets everybody see the options of the seat to act, and everybody at the table
    propose one of them. It is only for titles that are won and lost together and in which options
    reveal nothing that others do not know.
    """

    id: str
    rules_version: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    complexity: Literal[1, 2, 3, 4, 5]
    age: int
    year: int
    authors: tuple[str, ...]
    together: bool = False
    proposals: bool = False


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands, or how it ended.

    ``ranks`` has one entry per seat, 1 is best; after a shared rank the next is skipped
    (1, 1, 3). ``team`` is set where `Meta.together` is, and nowhere else.
    """

    ranks: tuple[int, ...]
    reason: Message
    team: Literal["won", "lost"] | None = None


O = TypeVar("O")  # noqa: E741 - one letter per word of the contract
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Game(Protocol[O, S, A, E, V]):
    """The contract of a game; `ludoteca.core.contract` checks that a game keeps it.

    ``Options`` is a frozen Struct of Literal, bool and bounded int fields, each with a default.
    ``State`` is a ``@dataclass(slots=True)`` of ints, strings, bools, lists and tuples of these
    and further such dataclasses; no object is reachable on two paths. ``actions`` and
    ``events`` list the frozen tagged Structs of two closed unions; events have only
    ``str | int`` fields, and their message is ``event-<tag>`` with the fields as arguments.

    Class variables (``ClassVar[bool]``) of events and actions:

    - ``reveals = True``: the event shows its seat something new without a draw, such as a card
      turned up or choices that were made in secret. Undo and previews stop there.
    - ``discloses = True``: the event shows others something that only its seat knew, such as a
      card played from a hand. Its seat may undo it; the others cannot go back beyond it.
    - ``takes_back = True``: the action only takes back a choice that its own seat has made in
      secret. It may be offered to a seat that is no longer to act; bots never use it.
    - ``secret = True``: until a reveal, only its own seat sees anything of the action, such as a
      mark on a sheet while all others write too. It draws nothing and has no events.

    A game in which several audiences see the same may also have ``sees_as(state, audience)``: an
    audience with an equal view. That view is then made once for all of them. Seats in calls are
    seats of the table: callers check actions that come from outside.
    """

    @property
    def meta(self) -> Meta: ...
    @property
    def Options(self) -> type[O]: ...
    @property
    def State(self) -> type[S]: ...
    @property
    def View(self) -> type[V]: ...
    @property
    def actions(self) -> tuple[type[Any], ...]: ...
    @property
    def events(self) -> tuple[type[Any], ...]: ...

    def setup(self, options: O, seats: int, chance: Chance, told: list[E] | None = None) -> S:
        """The state before the first action. Appends public events of the setup to ``told`` unless
        it is None: the starting player, open cards, the first roll. Raises `Rejected` exactly for
        numbers of seats outside ``meta.seats`` (see `check_seats`)."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that the table waits for. Empty when the table is over, several when they act
        at once; without seats that have made their choice, even if they may take it back."""
        ...

    def options(self, state: S, seat: Seat) -> Sequence[A]:
        """All legal actions of ``seat``, without repeats.

        A seat to act has at least one that does not take back; any other seat has none, or only
        ones that take back.
        """
        ...

    def apply(self, state: S, seat: Seat, action: A, chance: Chance, told: list[E] | None) -> None:
        """Carries out ``action`` in place, or raises `Rejected` and changes nothing.

        Appends events to ``told`` unless it is None (play-outs pass None). Draw as late as the
        rules allow: a preview shows the changes before the first draw, so `view` and `scores`
        must work there, too.
        """
        ...

    def view(self, state: S, audience: Audience) -> V:
        """What ``audience`` may see, built only from what it may know."""
        ...

    def prompt(self, state: S, audience: Audience) -> Message:
        """The message that tells ``audience`` who must do what now."""
        ...

    def describe(self, state: S, seat: Seat, action: A) -> Message:
        """The label of one of the options of ``seat``; all its options have different labels."""
        ...

    def scores(self, state: S) -> list[int]:
        """Points per seat, also before the end. Everybody sees them, so they hold no secrets."""
        ...

    def result(self, state: S) -> Result:
        """Ranks and the reason for them, also before the end; everybody sees them."""
        ...

    def imagine(self, view: V, seat: Audience, chance: Chance) -> S:
        """Draws a state that ``seat`` could be in, from those consistent with ``view``.

        Each of them can be drawn; equally often where that is cheap, otherwise as the game's own
        docstring says.
        """
        ...

    def diagram(self, view: V) -> str:
        """The position drawn as text, in lines of at most 100 columns, for terminals, failing tests
        and documents; it shows no more than ``view``."""
        ...

    def clone(self, state: S) -> S:
        """An independent copy; made by `ludoteca.core.clone.cloner`."""
        ...

    def __hash__(self) -> int: ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def check_seats(meta: Meta, seats: int) -> None:
    """Raises `Rejected` for a number of seats outside ``meta.seats``: ``error-seats``, or
    ``error-seats-exact`` where only one number is possible."""
    least, most = meta.seats
    if least <= seats <= most:
        return
    if least == most:
        raise Rejected("error-seats-exact", seats=seats, players=most)
    raise Rejected("error-seats", seats=seats, least=least, most=most)


def reveals(event: Any) -> bool:
    """Whether an event, or all events of a type, show their seat something that it could not know
    before; False unless the type says so."""
    return bool(getattr(event, "reveals", False))


def discloses(event: Any) -> bool:
    """Whether an event, or all events of a type, show others something that only its seat knew;
    False unless the type says so."""
    return bool(getattr(event, "discloses", False))


def takes_back(action: Any) -> bool:
    """Whether an action, or all actions of a type, only take back a choice of their own seat;
    False unless the type says so."""
    return bool(getattr(action, "takes_back", False))


def is_secret(action: Any) -> bool:
    """Whether only its own seat sees anything of an action, or of all actions of a type, until a
    reveal; False unless the type says so."""
    return bool(getattr(action, "secret", False))


@functools.cache
def _taking_back(game: AnyGame) -> frozenset[type]:
    return frozenset(kind for kind in game.actions if takes_back(kind))


def may_take_back(game: AnyGame) -> bool:
    """Whether ``game`` has actions that take back."""
    return bool(_taking_back(game))


def onward(game: AnyGame, options: Sequence[A]) -> Sequence[A]:
    """The ``options`` that do not take back: bots choose among these."""
    back = _taking_back(game)
    if not back:
        return options
    return [option for option in options if type(option) not in back]


def sees_as(game: AnyGame) -> Callable[[Any, Audience], Audience]:
    """The game's ``sees_as``: maps an audience to one with an equal view; by default to itself."""
    known: Callable[[Any, Audience], Audience] = getattr(game, "sees_as", _as_itself)
    return known


def _as_itself(_: Any, audience: Audience) -> Audience:
    return audience


def words_of_event(event: Any) -> Message:
    """The message of an event: ``event-<tag>``, hyphens for underscores; fields as arguments."""
    fields = msgspec.structs.asdict(event)
    tag = str(type(event).__struct_config__.tag)
    return Message("event-" + tag.replace("_", "-"), fields)
