"""Opponents have a name of their own and a strength in words, in every language."""

import pytest

from cosmogony.bots.characters import CHARACTERS, character_of, characters_of, names_of
from cosmogony.bots.levels import LEVELS
from cosmogony.texts import LANGUAGES, has_message, say

MOST_PLAYERS = 6


def test_every_level_has_a_circle_large_enough_for_a_table() -> None:
    everybody = [character for circle in CHARACTERS.values() for character in circle]
    assert list(CHARACTERS) == list(LEVELS)
    assert all(len(circle) >= MOST_PLAYERS for circle in CHARACTERS.values())
    assert len(set(everybody)) == len(everybody)


@pytest.mark.parametrize("level", [*LEVELS, "random", "my_package.my_bot"])
@pytest.mark.parametrize("table", ["", "abcdefghijklmnop", "zyxwvutsrqponmlk"])
def test_a_seat_keeps_its_character_and_nobody_sits_twice(table: str, level: str) -> None:
    seats = [character_of(table, seat, level) for seat in range(MOST_PLAYERS)]
    assert seats == [character_of(table, seat, level) for seat in range(MOST_PLAYERS)]
    assert len(set(seats)) == MOST_PLAYERS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_strengths_are_words(lang: str) -> None:
    names = [say(f"character-{one}", lang) for circle in CHARACTERS.values() for one in circle]
    assert len(set(names)) == len(names)
    strengths = [say(f"strength-{level}", lang) for level in (*LEVELS, "random", "other")]
    assert len(set(strengths)) == len(strengths)
    assert not has_message("web-bot-name", lang)


def test_nobody_plays_under_the_name_of_a_person_at_the_table() -> None:
    levels = [None, "comet", "comet", "comet", "moon"]
    usual = characters_of("abc", levels, ["Ada"])
    assert usual == [level and character_of("abc", seat, level) for seat, level in enumerate(levels)]
    for one in filter(None, usual):
        found = characters_of("abc", levels, [say(f"character-{one}", "de").upper()])
        assert one not in found
        assert len(set(found)) == len(levels)
        assert not any(name in names_of(other) for other in filter(None, found) for name in names_of(one))
