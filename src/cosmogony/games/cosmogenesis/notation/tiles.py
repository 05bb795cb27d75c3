"""What objectives and exotic objects say, put together from the vocabulary of their edition."""

import re

from cosmogony.games.cosmogenesis.bodies import LIFE_LEVELS
from cosmogony.games.cosmogenesis.components import LONGEST_TABLE, PLANETARY_TILES, Components
from cosmogony.games.cosmogenesis.notation.names import level_name, listed, named, planetary_name, stellar_name
from cosmogony.games.cosmogenesis.rewards import EFFECTS
from cosmogony.games.cosmogenesis.state import CosmogenesisState
from cosmogony.games.cosmogenesis.tiles import AT_ORBIT, BOUND, EXACTLY, MEASURES, NOUNS, SIZES, WITHOUT
from cosmogony.texts import Message, message

SINGULAR = ("planet", "moon", "body")
KINDS = ("terrestrial", "gas", "asteroid")
KINDLY = tuple(f"cosmogenesis-{noun}" for noun in ("need-planet", "need-moon", "measure-planet", "measure-body"))
"""The nouns that say of what kind the bodies are: a gas giant, an asteroid as a moon."""


def condition(text: str, of_named_moons: bool = False, of_several: bool = False) -> Message:
    """Say what a condition needs in its orbit; it may speak of moons named before, or be one of several."""
    exactly = "-exactly" if re.match(r"exactly \d", text) else ""
    text = text.removeprefix("exactly ") if exactly else text
    sizes = SIZES.fullmatch(text)
    if sizes:
        return message(f"cosmogenesis-need-moon-sizes{exactly}", count=int(sizes[2]))
    words = text.split()
    count = int(words.pop(0)) if words[0].isdigit() else 1
    noun = SINGULAR[NOUNS.index(words[0]) % 3]
    if noun == "moon" and of_named_moons:
        noun = "of-moons"
    elif noun == "body" and of_several and count > 1:
        noun = "body-in-all"
    return _with_properties(f"cosmogenesis-need-{noun}{exactly}", words[1:], count=count)


def measure(text: str) -> Message:
    """Say what a stellar objective counts."""
    if text in MEASURES:
        return message(f"cosmogenesis-measure-{text.replace(' ', '-')}")
    words = text.split()
    noun = SINGULAR[NOUNS.index(words[0]) % 3]
    return _with_properties(f"cosmogenesis-measure-{noun}", words[1:])


def _with_properties(noun: str, words: list[str], **count: int) -> Message:
    """Say some bodies with their properties; where it can, the noun itself says of what kind they are."""
    kind = next((word for word in words if word in KINDS), "any") if noun in KINDLY else "any"
    bodies = message(noun, kind=kind, **count)
    silent = (EXACTLY, WITHOUT, kind)
    told = [_property(word, words[:index]) for index, word in enumerate(words) if word not in silent]
    if not told:
        return bodies
    return message("cosmogenesis-with-properties", bodies=bodies, properties=listed(told))


def _property(word: str, before: list[str]) -> Message:
    """Say one property; the words before it tell whether it is exact, an absence, or about gas giants."""
    bound = BOUND.fullmatch(word)
    if not bound:
        absence = "without-" if before[-1:] == [WITHOUT] else ""
        return message(f"cosmogenesis-property-{absence}{word}")
    what, sign, value = bound.groups()
    form = "exactly" if sign == "=" else "greatest" if value == _greatest(what, before) else "least"
    name = f"cosmogenesis-property-{what}-{form}"
    if what == "life":
        return message(name, level=level_name(LIFE_LEVELS.index(value)))
    return message(name, number=int(value))


def _greatest(what: str, before: list[str]) -> str:
    """Return the number that cannot be exceeded, so that nobody need be told that more is fine."""
    if what == "size":
        return "2" if "gas" in before else "4"
    return {"life": "intelligent", "moons": "3", "orbit": "7"}[what]


def effect(components: Components, number: int, here: bool = False) -> Message:
    """Say what an effect of the edition's list does; ``here`` in the orbit of an objective."""
    rewards = components.rewards
    word = EFFECTS[rewards.kind[number]]
    if word in ("evolve", "life"):
        bound = here and not rewards.anywhere[number]
        return message(f"cosmogenesis-effect-{word}-here" if bound else f"cosmogenesis-effect-{word}")
    if word in ("asteroids", "body"):
        return message(f"cosmogenesis-effect-{word}", count=rewards.amount[number])
    return message(f"cosmogenesis-effect-{word}")


def alternative(components: Components, number: int, here: bool = False) -> Message:
    """Say what one alternative of a reward or an icon does."""
    first, end = components.rewards.effects[number], components.rewards.effects[number + 1]
    return listed([effect(components, index, here) for index in range(first, end)], "and")


def entry(components: Components, number: int, here: bool = False) -> Message:
    """Say what a reward or an icon does."""
    first, end = components.rewards.alternatives[number], components.rewards.alternatives[number + 1]
    return listed([alternative(components, index, here) for index in range(first, end)], "or")


def needs(components: Components, tile: int) -> Message:
    """Say what a planetary objective needs."""
    texts = components.planetary_needs[tile]
    moons_named = any("moons" in text and text.startswith("planet") and WITHOUT not in text for text in texts)
    return listed([condition(text, moons_named, len(texts) > 1) for text in texts], "and")


def reward(components: Components, tile: int) -> Message:
    """Say what a planetary objective rewards."""
    first, count = components.reward_first[tile], components.reward_count[tile]
    if count == 0:
        return message("cosmogenesis-effect-none")
    entries = range(first, first + count)
    joint = "list" if any(components.rewards.has_choice(number) for number in entries) else "and"
    return listed([entry(components, number, here=True) for number in entries], joint)


def icons(components: Components, exotic: int) -> list[Message]:
    """Say what the icons of an exotic object do."""
    first = components.icon_first[exotic]
    return [entry(components, number) for number in range(first, first + components.icon_count[exotic])]


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
    told = [message(f"cosmogenesis-step{'' if n else '-first'}", count=c, points=table[c]) for n, c in enumerate(steps)]
    return message("cosmogenesis-rule-table", what=what, steps=listed(told))


def revealed_at(state: CosmogenesisState, seat: int, orbit: int) -> list[int]:
    """List the planetary objectives that lie beside a player's orbit."""
    place = AT_ORBIT + orbit
    return [t for t in range(PLANETARY_TILES) if state.planetary_owner[t] == seat and state.planetary_place[t] == place]
