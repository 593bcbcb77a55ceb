"""docs/fair-dice.md agrees with the code, and so does the checker beside it."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.core.tables import FAIR, SECRET, played, played_by_people, sealed_again, with_entry

from ludoteca.core.codec import encode
from ludoteca.core.draws.fair import Draw, Entropy, Fair, FairChance, canonical, commitment_of
from ludoteca.core.records.record import Record, proved

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES: list[dict[str, Any]] = [
    json.loads(block)
    for block in re.findall(
        r"^```json\n(.*?)^```", (DOCS / "fair-dice.md").read_text(encoding="utf-8"), re.M | re.S
    )
]
RECORD = played_by_people("1/1", seats=4, rounds=3, tie="lot")


def test_three_examples_are_worked_and_one_throws_a_value_away() -> None:
    assert [len(example["draws"]) for example in EXAMPLES] == [1, 1, 2]


@pytest.mark.parametrize("example", EXAMPLES, ids=["die", "tile", "thrown away"])
def test_an_example_is_what_we_draw(example: dict[str, Any]) -> None:
    secret = bytes.fromhex(example["secret"])
    fair = Fair(
        table=example["table"],
        commitment=example["commitment"],
        entropies=msgspec.convert(example["entropies"], tuple[Entropy, ...]),
    )
    chance = FairChance(secret, fair, example["k"])

    outcome = chance.below(example["n"])

    assert commitment_of(secret) == example["commitment"]
    assert outcome == example["outcome"]
    assert chance.next == example["k"] + len(example["draws"])


@pytest.mark.parametrize("example", EXAMPLES, ids=["die", "tile", "thrown away"])
def test_an_example_shows_each_step(example: dict[str, Any]) -> None:
    entropies = msgspec.convert(example["entropies"], tuple[Entropy, ...])
    limit = 2**64 - 2**64 % example["n"]
    *thrown_away, taken = example["draws"]

    for k, draw in enumerate(example["draws"], start=example["k"]):
        message = canonical(example["table"], entropies, k)
        digest = hmac.digest(bytes.fromhex(example["secret"]), message, hashlib.sha256)
        assert message.decode() == draw["message"]
        assert digest.hex() == draw["digest"]
        assert int(draw["digest"][:16], 16) == int(draw["value"])
    assert all(int(draw["value"]) >= limit for draw in thrown_away)
    assert int(taken["value"]) < limit
    assert int(taken["value"]) % example["n"] == example["outcome"]


# ---- the checker in JavaScript ---------------------------------------------------------------


def node() -> str:
    """The Node that the client is built with, or the one on the path."""
    ours = Path(__file__).parents[2] / ".venv" / ".node"
    places = f"{ours.read_text().strip() if ours.exists() else ''}:{os.environ['PATH']}"
    found = shutil.which("node", path=places)
    assert found, "Node is missing: `make test` brings one"
    return found


def checked(file: Path, *lines: bytes) -> subprocess.CompletedProcess[str]:
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    return subprocess.run(
        [node(), str(DOCS / "check-dice.js"), str(file)],
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_checker_agrees_with_a_record(tmp_path: Path) -> None:
    nobody = played_by_people(fair=msgspec.structs.replace(FAIR, entropies=()))

    then = checked(tmp_path / "records.jsonl", encode(RECORD), encode(nobody))

    assert (then.returncode, then.stderr) == (0, "")
    one, other = [json.loads(line) for line in then.stdout.splitlines()]
    assert one["commitment"] == FAIR.commitment
    assert one["entropies"] == [msgspec.to_builtins(entropy) for entropy in FAIR.entropies]
    assert one["draws"] == sum(len(entry.tape) for entry in RECORD.entries)
    assert other["entropies"] == []


def first_roll() -> int:
    return next(entry.n for entry in RECORD.entries[1:] if entry.tape)


def other_outcome() -> dict[str, Any]:
    entry = RECORD.entries[first_roll()]
    return with_entry(RECORD, entry.n, tape=((entry.tape[0] + 1) % 2, *entry.tape[1:]))


def later_number() -> dict[str, Any]:
    """A forgery in which the server repeated a roll."""
    entry = RECORD.entries[first_roll()]
    first = entry.draws[0]
    skipped = Draw(first.k + 1, first.n)
    value = FairChance(SECRET, FAIR, skipped.k).below(skipped.n)
    return with_entry(
        RECORD, entry.n, tape=(value, *entry.tape[1:]), draws=(skipped, *entry.draws[1:])
    )


def number_used_before() -> dict[str, Any]:
    entry = RECORD.entries[first_roll()]
    n = entry.draws[0].n
    value = FairChance(SECRET, FAIR, 0).below(n)
    return with_entry(
        RECORD, entry.n, tape=(value, *entry.tape[1:]), draws=(Draw(0, n), *entry.draws[1:])
    )


def hidden_draw() -> dict[str, Any]:
    return with_entry(RECORD, first_roll(), draws=())


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (other_outcome(), r"entry \d+: draw \d+ is \d+, not \d+"),
        (later_number(), r"draw \d+ was left out"),
        (number_used_before(), r"entry \d+: draw 0 was used before"),
        (hidden_draw(), r"entry \d+: draws and tape do not match"),
        ({"chance": proved(FAIR, bytes(32))}, "the secret is not the promised one"),
        (
            {"chance": proved(msgspec.structs.replace(FAIR, entropies=()), SECRET)},
            "entry 0 says otherwise",
        ),
        ({"chance": played().chance}, "these draws are not proved"),
    ],
    ids=["outcome", "thrown again", "used before", "hidden", "secret", "entropies", "seeded"],
)
def test_the_checker_finds_a_forgery(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    forged: Record = msgspec.json.decode(sealed_again(RECORD, **changes), type=Record)

    then = checked(tmp_path / "records.jsonl", encode(forged))

    assert then.returncode == 1
    assert re.fullmatch(said + "\n", then.stderr)


def test_a_sceptic_can_read_the_checker_at_a_glance() -> None:
    source = (DOCS / "check-dice.js").read_text(encoding="utf-8")
    checker = source[source.index("globalThis.checkDice") : source.index("if (globalThis.process")]

    assert len(checker.splitlines()) <= 40
    assert "import " not in checker


def test_the_record_that_the_client_is_tested_with_is_one_of_ours() -> None:
    line = (Path(__file__).parent / "fixtures" / "proved.jsonl").read_bytes()

    assert line == encode(played_by_people("1/1", seats=3, rounds=2, tie="lot")) + b"\n"
