"""The translations of platform, server and games in every language, and their checker."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.titles import TITLES, is_together
from tools.check_words import areas, languages_beside_each_other

from ludoteca.core.game import Message
from ludoteca.core.title import Title
from ludoteca.games import words
from ludoteca.i18n import LANGUAGES, listed, say
from ludoteca.i18n.event_texts import Party, Translator
from ludoteca.i18n.josa import josa
from ludoteca.testing.fluent import read
from ludoteca.testing.translations import SAME, Area, check_words, game_area

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = json.loads((ROOT / "web/src/i18n/josa.json").read_text("utf-8"))
TOGETHER = [title for title in TITLES if is_together(title)]
AREAS = {area.name: area for area in areas()}
KOREAN = sorted(
    file
    for folder in ("src/ludoteca", "web/src")
    for pattern in ("ko.ftl", "ko.md", "ko/*.ftl")
    for file in (ROOT / folder).rglob(pattern)
)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ana", "Bo", "Cleo"], "Ana、Bo 和 Cleo"),
        (["Ana", "小明"], "Ana 和小明"),
        (["小明", "小華"], "小明和小華"),
        (["Ana"], "Ana"),
    ],
)
def test_a_latin_name_and_a_chinese_word_have_a_blank_between_them(
    names: list[str], said: str
) -> None:
    assert listed("zh-Hant", names) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "2 players"), ("es", "2 jugadores"), ("ko", "2명"), ("zh-Hant", "2 人")],
)
def test_one_number_of_players_is_no_range(language: str, said: str) -> None:
    facts: dict[str, str | int] = {"minutes_from": 10, "minutes_to": 20, "blurb": "Two stones."}

    assert say(language, "game-facts", least=0, most=2, **facts).startswith(said)
    assert say(language, "game-facts", least=2, most=4, **facts).count("2") == 2  # and in "20"


def test_every_language_is_in_every_place() -> None:
    assert languages_beside_each_other() == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_nothing_is_wrong_with_the_words(area: str, language: str) -> None:
    assert check_words(AREAS[area], language) == []


COUNTED = {
    "en": "players points turns moves games dice boxes areas floors roofs cards steps tables"
    " minutes seconds days weeks ways choices bots tiles districts circles seats entries",
    "es": "jugadores puntos turnos rondas jugadas partidas dados casillas zonas pisos tejados"
    " cartas pasos mesas minutos segundos días semanas maneras bots losetas distritos círculos"
    " asientos entradas números",
}
"""Nouns that may be counted, in languages with a singular."""

SEVERAL = {"winners", "most", "boxes", "weeks"}
"""Arguments that are never 1: winners who share a win, the largest allowed number, all boxes of a
sheet, the weeks of half a year."""

NEVER_ONE = {
    "result-stones",  # five stones take many turns
    "account-medal",  # the turns of the slowest medal
    "luck-sentence",  # with a decimal
    "luck-together",
    "review-looked",  # moves of a whole table
    "choice-take-all-back",  # one alone is taken back by another choice
}


@pytest.mark.parametrize("language", COUNTED)
def test_what_is_counted_has_a_form_for_one(language: str) -> None:
    files = [*(ROOT / "web/src/i18n" / language).glob("*.ftl")]
    files += (ROOT / "src/ludoteca").rglob(f"i18n/{language}.ftl")
    nouns = COUNTED[language].replace(" ", "|")
    counts = re.compile(rf"\{{ \$(?!\w*(?:_word|_name))(\w+) \}}\s+(?:\w+ )?(?:{nouns})\b")
    wrong = [
        f"{file.relative_to(ROOT)}: {message.partition(' =')[0]}: {found[0]}"
        for file in files
        for message in re.split(r"^(?=[a-z])", file.read_text("utf-8"), flags=re.MULTILINE)
        if message.partition(" =")[0] not in NEVER_ONE
        for found in counts.finditer(message)
        if found[1] not in SEVERAL and not re.search(rf"\${found[1]}\s*->", message)
    ]

    assert len(files) > 10
    assert wrong == []


@pytest.mark.parametrize("title", TOGETHER, ids=lambda title: title.meta.id)
def test_levels_tell_how_often_bots_win_them(title: Title) -> None:
    """The rates are the same in every language, and no level is easier than the one before."""

    def rates(language: str, level: str) -> list[int]:
        translator = Translator(language, words(title, language))
        said, wrong = translator.attempt(Message(f"preset-{level}-help"), Party(()))
        assert not wrong
        return [int(rate) for rate in re.findall(r"(\d+)\s?%", said)]

    told = {level: rates("en", level) for level in title.presets}

    assert len(told) > 1
    assert all(told.values()), told
    for easier, harder in itertools.pairwise(told.values()):
        assert all(more >= less for more, less in zip(easier, harder, strict=True))
        assert easier != harder
    for language in LANGUAGES:
        assert {level: rates(language, level) for level in title.presets} == told, language


@pytest.mark.parametrize(("word", "pair", "particle"), EXAMPLES)
def test_a_korean_particle_follows_the_sound_before_it(word: str, pair: str, particle: str) -> None:
    assert josa(word, pair) == particle


def double_particles(text: str) -> list[str]:
    """Particles written in both forms, as in 을(를), (으)로, 이/가."""
    chosen = re.sub(r"JOSA\([^()]*\)", "", text)
    forms = r"은|는|이|가|을|를|과|와|으|아|야|여"
    pairs = r"은/는|는/은|이/가|가/이|을/를|를/을|과/와|와/과|으로/로|이에요/예요"
    return re.findall(rf"[가-힣]?\((?:{forms})\)[가-힣]?|{pairs}", chosen)


@pytest.mark.parametrize("file", KOREAN, ids=lambda file: str(file.relative_to(ROOT)))
def test_korean_words_have_one_form_of_each_particle(file: Path) -> None:
    assert double_particles(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("{ $number }(으)로 돌려 놓기", ["(으)로"]),
        ("{ $name }(이)가", ["(이)가"]),
        ("카드을(를) 가져와요", ["을(를)"]),
        ("{ $card_word }을/를", ["을/를"]),
        ('{ $number }{ JOSA($number, "으로/로") } 돌려 놓기', []),
        ("봇({ $level })이 (나) 대신", []),
    ],
)
def test_particles_of_both_forms_are_found(text: str, found: list[str]) -> None:
    assert double_particles(text) == found


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., list[str]]:
    """Checks translations that are written for a test, by language tag."""

    def complaints(language: str, source: str = "", **texts: str) -> list[str]:
        (tmp_path / "source.ts").write_text(source)
        for tag, text in texts.items():
            (tmp_path / f"{tag}.ftl").write_text(text)
        return check_words(Area("test", tmp_path, "{}.ftl", ("source.ts",)), language)

    return complaints


Written = Callable[..., list[str]]


def test_missing_and_superfluous_messages_are_found(written: Written) -> None:
    found = written("es", en="one = One word\ntwo = Two words", es="two = Dos palabras\nsix = Seis")

    assert found == ["one: missing", "six: English has no such message"]


def test_a_game_may_say_words_of_the_kit_in_its_own_way(tmp_path: Path) -> None:
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n/en.ftl").write_text("prompt-over = The tours are over.\nprompt-other = So.")

    assert check_words(game_area(tmp_path), "en") == ["prompt-other: is not used"]


def test_unused_messages_are_found(written: Written) -> None:
    source = "t('one'); t(`level-${level}`); t(`${which}-help`)"

    found = written("en", source, en="one = 1\ntwo = 2\nlevel-easy = e\nseat-help = h")

    assert found == ["two: is not used"]


def test_arguments_must_fit(written: Written) -> None:
    found = written("es", en="who = It is { $name }", es="who = Es { $nombre }")

    assert found == ["who: does not use $name", "who: unknown argument $nombre"]


def test_sentences_that_are_still_english_are_found_unless_excused(
    written: Written, tmp_path: Path
) -> None:
    texts = {"en": "bots = Bots\nhello = Hello", "es": "bots = Bots\nhello = Hola"}
    assert written("es", **texts) == ["bots: still English"]

    (tmp_path / SAME).write_text("es bots  # a Spanish word, too\n")
    assert written("es", **texts) == []

    (tmp_path / SAME).write_text("es hello  # no longer\nes bots  # too\n")
    assert written("es", **texts) == ["hello: is not needed in same_in_english.txt"]

    (tmp_path / SAME).write_text("es bots\n")
    with pytest.raises(ValueError, match="no reason"):
        written("es", **texts)


def plural(*forms: str) -> str:
    rest = "\n".join(f"    [{form}] x {form}" for form in forms)
    return f"n = {{ $n ->\n{rest}\n   *[other] {{ $n }} things\n}}"


def test_a_language_has_the_plural_forms_that_it_needs_and_no_others(written: Written) -> None:
    one, none = plural("one"), "n = { $n ->\n   [0] no\n  *[other] { $n } things\n}"

    assert written("pl", en=one, pl=plural("one").replace("things", "rzeczy")) == [
        "n: the plural form [few] is missing",
        "n: the plural form [many] is missing",
    ]
    assert written("ko", en=one, ko=one.replace("things", "개")) == [
        "n: no number has the plural form [one]"
    ]
    assert written("ko", en=none, ko=none.replace("things", "개")) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{ $name }이 이겼습니다", 'w: 이 follows any name or number: use JOSA($…, "이/가")'),
        ("{ $name }을(를) 고르세요", "w: has 을(를) where JOSA could choose"),
        ("{ $name -> \n    [a] 말\n   *[b] 나무\n }를 고르세요", "w: 를 does not fit after 말"),
        ("{ $name -> \n    [a] 말\n   *[b] 타일\n }을 고르세요", None),
        ('{ $name }{ JOSA($name, "이/가") } 이겼습니다', None),
        ("{ $name } 님이 이겼습니다", None),
        ("{ $name }가지 방법", None),
    ],
)
def test_particles_fit_every_possible_text_before_them(
    written: Written, text: str, complaint: str | None
) -> None:
    found = written("ko", "t('w')", en="w = { $name } won", ko=f"w =\n    {text}")

    assert set(found) == ({complaint} if complaint else set())


def test_the_words_for_tests_are_fluent() -> None:
    complaints: list[str] = []

    read(plural("one", "few"), complaints)

    assert complaints == []


def test_titles_of_pages_isolate_names_from_right_to_left() -> None:
    lea = "\u05dc\u05d0\u05d4"
    isolated = f"\N{FIRST STRONG ISOLATE}{lea}\N{POP DIRECTIONAL ISOLATE}"

    assert listed("en", ["Ana", lea]) == f"Ana and {isolated}"
    assert (
        say("en", "invite-title", name=lea, game="On Tour") == f"{isolated} invites you to On Tour"
    )
    assert say("en", "invite-title", name="Ana", game="On Tour") == "Ana invites you to On Tour"
    once = say("en", "over-title-alone", people=listed("en", [lea]), game="On Tour")
    assert once == f"{isolated} has played On Tour"
