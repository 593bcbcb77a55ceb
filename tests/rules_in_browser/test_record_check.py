"""A record is verified some entries at a time, with the same results as `verify`."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given as for_all
from hypothesis import strategies as any_
from tests.core.tables import TOY, TOYS, played, played_by_people, sealed_again, with_entry

from ludoteca.browser import worker_api
from ludoteca.browser.protocol import Report
from ludoteca.browser.record_check import LONGEST, RecordCheck
from ludoteca.core.codec import encode
from ludoteca.core.game import Audience
from ludoteca.core.replay.replay_view import ReplayView
from ludoteca.core.replay.replayer import Replayer

RECORD = played("1/1", seats=3, rounds=3, tie="lot")
LINE = encode(RECORD)
DRAWS = sum(len(entry.tape) for entry in RECORD.entries)


def checked(line: bytes, at_once: int = 3, **wishes: Any) -> list[Report]:
    """All reports to the last."""
    checking = RecordCheck(line, TOYS, **wishes)
    reports = [checking.go(at_once)]
    while not reports[-1].done:
        reports.append(checking.go(at_once))
    return reports


@pytest.mark.parametrize("at_once", [1, 3, 10_000])
def test_a_record_that_is_right_is_right_in_whatever_steps(at_once: int) -> None:
    reports = checked(LINE, at_once)

    last = reports[-1]
    assert last.head is not None
    assert (last.head.game, last.head.by) == ("sealed-bids", "seed")
    assert last.difference is None
    assert (last.entries, last.draws) == (len(RECORD.entries), DRAWS)
    assert len(reports) == -(-len(RECORD.entries) // at_once)
    assert all(not report.frames for report in reports)


def test_a_proved_record_says_that_its_draws_follow_from_a_secret() -> None:
    head = checked(encode(played_by_people("1/1")))[-1].head

    assert head is not None
    assert head.by == "secret"


def test_what_is_wrong_is_told_with_its_entry_and_what_was_right_before_it() -> None:
    n = next(entry.n for entry in RECORD.entries[4:] if entry.tape)
    entry = RECORD.entries[n]
    other = ((entry.tape[0] + 1) % 2, *entry.tape[1:])

    last = checked(sealed_again(RECORD, **with_entry(RECORD, n, tape=other)))[-1]

    assert last.difference is not None
    assert (last.difference.entry, last.difference.code) == (n, "draw")
    assert last.difference.facts == {"at": 1, "found": other[0], "expected": entry.tape[0]}
    assert last.entries == n


def test_why_the_rules_refuse_is_told_in_the_words_of_the_game() -> None:
    body = msgspec.Raw(b'{"type":"bid","coins":99}')

    difference = checked(sealed_again(RECORD, **with_entry(RECORD, 1, body=body)))[-1].difference

    assert difference is not None
    assert difference.code == "refused"
    assert difference.refusal is not None
    assert difference.refusal.key == "error-too-many-coins"


def test_a_result_that_did_not_happen_is_found_after_the_last_entry() -> None:
    scores = (99, *RECORD.result.scores[1:])
    claimed = msgspec.structs.replace(RECORD.result, scores=scores)

    last = checked(sealed_again(RECORD, result=claimed))[-1]

    assert last.entries == len(RECORD.entries)
    assert last.difference is not None
    assert (last.difference.entry, last.difference.field) == (None, "result")


@pytest.mark.parametrize(("version", "code"), [(2, "newer-rules"), (0, "older-rules")])
def test_rules_of_another_version_are_told_from_each_other(version: int, code: str) -> None:
    last = checked(sealed_again(RECORD, rules=version))[-1]

    assert last.difference is not None
    assert (last.difference.field, last.difference.code) == ("rules", code)
    assert last.difference.facts == {"found": version, "here": 1}
    assert last.head is not None  # who played is known all the same


@for_all(any_.binary(max_size=400))
def test_garbage_is_reported(line: bytes) -> None:
    last = checked(line)[-1]

    assert last.head is None
    assert last.difference is not None


def test_a_line_without_end_is_not_read() -> None:
    last = checked(b" " * (LONGEST + 1))[-1]

    assert last.difference is not None
    assert last.difference.code == "too-long"


@pytest.mark.parametrize("audience", [None, 0, 2])
def test_a_replay_shows_what_its_audience_saw(audience: Audience) -> None:
    replayer, view = Replayer(TOY), ReplayView(TOY, audience)
    advances = [replayer.step(entry) for entry in RECORD.entries]
    expected = [frame for advance in advances if (frame := view.frame(advance))]

    reports = checked(LINE, replayed=True, audience=audience)

    assert [frame for report in reports for frame in report.frames] == expected
    assert reports[-1].secrets  # purses are secret


def test_a_replay_ends_where_the_record_goes_wrong() -> None:
    body = msgspec.Raw(b'{"type":"bid","coins":99}')

    reports = checked(sealed_again(RECORD, **with_entry(RECORD, 4, body=body)), replayed=True)

    assert max(frame.n for report in reports for frame in report.frames) <= 3


def test_the_worker_api_takes_bytes_and_returns_json() -> None:
    go = worker_api.check(memoryview(b"nonsense"))

    report = json.loads(go(5))

    assert report["done"]
    assert report["difference"]["field"] == "line"
