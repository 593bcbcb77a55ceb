"""Goals: bounds of the measurements of a run, or of ratios between them."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

Metrics: TypeAlias = dict[str, tuple[float, str]]
"""Value and unit by metric."""

Round: TypeAlias = Mapping[str, Metrics]
"""The measurements of one round, by name."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Bounds ``metric`` of ``name`` ("*" is every game).

    With ``over`` (another name) or ``over_metric`` it bounds the ratio to that measurement. Each
    round takes both, so that a slow moment of the machine slows both.
    """

    id: str
    name: str
    metric: str
    over: str | None = None
    over_metric: str | None = None
    least: float | None = None
    most: float | None = None


class Judged(msgspec.Struct, frozen=True):
    """A goal for one name, with the median over the rounds."""

    goal: Goal
    name: str
    value: float
    unit: str
    met: bool


def judge(goals: Iterable[Goal], games: Sequence[str], rounds: Sequence[Round]) -> list[Judged]:
    """Judges each goal for each of its names. Raises KeyError for a missing measurement."""
    return [
        _judge(goal, name, rounds)
        for goal in goals
        for name in (games if goal.name == "*" else [goal.name])
    ]


def _judge(goal: Goal, name: str, rounds: Sequence[Round]) -> Judged:
    value = statistics.median(_value(goal, name, each) for each in rounds)
    unit = rounds[0][name][goal.metric][1] if _is_plain(goal) else "times"
    met = (goal.least is None or value >= goal.least) and (goal.most is None or value <= goal.most)
    return Judged(goal, name, value, unit, met)


def _value(goal: Goal, name: str, measured: Round) -> float:
    value = measured[name][goal.metric][0]
    if _is_plain(goal):
        return value
    return value / measured[goal.over or name][goal.over_metric or goal.metric][0]


def _is_plain(goal: Goal) -> bool:
    return goal.over is None and goal.over_metric is None
