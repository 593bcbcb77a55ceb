"""What a game promises: the words of the contract and the contract itself.

A game is one object per title that keeps the protocol `Game`. It has no base
class to inherit from, no I/O, no clock and no randomness of its own: every
random outcome is asked for from the `Chance` that is handed in. The same object
serves the server, the bots, the fuzzer and the browser.
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
"""Who a view is made for: one seat, or the watchers (`None`)."""

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

    ``together`` is whether everybody wins or loses together: bots are companions there.
    ``proposals`` asks for them: everybody is shown the options of whoever is to act, and whoever
    sits at the table may propose one. Only for titles that are won and lost together, in which
    nobody's options say anything that another does not know.
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
    """The contract of a game; the checks in `ludoteca.core.contract` hold a game to it.

    ``Options`` is a frozen Struct of Literal, bool and bounded int fields, each with a default.
    ``State`` is a ``@dataclass(slots=True)`` of ints, strings, bools, lists and tuples of these
    and further such dataclasses; no object is reachable on two paths. ``actions`` and
    ``events`` list the frozen tagged Structs of two closed unions; events have only
    ``str | int`` fields, and their words are ``event-<tag>`` with the fields as arguments.
    An event that tells its seat something new without a draw, such as a card turned up or the
    choices that were made in secret, says so by ``reveals: ClassVar[bool] = True``: undo and
    previews stop there. An event that tells others something that its seat alone knew, such as a
    card played from a hand, says so by ``discloses: ClassVar[bool] = True``: its seat may take it
    back, and the others cannot go back to before they knew.
    An action that does nothing but take back a choice that its own seat has made in secret says
    so by ``takes_back: ClassVar[bool] = True``. Such an option may be offered to a seat that is
    no longer to act: nobody waits for it, and bots never take anything back.
    An action of which nobody but its own seat sees anything until a reveal, such as a mark on a
    sheet while all others write too, says so by ``secret: ClassVar[bool] = True``: it draws
    nothing, tells nothing, and is answered to its own seat alone.
    A game in which several audiences see the same may have ``sees_as(state, audience)`` besides:
    an audience whose view is equal. Then that view is made once for all of them.
    Seats in calls are seats of the table: whoever lets an action in from outside checks that.
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
        """The state before the first action. What everybody may know of how it came about is
        appended to ``told``, unless it is None: who begins, what was dealt openly, the first
        roll. Raises `Rejected` exactly for numbers of seats that
        ``meta`` does not promise (see `check_seats`)."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who is to act now: whom the others wait for. Empty when the table is over, several when
        they act at once; without those whose choice is made, even if they may take it back."""
        ...

    def options(self, state: S, seat: Seat) -> Sequence[A]:
        """All legal actions of ``seat``, without repeats.

        A seat that is to act has at least one that does not take back; any other seat has none,
        or only such as take back.
        """
        ...

    def apply(self, state: S, seat: Seat, action: A, chance: Chance, told: list[E] | None) -> None:
        """Carry out ``action`` in place, or raise `Rejected` having changed nothing.

        Events are appended to ``told`` unless it is None (play-outs pass None). Draw as late
        as the rules allow: a preview shows what has changed before the first draw, so `view`
        and `scores` must answer there, too.
        """
        ...

    def view(self, state: S, audience: Audience) -> V:
        """What ``audience`` may see, built up from what it may know."""
        ...

    def prompt(self, state: S, audience: Audience) -> Message:
        """Who must do what now, said to ``audience``."""
        ...

    def describe(self, state: S, seat: Seat, action: A) -> Message:
        """The spoken name of one of the options of ``seat``; no two of them have the same."""
        ...

    def scores(self, state: S) -> list[int]:
        """Points per seat, also before the end. Everybody is told, so no secrets go in here."""
        ...

    def result(self, state: S) -> Result:
        """Ranks and the reason for them, also before the end; told to everybody as well."""
        ...

    def imagine(self, view: V, seat: Audience, chance: Chance) -> S:
        """A state that ``seat`` could be in, drawn from those that fit ``view``.

        Each of them can come; all equally often where that is cheap, and otherwise as the game's
        own docstring says.
        """
        ...

    def diagram(self, view: V) -> str:
        """The position as people would draw it on paper: text in lines of at most 100 columns, for
        terminals, failing tests and documents; it says no more than ``view``."""
        ...

    def clone(self, state: S) -> S:
        """An independent copy; made by `ludoteca.core.clone.cloner`."""
        ...

    def __hash__(self) -> int: ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def check_seats(meta: Meta, seats: int) -> None:
    """Raises `Rejected` for a number of seats that ``meta`` does not promise: ``error-seats``, or
    ``error-seats-exact`` where it promises a single one."""
    least, most = meta.seats
    if least <= seats <= most:
        return
    if least == most:
        raise Rejected("error-seats-exact", seats=seats, players=most)
    raise Rejected("error-seats", seats=seats, least=least, most=most)


def reveals(event: Any) -> bool:
    """Whether an event, or all events of a type, tell their seat something that it could not
    know before; false unless the type says so."""
    return bool(getattr(event, "reveals", False))


def discloses(event: Any) -> bool:
    """Whether an event, or all events of a type, tell others something that its seat alone knew;
    false unless the type says so."""
    return bool(getattr(event, "discloses", False))


def takes_back(action: Any) -> bool:
    """Whether an action, or all actions of a type, only take back a choice of their own seat;
    false unless the type says so."""
    return bool(getattr(action, "takes_back", False))


def is_secret(action: Any) -> bool:
    """Whether nobody but its own seat sees anything of an action, or of all actions of a type,
    until a reveal; false unless the type says so."""
    return bool(getattr(action, "secret", False))


@functools.cache
def _taking_back(game: AnyGame) -> frozenset[type]:
    return frozenset(kind for kind in game.actions if takes_back(kind))


def may_take_back(game: AnyGame) -> bool:
    """Whether there are such actions in ``game``."""
    return bool(_taking_back(game))


def onward(game: AnyGame, options: Sequence[A]) -> Sequence[A]:
    """Those ``options`` that lead on and do not take back: what bots choose among."""
    back = _taking_back(game)
    if not back:
        return options
    return [option for option in options if type(option) not in back]


def sees_as(game: AnyGame) -> Callable[[Any, Audience], Audience]:
    """Which audience has the same view of a state as another; itself unless the game knows."""
    known: Callable[[Any, Audience], Audience] = getattr(game, "sees_as", _as_itself)
    return known


def _as_itself(_: Any, audience: Audience) -> Audience:
    return audience


def words_of_event(event: Any) -> Message:
    """The message of an event: ``event-<tag>``, hyphens for underscores; fields as arguments."""
    fields = msgspec.structs.asdict(event)
    tag = str(type(event).__struct_config__.tag)
    return Message("event-" + tag.replace("_", "-"), fields)
