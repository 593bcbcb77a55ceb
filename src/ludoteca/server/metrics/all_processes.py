"""Metrics of all processes on one address, whichever process answers.

`ludoteca serve --workers` names a directory into which each of its processes writes its metrics.
Counters of an ended process stay, so that no sum decreases; gauges are of live processes only.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Final

from prometheus_client import CollectorRegistry, multiprocess

DIRECTORY: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable by which prometheus_client finds that directory."""


class _AllProcesses:
    """A collector of all processes' metrics, with the label ``process`` in place of ``pid``."""

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
    """The registry to export: ``own`` if this process is alone on its address."""
    if DIRECTORY not in os.environ:
        return own
    registry = CollectorRegistry()
    registry.register(_AllProcesses())
    return registry
