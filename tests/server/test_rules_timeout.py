"""One timer looks at every call into rules, and at nothing else."""

from __future__ import annotations

import subprocess
import sys

ALARM = (
    "from ludoteca.server.tables.log.rules_timeout import Alarm, RulesBroke; alarm = Alarm(0.2)\n"
)


def run(program: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: the timer is of the whole process."""
    return subprocess.run(
        [sys.executable, "-c", ALARM + program],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_call_that_hangs_is_ended_and_the_next_has_all_its_time() -> None:
    done = run(
        "import time\n"
        "def work(seconds):\n"
        "    until = time.process_time() + seconds\n"
        "    while time.process_time() < until: pass\n"
        "for seconds in (0.1, 60, 0.1, 60):\n"
        "    try:\n"
        "        with alarm.guard(): work(seconds)\n"
        "        print('done')\n"
        "    except RulesBroke: print('broke')\n"
        "work(0.5)\n"
        "print('nobody looks at what is no call')\n"
    )

    assert done.stdout.splitlines() == [
        "done",
        "broke",
        "done",
        "broke",
        "nobody looks at what is no call",
    ]


def test_rules_that_catch_everything_are_ended_too() -> None:
    done = run(
        "try:\n"
        "    with alarm.guard():\n"
        "        while True:\n"
        "            try: sum(range(1000))\n"
        "            except Exception: pass\n"
        "except RulesBroke: print('broke')\n"
    )

    assert done.stdout == "broke\n"


def test_a_process_that_takes_its_time_to_end_is_not_killed_by_a_tick() -> None:
    """Python forgets whom to call for a signal before it has ended."""
    done = run(
        "import sys, time\n"
        "class Last:\n"
        "    def __del__(self, clock=time.process_time):\n"
        "        until = clock() + 0.3\n"
        "        while clock() < until: pass\n"
        "sys.last = Last()\n"
    )

    assert (done.returncode, done.stderr) == (0, "")
