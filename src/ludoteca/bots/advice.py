"""Old name of `ludoteca.bots.hints`, kept for installed games."""

from __future__ import annotations

from ludoteca.bots.hints import Advice, Verdict, advise, verdicts

__all__ = ["Advice", "Verdict", "advise", "verdicts"]
