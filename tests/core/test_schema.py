from __future__ import annotations

from tools.record_schema import TARGET, schema


def test_the_documented_schema_of_records_is_the_one_of_the_types() -> None:
    assert TARGET.read_text(encoding="utf-8") == schema(), "run tools/record_schema.py"
