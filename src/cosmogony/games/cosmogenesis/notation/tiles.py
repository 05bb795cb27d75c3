"""What objectives and exotic objects say, put together from the vocabulary of their edition."""

from cosmogony.games.cosmogenesis.bodies import LIFE_LEVELS
from cosmogony.games.cosmogenesis.components import LONGEST_TABLE, Components
from cosmogony.games.cosmogenesis.notation.names import level_name, listed, named, planetary_name, stellar_name
from cosmogony.games.cosmogenesis.tiles import BOUND, EFFECTS, MEASURES, NOUNS, SIZES
from cosmogony.texts import Message, message

SINGULAR = ("planet", "moon", "body")


def condition(text: str) -> Message:
    """Say what a condition needs in its orbit."""
    sizes = SIZES.fullmatch(text)
    if sizes:
        return message("cosmogenesis-need-moon-sizes", count=int(sizes[1]))
    words = text.split()
    count = int(words.pop(0)) if words[0].isdigit() else 1
    noun = SINGULAR[NOUNS.index(words[0]) % 3]
    return _with_properties(message(f"cosmogenesis-need-{noun}", count=count), words[1:])


def measure(text: str) -> Message:
    """Say what a stellar objective counts."""
    if text in MEASURES:
        return message(f"cosmogenesis-measure-{text.replace(' ', '-')}")
    words = text.split()
    noun = SINGULAR[NOUNS.index(words[0]) % 3]
    return _with_properties(message(f"cosmogenesis-measure-{noun}"), words[1:])


def _with_properties(bodies: Message, words: list[str]) -> Message:
    if not words:
        return bodies
    properties = listed([_property(word) for word in words])
    return message("cosmogenesis-with-properties", bodies=bodies, properties=properties)


def _property(word: str) -> Message:
    bound = BOUND.fullmatch(word)
    if not bound:
        return message(f"cosmogenesis-property-{word}")
    what, sign, value = bound.groups()
    name = f"cosmogenesis-property-{what}-{'exactly' if sign == '=' else 'least'}"
    if what == "life":
        return message(name, level=level_name(LIFE_LEVELS.index(value)))
    return message(name, number=int(value))


def effect(kind: int, amount: int, here: bool = False) -> Message:
    """Say what a reward or an icon does."""
    name = f"cosmogenesis-effect-{EFFECTS[kind]}"
    if EFFECTS[kind] == "asteroids":
        return message(name, count=amount)
    return message(f"{name}-here" if here and EFFECTS[kind] in ("evolve", "life") else name)


def needs(components: Components, tile: int) -> Message:
    """Say what a planetary objective needs."""
    return listed([condition(text) for text in components.planetary_needs[tile]], "and")


def reward(components: Components, tile: int) -> Message:
    """Say what a planetary objective rewards."""
    count = components.reward_count[tile]
    if count == 0:
        return message("cosmogenesis-effect-none")
    return listed(
        [effect(components.reward(tile, i), components.reward_amount(tile, i), here=True) for i in range(count)], "and"
    )


def icons(components: Components, exotic: int) -> list[Message]:
    """Say what the icons of an exotic object do."""
    return [
        effect(components.icon(exotic, i), components.icon_amount(exotic, i))
        for i in range(components.icon_count[exotic])
    ]


def planetary_text(components: Components, tile: int) -> Message:
    """Say all that stands on a planetary objective."""
    return message(
        "cosmogenesis-text-planetary",
        name=named(planetary_name(components, tile)),
        needs=needs(components, tile),
        reward=reward(components, tile),
        points=components.planetary_points[tile],
    )


def stellar_text(components: Components, tile: int) -> Message:
    """Say all that stands on a stellar objective."""
    return message(
        "cosmogenesis-text-stellar",
        name=named(stellar_name(components, tile)),
        rule=stellar_rule(components, tile),
    )


def stellar_rule(components: Components, tile: int) -> Message:
    """Say what a stellar objective scores."""
    what = measure(components.stellar_counts[tile])
    each = components.stellar_each[tile]
    if each:
        return message("cosmogenesis-rule-each", points=each, what=what)
    first = tile * (LONGEST_TABLE + 1)
    table = [components.stellar_table[first + count] for count in range(LONGEST_TABLE + 1)]
    steps = [count for count in range(1, len(table)) if table[count] != table[count - 1]]
    return message(
        "cosmogenesis-rule-table",
        points="/".join(str(table[count]) for count in steps),
        counts="/".join(str(count) for count in steps),
        what=what,
    )
