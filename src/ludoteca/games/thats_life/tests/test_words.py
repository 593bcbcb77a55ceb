"""Every message of the game exists in every language, and says what happened."""
# ruff: noqa: RUF001 - people read a true minus sign, not a hyphen

import functools
import re
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteca.core.game import Message, Rejected, words_of_event
from ludoteca.core.option_fields import option_fields
from ludoteca.games.thats_life.rules import GAME
from ludoteca.games.thats_life.types import MoveGuard, MovePiece
from ludoteca.i18n import LANGUAGES
from ludoteca.kit.words import words as kit_words
from ludoteca.testing.mixes import every_mix

MIXES = every_mix(GAME)

FOLDER = Path(__file__).parent.parent
SOURCES = {
    language: (FOLDER / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
    for language in LANGUAGES
}
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(source: str) -> dict[str, set[str]]:
    """Variables of each message."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = variables.names
    return found


# Not constants: each process that collects tests would parse them all.
@functools.cache
def own(language: str) -> dict[str, set[str]]:
    return messages(SOURCES[language])


@functools.cache
def all_messages(language: str) -> dict[str, set[str]]:
    return messages(kit_words(language)) | own(language)


@functools.cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(kit_words(language)))
    made.add_resource(FluentResource(SOURCES[language]), allow_overrides=True)
    return made


def say(text: Message, language: str = "en", you: int | None = None) -> str:
    """Formatted sentence, with the arguments that clients add; fails when one is missing."""
    args = dict(text.args)
    for name, value in text.args.items():
        if name.endswith("face"):
            args[name] = re.sub("^-", "−", str(value))
        if name == "seat" or name.endswith("_seat"):
            args[f"{name}_name"] = NAMES[int(value)]
            args[f"{name}_you"] = "yes" if value == you else "no"
    message = bundle(language).get_message(text.key)
    assert message.value is not None
    said, errors = bundle(language).format_pattern(message.value, args)
    assert not errors, (text, errors)
    assert "{" not in said
    assert "  " not in said
    assert said == said.strip()
    return str(said)


def say_everywhere(text: Message) -> None:
    for language, you in product(LANGUAGES, (None, *range(6))):
        say(text, language, you)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_arguments(language) -> None:
    assert own(language) == own("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_in_english(language) -> None:
    if language != "en":
        english, other = bundle("en"), bundle(language)
        for key, variables in all_messages("en").items():
            if not variables:
                value = other.get_message(key).value
                assert other.format_pattern(value) != english.format_pattern(
                    english.get_message(key).value
                ), key


@pytest.mark.parametrize("mix", range(0, len(MIXES), 5))
def test_every_table_can_be_told_in_every_language(random_table, mix) -> None:
    said: set[bytes] = set()

    def once(text: Message) -> None:
        shape = repr((text.key, sorted(text.args.items()))).encode()
        if shape not in said:
            said.add(shape)
            say_everywhere(text)

    for state, events in random_table(MIXES[mix], 2 + mix % 5, mix):
        for audience in (None, *range(len(state.pieces))):
            once(GAME.prompt(state, audience))
        for seat in GAME.to_act(state):
            for option in GAME.options(state, seat):
                once(GAME.describe(state, seat, option))
        for event in events:
            once(words_of_event(event))
        once(GAME.result(state).reason)


def test_every_event_has_words_that_use_its_fields() -> None:
    for event in GAME.events:
        key = "event-" + event.__struct_config__.tag.replace("_", "-")
        given = set(event.__struct_fields__)
        seats = {name for name in given if name == "seat" or name.endswith("_seat")}
        known = given | {f"{name}_{more}" for name in seats for more in ("name", "you")}

        assert all_messages("en")[key] <= known, key


def test_every_key_in_the_rules_has_words_and_every_word_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    literal = set(re.findall(r'"((?:error|result|prompt|choice)-[a-z-]+)"', sources))
    made = {
        *(f"prompt-move-{f}-{r}" for f, r in product(("piece", "figure"), ("yours", "theirs"))),
        *(f"prompt-{s}-{r}" for s, r in product(("gift", "steal"), ("yours", "theirs"))),
        "choice-gift",
        "choice-steal",
    }
    spoken = {key for key in own("en") if re.match("(error|result|prompt|choice)-", key)}

    assert spoken == (literal | made) - (all_messages("en").keys() - own("en").keys())


def test_every_setting_of_a_table_has_a_name_a_help_and_names_of_its_values() -> None:
    wanted = {"name", "blurb"}
    for field in option_fields(GAME):
        key = f"option-{field.name.replace('_', '-')}"
        values = {f"{key}-{value}".lower() for value in field.values}
        wanted |= {key, f"{key}-help"} | values
    found = {key for key in all_messages("en") if key.startswith("option-")}

    assert wanted <= set(all_messages("en"))
    assert found == {key for key in wanted if key.startswith("option-")}


def test_every_word_that_the_board_asks_for_exists() -> None:
    boards = "".join(
        path.read_text(encoding="utf-8")
        for pattern in ("*.svelte", "*.ts")
        for path in FOLDER.glob(pattern)
    )

    about = (FOLDER / "about" / "en.ftl").read_text(encoding="utf-8")
    known = {*all_messages("en"), *re.findall(r"^([a-z-]+) =", about, re.MULTILINE)}

    for key in re.findall(r"\bt\('([a-z-]+)'", boards):
        assert key in known, key


def test_a_reader_is_spoken_to_as_you(draw) -> None:
    moved, taken, rolled = (
        words_of_event(event) for event in draw("b5:r a1 p3 a2:b", die=2).move("b5").events
    )

    assert say(moved, you=0) == "You move a piece 2 steps from −5 to +3."
    assert say(moved, you=1) == "Ana moves a piece 2 steps from −5 to +3."
    assert say(taken) == "Ana takes −5."
    assert say(rolled, you=1) == "You roll a 1."
    assert say(taken, "es", you=0) == "Te quedas con −5."
    assert say(moved, "ko") == "Ana 님이 말을 −5 타일에서 +3 타일까지 2칸 옮겼어요."
    assert say(moved, "zh-Hant", you=0) == "你將一枚棋子從 −5 移動 2 步到 +3。"


def test_an_option_says_where_it_leads_and_what_it_takes(draw) -> None:
    given = draw("start:r b5:r a1 l1 x1:rb", die=2)

    said = [say(GAME.describe(given.state, 0, MovePiece(tile))) for tile in given.choices]

    assert said == [
        "Move a piece from Start, 2 steps, to −1",
        "Move a piece from −5, 2 steps, to a lucky tile; you take −5",
        "Move a piece from a Gift, 2 steps, to Finish",
    ]


def test_leaving_an_action_tile_is_announced(draw) -> None:
    given = draw("x1(steal):r a1 a2:b", die=1)

    text = GAME.describe(given.state, 0, MovePiece("x1"))

    assert say(text) == "Move a piece from a Steal, 1 step, to −1; you carry out the Steal"


def test_two_tiles_with_the_same_face_are_told_apart_by_their_place(draw) -> None:
    given = draw("a5:r* p1 b5:r* p2:b* p3", die=1)

    pieces = [say(GAME.describe(given.state, 0, MovePiece(tile))) for tile in ("a5", "b5")]
    guard = say(GAME.describe(given.state, 0, MoveGuard("p2")))

    assert pieces == [
        "Move a piece from −5 (tile 1), 1 step, to +1",
        "Move a piece from −5 (tile 3), 1 step, to +2",
    ]
    assert guard == "Move a guard from +2, 1 step, to +3"


def test_the_prompt_asks_the_active_player_and_tells_the_others(draw) -> None:
    given = draw("start:r a1:r b5:b", die=4)

    assert say(GAME.prompt(given.state, 0), you=0) == "Your turn: move a piece 4 steps."
    for audience in (1, None):
        said = say(GAME.prompt(given.state, audience))
        assert said == "Ana is choosing a piece to move 4 steps."


@pytest.mark.parametrize(
    ("drawing", "said"),
    [
        ("start:r b5:b", "Your turn: move your last piece 4 steps."),
        ("start:rr b5:b", "Your turn: move a piece 4 steps. They all stand together."),
    ],
)
def test_the_prompt_says_why_there_is_one_move_only(draw, drawing, said) -> None:
    assert say(GAME.prompt(draw(drawing, die=4).state, 0), you=0) == said


def test_guards_are_mentioned_when_one_can_be_moved(draw) -> None:
    possible = draw("start:r l1:b*")
    impossible = draw("start:r a1:b l1:*")

    assert GAME.prompt(possible.state, 0).key == "prompt-move-figure-yours"
    assert GAME.prompt(impossible.state, 0).key == "prompt-move-piece-yours"


def test_a_choice_of_player_names_what_changes_hands(draw) -> None:
    gift = draw("x1:r p1 a1:b a4:g", red="a7", blue="b3", green="a3").move("x1")
    steal = draw("x1(steal):r p1 a1:b a4:g", blue="l3", green="a3").move("x1")

    assert say(GAME.prompt(gift.state, 0)) == "Gift: choose who gets your −7."
    assert say(GAME.prompt(gift.state, 1)) == "Ana is choosing who gets the −7."
    assert say(GAME.prompt(steal.state, 0)) == "Steal: choose whose top tile you take."
    gifts = [GAME.describe(gift.state, 0, option) for option in GAME.options(gift.state, 0)]
    steals = [GAME.describe(steal.state, 0, option) for option in GAME.options(steal.state, 0)]
    assert [say(text) for text in gifts] == ["Give your −7 to Ben", "Give your −7 to Cleo"]
    assert [say(text) for text in steals] == [
        "Take the lucky tile from Ben",
        "Take the −3 from Cleo",
    ]


def test_a_refusal_can_be_said(draw) -> None:
    with pytest.raises(Rejected) as refused:
        draw("a5:b start:r").move("a5")

    text = Message(refused.value.code, refused.value.facts)
    assert say(text) == "You have no piece on this −5."


def test_results_say_how_the_table_was_won(draw) -> None:
    won = draw("a5:r", red="p8", die=6).move("a5")
    tied = draw("l1:r", red="p3", blue="p3", die=6).move("l1")
    shared = draw("start:r", red="p3", blue="a1 p4", die=6).move("start")

    assert say(GAME.result(won.state).reason) == "Ana wins with 3 points."
    assert (
        say(GAME.result(tied.state).reason, you=1)
        == "Tied on 3 points: you win with fewer lucky tiles (0)."
    )
    assert (
        say(GAME.result(shared.state).reason)
        == "2 players share the win: 3 points and no lucky tile each."
    )
