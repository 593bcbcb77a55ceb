"""The words of a title, asked whether they can say a text; for the checks of the contract."""

from __future__ import annotations

from collections.abc import Callable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteca.core.game import Text
from ludoteca.core.title import Title
from ludoteca.games import words
from ludoteca.words import FUNCTIONS, LANGUAGES


def spoken(title: Title) -> dict[str, Callable[[Text], str | None]]:
    """By language: says what is wrong with a text's words."""
    return {
        language: _speaker(bundle(title, language), messages(title, language))
        for language in LANGUAGES
    }


def bundle(title: Title, language: str) -> FluentBundle:
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    made.add_resource(FluentResource(words(title, language)))
    return made


def arguments(text: Text) -> dict[str, str | int]:
    """The arguments of a text and what clients add to its seats."""
    args: dict[str, str | int] = dict(text.args)
    for name in text.args:
        if name == "seat" or name.endswith("_seat"):
            args[f"{name}_name"] = f"Guest {text.args[name]}"
            args[f"{name}_you"] = "no"
    return args


def named_words(text: Text) -> dict[str, str]:
    """The arguments of a text that are keys of other messages."""
    return {name: str(key) for name, key in text.args.items() if name.endswith("_word")}


def say(made: FluentBundle, text: Text) -> tuple[str, list[Exception]]:
    """The sentence, with what went wrong in it, as a client would say it."""
    message = made.get_message(text.key)
    if message.value is None:
        return "", [ValueError("the message has no value")]
    args = arguments(text)
    for name, key in named_words(text).items():
        word = made.get_message(key).value
        args[name] = str(made.format_pattern(word)[0]) if word else key
    sentence, errors = made.format_pattern(message.value, args)
    return str(sentence), list(errors)


def _speaker(made: FluentBundle, written: dict[str, ast.Message]) -> Callable[[Text], str | None]:
    known: dict[tuple[str, frozenset[str]], str | None] = {}

    def complaint(text: Text) -> str | None:
        for key in named_words(text).values():
            if key not in written:
                return f"there is no message {key}"
        # What a message needs are its variables; values only choose between its variants.
        shape = (text.key, frozenset(text.args))
        if shape not in known:
            known[shape] = _complaint(made, written, text)
        return known[shape]

    return complaint


def _complaint(made: FluentBundle, written: dict[str, ast.Message], text: Text) -> str | None:
    if text.key not in written:
        return "there is no such message"
    unknown = variables(written[text.key]) - arguments(text).keys()
    if unknown:
        return f"nobody gives it {sorted(unknown)}"
    _, errors = say(made, text)
    return str(errors[0]) if errors else None


def messages(title: Title, language: str) -> dict[str, ast.Message]:
    """The messages of a language by id. Raises ValueError for what is not Fluent."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(words(title, language)).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{language}: not Fluent: {entry.content!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"{language}: {entry.id.name} is there twice")
            found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    """The names of the arguments that a message uses in any of its variants."""
    collector = _Variables()
    collector.visit(message)
    return collector.names


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)
