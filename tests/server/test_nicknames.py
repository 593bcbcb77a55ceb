"""The check of nicknames."""
# ruff: noqa: RUF001 - names are written as people read them

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.guests.joiners import JOINERS, belongs
from ludoteca.server.guests.nicknames import BOT_NAMES, LONGEST, nickname


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Zoë",
        "김민수",
        "小明",
        "O\u2019Neil",
        "Jean-Luc 2",
        "मीरा",
        "\u0410. Чехов",
        "R2-D2",
        "é",
    ],
)
def test_letters_of_any_script_are_welcome(name: str) -> None:
    assert nickname(name) == name


NAMES = {
    "Adlam": "𞤀𞤤𞤭𞥄",
    "Arabic": "فاطمة الزهراء",
    "Armenian": "Արամ Տէր\u058aՊետրոսյան",
    "Balinese": "ᬯᬬᬦ᭄",
    "Bengali": "র\u200d্যাচেল",
    "Bopomofo": "ㄒㄧㄠˇㄇㄧㄥˊ",
    "Canadian syllables": "ᐃᓄᒃᑎᑐᑦ",
    "Cherokee": "ᏎᏉᏯ",
    "Cyrillic": "Дмитрий",
    "Devanagari, in Marathi": "वर्\u200dहाडे",
    "Ethiopic": "አበበ",
    "Georgian": "ნინო",
    "Greek": "Ελένη",
    "Gujarati": "પ્રિયા",
    "Gurmukhi": "ਗੁਰਪ੍ਰੀਤ",
    "Han": "小明",
    "Hangul": "김민수",
    "Hebrew": "ג\u05f3ורג\u05f3",
    "Hiragana": "さくら",
    "Javanese": "ꦱꦸꦏꦂꦤꦺꦴ",
    "Kannada": "ರಾಜ್\u200cಕುಮಾರ್",
    "Katakana": "マリア\u30fbガルシア",
    "Khmer": "សុខា",
    "Lao": "ສົມສັກ",
    "Latin": "Nguyễn Ánh",
    "Malayalam": "അര്\u200dജുന്\u200d",
    "Meetei Mayek": "ꯃꯩꯇꯩ",
    "Mongolian": "ᠪᠠᠲᠤ",
    "Myanmar": "အောင်ဆန်း",
    "N'Ko": "ߝߊ߬ߕߎ߬",
    "Odia": "ସୁଭାଷ",
    "Ol Chiki": "ᱥᱟᱱᱛᱟᱲ",
    "Persian": "علی\u200cرضا",
    "Sinhala": "ශ්\u200dරී",
    "Syriac": "ܡܪܝܡ",
    "Tamil": "தமிழ்செல்வி",
    "Telugu": "రాజ్\u200cకుమార్",
    "Thaana": "އަޙްމަދު",
    "Thai": "สุภาพร",
    "Tibetan": "བསྟན\u0f0bའཛིན",
    "Tifinagh": "ⴰⵎⴰⵣⵉⵖ",
}


@pytest.mark.parametrize("script", NAMES)
def test_people_have_the_names_of_their_scripts(script: str) -> None:
    assert nickname(NAMES[script]) == unicodedata.normalize("NFC", NAMES[script])


@pytest.mark.parametrize(
    "name",
    [
        *("An\u200dna", "An\u200cna", "Anna\u200d", "\u200dAnna", "小\u200d明", "김\u200c민수"),
        *("علی\u200dرضا", "رضا\u200cعلی", "علی\u200c", "علی\u200c\u200cرضا"),
        *("ශ්\u200d\u200dරී", "ශ\u200dරී", "র\u200dা", "a\u200d্য"),
        "क" + "\u094d\u200d" * 8,
    ],
)
def test_a_joiner_that_nobody_sees_is_refused(name: str) -> None:
    with pytest.raises(Problem, match="error-name-characters"):
        nickname(name)


def test_a_nickname_is_tidied_up() -> None:
    assert nickname("  Anna \n Maria\t") == "Anna Maria"
    assert nickname("Zoe\u0308") == "Zo\u00eb"


@pytest.mark.parametrize("name", ["", "   ", "...", "-", "\u0301"])
def test_a_nickname_has_a_letter_or_a_digit(name: str) -> None:
    with pytest.raises(Problem, match="error-name-empty"):
        nickname(name)


def test_a_nickname_has_at_most_24_characters() -> None:
    assert nickname("x" * 24) == "x" * 24
    with pytest.raises(Problem, match="error-name-too-long"):
        nickname("x" * 25)


@pytest.mark.parametrize(
    "name",
    [
        "a\x00b",
        "a\u202eb",
        "a\u200bb",
        "a\u2066b",
        "a\u00adb",
        "a\ufeffb",
        "a\ue000b",
        "a\x7fb",
        "<b>",
        "\u2705Anna",
    ],
)
def test_signs_that_hide_or_turn_text_are_refused(name: str) -> None:
    with pytest.raises(Problem, match="error-name-characters"):
        nickname(name)


@pytest.mark.parametrize(
    "name", ["bot", "Bot", "BOT 7", "b0t", "bot-3", "Bot Cleo", "B\u043et", "b\u00f6t", "🤖 Anna",
             "Cleo", "CLEO", "cleo 2", "Cl\u0435o", "\uff22ot"]
)  # fmt: skip
def test_people_do_not_look_like_bots(name: str) -> None:
    with pytest.raises(Problem, match="error-name-like-a-bot"):
        nickname(name)


@pytest.mark.parametrize("name", ["Bottas", "Abbot", "Robot fan", "Cleopatra"])
def test_names_that_only_contain_a_bot_are_fine(name: str) -> None:
    assert nickname(name) == name


def test_no_bot_could_be_a_guest() -> None:
    for name in BOT_NAMES:
        with pytest.raises(Problem, match="error-name-like-a-bot"):
            nickname(name)


@given(st.text(max_size=40))
def test_whatever_is_wished_is_a_tidy_name_or_a_problem(wish: str) -> None:
    try:
        name = nickname(wish)
    except Problem:
        return

    assert 1 <= len(name) <= LONGEST
    assert nickname(name) == name
    assert all(
        belongs(name, at) if one in JOINERS else one.isprintable() for at, one in enumerate(name)
    )


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Moderator",
            "admin",
            "ADMIN 2",
            "Adm1n",
            "a d m i n",
            "M.o.d",
            "m\u30fbo\u05f3d",
            "System",
            "Support1",
        ),
        *("\u0410dmin", "\u03b1dmin", "\u00c1dmin", "Ludoteca Team", "The Admin"),
        *("Moderador Juan", "Administraci\u00f3n", "Administracion", "Soporte"),
        *("관리자", "나는 운영자", "시 스 템", "系統", "管理員小明"),
    ],
)
def test_nobody_is_taken_for_the_house(name: str) -> None:
    with pytest.raises(Problem, match="error-name-reserved"):
        nickname(name)


@pytest.mark.parametrize(
    "name",
    ["System of a Down", "Madmin", "Modern", "Wwwilly", "Mr. Bean", "J.R.R. Tolkien", "小管"],
)
def test_names_that_only_begin_like_others_are_welcome(name: str) -> None:
    assert nickname(name) == name


@pytest.mark.parametrize(
    "name",
    ["www.evil-shop.com", "evil.com", "WWW Evil", "evil-shop.co.uk", "пример.рф", "a.b.shop.io"],
)
def test_a_link_is_no_name(name: str) -> None:
    with pytest.raises(Problem, match="error-name-link"):
        nickname(name)
