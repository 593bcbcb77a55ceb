"""Messages of games are translated in Python as in the client."""

from __future__ import annotations

import pytest

from ludoteca.core.game import Fact, Message
from ludoteca.i18n.event_texts import Party, Translator

PARTY = Party(("Ana", "Ben"), reader=1)
LAYLA = "\u0644\u064a\u0644\u0649"


@pytest.mark.parametrize(
    ("source", "args", "said"),
    [
        ("it is { $seat_name } to move", {"seat": 0}, "it is Ana to move"),
        ("{ $seat_you ->\n [yes] you\n *[no] they\n } win", {"seat": 1}, "you win"),
        ("{ $to_seat_name } gets it", {"to_seat": 0}, "Ana gets it"),
        ("seat { $seat_name }", {"seat": 7}, "seat 8"),
        ("{ $points } points", {"points": -1234}, "\N{MINUS SIGN}1,234 points"),
        ("{ $n ->\n [-1] minus one\n *[other] { $n }\n }", {"n": -1}, "minus one"),
        ("tile { $from_face }", {"from_face": "-5"}, "tile \N{MINUS SIGN}5"),
        ("in { $area_word }", {"area_word": "ohio"}, "in Ohio"),
        ("in { $area_word }", {"area_word": "nowhere"}, "in nowhere"),
    ],
)
def test_a_sentence_is_said_as_in_the_client(source: str, args: dict[str, Fact], said: str) -> None:
    translator = Translator("en", f"ohio = Ohio\nit =\n    {source}")

    assert translator.attempt(Message("it", args), PARTY) == (said, [])


def test_korean_particles_follow_the_name() -> None:
    translator = Translator("ko", 'it = { $seat_name }{ JOSA($seat_name, "이/가") } 이겼습니다')

    assert translator.say(Message("it", {"seat": 0}), Party(("철민",))) == "철민이 이겼습니다"


def test_a_name_from_right_to_left_does_not_turn_around_what_stands_beside_it() -> None:
    translator = Translator("ko", "it = { $rank }위 { $seat_name }, { $points }점")

    said = translator.say(Message("it", {"rank": 1, "seat": 0, "points": 27}), Party((LAYLA,)))

    assert said == f"1위 \N{FIRST STRONG ISOLATE}{LAYLA}\N{POP DIRECTIONAL ISOLATE}, 27점"


def test_a_missing_message_is_shown_by_its_key() -> None:
    said, errors = Translator("en", "it = hm").attempt(Message("that"), PARTY)

    assert said == "that"
    assert errors
