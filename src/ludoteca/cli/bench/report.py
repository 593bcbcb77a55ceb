"""Reports of benchmarks: measurements with their units, and the machine."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping
from pathlib import Path

import msgspec

from ludoteca import __version__


class Measurement(msgspec.Struct, frozen=True):
    """A measurement. ``name`` is its subject, such as a game's id; ``metric`` its quantity."""

    name: str
    metric: str
    value: float
    unit: str


class Report(msgspec.Struct, frozen=True):
    bench: str
    machine: dict[str, str | int]
    versions: dict[str, str]
    results: list[Measurement]


def report(bench: str, results: list[Measurement], further: Mapping[str, str] = {}) -> Report:
    """Makes a report; ``further`` are versions of other measured programs."""
    return Report(bench, machine(), {**versions(), **further}, results)


def machine() -> dict[str, str | int]:
    return {
        "system": platform.system(),
        "architecture": platform.machine(),
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1,
    }


def _processor() -> str:
    """The name of the processor model, if the system has it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def versions() -> dict[str, str]:
    return {
        "ludoteca": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "msgspec": msgspec.__version__,
    }
