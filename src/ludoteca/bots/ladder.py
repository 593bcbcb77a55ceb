"""Old name of `ludoteca.bots.match`, kept for installed games."""

from __future__ import annotations

from ludoteca.bots.match import Even, LevelResult, Match, MatchResult

Ladder = MatchResult
Rung = LevelResult


class Contest(Match):
    """A `Match` with the old name of `Match.result`."""

    def ladder(self, planned: int) -> MatchResult:
        return self.result(planned)


__all__ = ["Contest", "Even", "Ladder", "Rung"]
