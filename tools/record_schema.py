"""Writes the JSON Schema of records into docs/schema, from the types that read and write them.

Run it after a change to those types: ``.venv/bin/python tools/record_schema.py``; a test says
when it was forgotten.
"""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core.records.record import Record

TARGET = Path(__file__).parent.parent / "docs" / "schema" / "record.schema.json"


def schema() -> str:
    """The schema as it should be in the file."""
    made: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A record of Ludoteca, one line of a file of records",
        **msgspec.json.schema(Record),
    }
    for kind in made["$defs"].values():
        kind["description"] = inspect.cleandoc(kind["description"])
    return json.dumps(made, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(schema(), encoding="utf-8")
