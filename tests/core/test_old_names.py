"""Modules that were renamed can still be imported by installed games under their old names."""

from __future__ import annotations

import importlib

import pytest


@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        ("core.hints", "core.knowledge", "Knowledge Prospects Value ValueHint"),
    ],
)
def test_an_old_import_finds_the_same_things(old: str, new: str, names: str) -> None:
    before, now = (importlib.import_module(f"ludoteca.{name}") for name in (old, new))

    assert [getattr(before, name) for name in names.split()] == [
        getattr(now, name) for name in names.split()
    ]
