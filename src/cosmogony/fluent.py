"""Project Fluent messages put into words, for the languages we speak.

``fluent.syntax`` reads the messages; what is left is to fill them: arguments, other messages, terms, and choices by
number or word. The usual library for that brings the calendars, currencies and time zones of the whole world along,
thirty times the size of our games; we need plurals and the separators of thousands. Functions are not known here.
"""

from collections.abc import Callable, Mapping

from fluent.syntax import FluentParser, ast

from cosmogony.core.errors import TextError

Value = str | int
Entry = ast.Message | ast.Term
Find = Callable[[str], Entry | None]
"""Finds a message by its name, or a term by its name with a hyphen before it."""
SEPARATORS = {"en": ",", "de": ".", "it": "."}
"""What stands between thousands."""


def parse(text: str) -> Entry | None:
    """Read one message or term; None where the text is none."""
    found = FluentParser(with_spans=False).parse_entry(text)
    return found if isinstance(found, Entry) else None


def plural(number: int, lang: str) -> str:
    """Return the form that a language uses with a whole number."""
    if abs(number) == 1:
        return "one"
    millions = lang == "it" and number != 0 and number % 1_000_000 == 0
    return "many" if millions else "other"


def shown(value: Value, lang: str) -> str:
    """Write a value as a language does."""
    return value if isinstance(value, str) else f"{value:,}".replace(",", SEPARATORS[lang])


class Speaker:
    """Puts messages of one language into words."""

    def __init__(self, lang: str, find: Find) -> None:
        self.lang = lang
        self.find = find

    def say(self, pattern: ast.Pattern, args: Mapping[str, Value], within: tuple[str, ...] = ()) -> str:
        """Fill a pattern; ``within`` names what is being said around it, for the faults and against circles."""
        return "".join(self._part(element, args, within) for element in pattern.elements)

    def _part(self, element: object, args: Mapping[str, Value], within: tuple[str, ...]) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        if isinstance(element, ast.Placeable):
            return self._part(element.expression, args, within)
        if isinstance(element, ast.SelectExpression):
            return self.say(self._chosen(element, args, within), args, within)
        return shown(self._value(element, args, within), self.lang)

    def _value(self, expression: object, args: Mapping[str, Value], within: tuple[str, ...]) -> Value:
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return _number(expression)
        if isinstance(expression, ast.VariableReference):
            if expression.id.name not in args and not _in_term(within):
                raise TextError(f"no argument ${expression.id.name}")
            return args.get(expression.id.name, "")
        if isinstance(expression, ast.MessageReference):
            return self._refer(expression.id.name, expression.attribute, args, within)
        if isinstance(expression, ast.TermReference):
            return self._refer(f"-{expression.id.name}", expression.attribute, _named(expression, self), within)
        raise TextError(f"{type(expression).__name__} is not known here")

    def _refer(
        self, name: str, attribute: ast.Identifier | None, args: Mapping[str, Value], within: tuple[str, ...]
    ) -> str:
        entry = self.find(name)
        pattern = _pattern(entry, attribute) if entry is not None else None
        if pattern is None:
            raise TextError(f'it refers to "{name}", which says nothing')
        if name in within:
            raise TextError(f'"{name}" refers to itself')
        return self.say(pattern, args, (*within, name))

    def _chosen(self, select: ast.SelectExpression, args: Mapping[str, Value], within: tuple[str, ...]) -> ast.Pattern:
        value = self._value(select.selector, args, within)
        fitting = (variant.value for variant in select.variants if self._fits(variant.key, value))
        return next(fitting, next(variant.value for variant in select.variants if variant.default))

    def _fits(self, key: ast.Identifier | ast.NumberLiteral, value: Value) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return value == _number(key)
        return key.name == (value if isinstance(value, str) else plural(value, self.lang))


def _in_term(within: tuple[str, ...]) -> bool:
    """Say whether a term is being said: it chooses its default where it is given nothing."""
    return bool(within) and within[-1].startswith("-")


def _pattern(entry: Entry, attribute: ast.Identifier | None) -> ast.Pattern | None:
    if attribute is None:
        return entry.value
    return next((one.value for one in entry.attributes if one.id.name == attribute.name), None)


def _named(term: ast.TermReference, speaker: Speaker) -> dict[str, Value]:
    """Return what is given to a term: it sees nothing else."""
    given = term.arguments.named if term.arguments else []
    return {one.name.name: speaker._value(one.value, {}, ()) for one in given}


def _number(literal: ast.NumberLiteral) -> int:
    try:
        return int(literal.value)
    except ValueError:
        raise TextError(f"{literal.value} is not a whole number") from None
