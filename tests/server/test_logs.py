"""Log lines contain only printable text."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

ODD = "a\x00b\x1b[2Jc\r\nd\x7fe\x9bf\u2028g\u202eh"

PROGRAM = f"""
import logging, structlog
from ludoteca.server.edge.logs.logs import configure_logs
from ludoteca.server.settings import current_settings

configure_logs(current_settings())
odd = {ODD!r}
structlog.get_logger().warning("an event " + odd, path=odd, several=[odd], of={{"it": odd}}, n=3)
logging.getLogger("uvicorn.error").warning("of a library %s", odd)
try:
    raise ValueError(odd)
except ValueError as error:
    structlog.get_logger().error("failed", exc_info=error)
    logging.getLogger("asyncio").exception("a library failed")
"""


def logged(form: str) -> str:
    surroundings = {"PATH": os.environ["PATH"], "LOG_FORMAT": form}
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=surroundings, capture_output=True, check=True
    )
    return ran.stderr.decode()


@pytest.mark.parametrize("form", ["console", "json"])
def test_the_log_has_no_control_characters(form: str) -> None:
    said = logged(form)

    assert all(one.isprintable() or one == "\n" for one in said)
    assert said.count("an event a") == 1
    assert re.search(r"\\(x1b|u001b)\[2J", said)


def test_no_line_of_a_traceback_can_be_taken_for_one_of_the_log() -> None:
    lines = logged("console").splitlines()

    assert [line for line in lines if not line.startswith("    ")] == [
        line for line in lines if re.match(r"\d{4}-\d\d-\d\dT", line)
    ]
    assert sum("ValueError: a" in line for line in lines) == 2


def test_a_log_for_machines_has_an_object_on_each_line() -> None:
    events = [json.loads(line) for line in logged("json").splitlines()]

    assert [event["level"] for event in events] == ["warning", "warning", "error", "error"]
    assert events[0]["path"] == ODD
    assert events[2]["exception"][0]["exc_value"] == ODD
