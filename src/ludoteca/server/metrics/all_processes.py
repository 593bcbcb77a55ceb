"""The figures of all processes that accept from one address, whichever of them answers.

`ludoteca serve --workers` names a directory in which each of its processes writes its own. What one
has counted stays when it ends, so that no sum goes back; a gauge is of one process that lives.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Final

from prometheus_client import CollectorRegistry, multiprocess

DIRECTORY: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable of the environment by which prometheus_client knows that directory."""


class _OfAll:
    """A collector that calls processes by the name that we document."""

    def __init__(self) -> None:
        self._files: Any = multiprocess.MultiProcessCollector(None)  # type: ignore[no-untyped-call]

    def collect(self) -> Iterator[Any]:
        for metric in self._files.collect():
            metric.samples = [
                sample._replace(labels=_named(sample.labels)) for sample in metric.samples
            ]
            yield metric


def _named(labels: dict[str, str]) -> dict[str, str]:
    return {"process" if name == "pid" else name: value for name, value in labels.items()}


def registry_of_all(own: CollectorRegistry) -> CollectorRegistry:
    """What is told: ``own``, where this process is alone on its address."""
    if DIRECTORY not in os.environ:
        return own
    registry = CollectorRegistry()
    registry.register(_OfAll())
    return registry
