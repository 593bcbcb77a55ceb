"""Checks of diagrams."""

from __future__ import annotations

from ludoteca.core.contract.broken import Fault
from ludoteca.core.contract.position import Position
from ludoteca.core.diagram import WIDEST


def diagrams_fit_a_terminal(position: Position) -> None:
    """A diagram is text in lines that fit, without spaces at their ends, and the same each time."""
    game = position.game
    view = game.view(position.state, position.some_audience())
    drawn = game.diagram(view)
    if not isinstance(drawn, str) or not drawn.strip():
        raise Fault(f"the diagram is {drawn!r}")
    for line in drawn.split("\n"):
        if len(line) > WIDEST:
            raise Fault(f"a line of the diagram has more than {WIDEST} columns: {line!r}")
        if line != line.rstrip() or not line.isprintable():
            raise Fault(f"a line of the diagram ends in spaces, or cannot be printed: {line!r}")
    if game.diagram(view) != drawn:
        raise Fault("the diagram of a view is not the same twice")
