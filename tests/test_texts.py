"""Texts: every language says everything, with the same arguments, and gaps are errors."""

import re
from pathlib import Path

import pytest

from cosmogony.core.errors import TextError
from cosmogony.games import GAMES
from cosmogony.texts import LANGUAGES, Message, Seat, message, message_variables, render, say

assert len(GAMES) > 0, "the games add their words when they are found"
SOURCE = Path(__file__).parent.parent / "src" / "cosmogony"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(lang: str) -> None:
    assert message_variables(lang) == message_variables("en")


def test_every_message_named_in_the_code_exists() -> None:
    known = set(message_variables("en"))
    named = re.compile(r'(?:message|say)\(\s*"([a-z][a-z0-9-]+)"')
    for path in SOURCE.rglob("*.py"):
        for found in named.findall(path.read_text(encoding="utf-8")):
            if not found.endswith("-"):
                assert found in known, f"{path.name} names {found}"


def test_arguments_may_be_messages_and_seats() -> None:
    text = message("genesis-event-moved", player=Seat(1), to=message("genesis-to-void"))
    assert render(text) == "Player 2 moves to the void."
    assert render(text, "de", ["Ada", "Bo"]) == "Bo zieht in die Leere."
    assert render(text, "it", ["Ada"]) == "Giocatore 2 si sposta nel vuoto."


@pytest.mark.parametrize(
    ("text", "lang", "fault"),
    [
        (Message("no-such-message"), "en", 'no message "no-such-message" in language en'),
        (Message("genesis-do-move"), "de", 'message "genesis-do-move" in language de'),
        (Message("genesis-title"), "fr", 'no language "fr"; there are: en, de, it'),
    ],
)
def test_gaps_are_errors(text: Message, lang: str, fault: str) -> None:
    with pytest.raises(TextError, match=fault):
        render(text, lang)


def test_plurals_follow_the_language() -> None:
    assert say("genesis-do-work", "en", numeral="I", points=1).endswith("for 1 point")
    assert say("genesis-do-work", "de", numeral="I", points=4).endswith("für 4 Punkte")
    assert say("genesis-do-work", "it", numeral="I", points=1).endswith("per 1 punto")


@pytest.mark.parametrize(
    ("lang", "one", "more"),
    [
        ("en", "leaves 1 cube of it unpaid", "leaves 2 cubes of it unpaid"),
        ("de", "bleibt 1 Würfel davon offen, für den", "bleiben 2 Würfel davon offen, für die"),
        ("it", "resta scoperto 1 cubo, per il quale", "restano scoperti 2 cubi, per i quali"),
    ],
)
def test_verbs_and_pronouns_follow_the_number(lang: str, one: str, more: str) -> None:
    cost = message("genesis-essence-life", life=4)
    for missing, words in ((1, one), (2, more)):
        text = message("genesis-illegal-pay-wrong", cost=cost, missing=missing, needed=3 * missing, spare=1)
        assert words in render(text, lang)
