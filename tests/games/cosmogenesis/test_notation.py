"""Notation both ways, refusals of garbage, and words for people."""

import pytest

from cosmogony.core.edition import Edition
from cosmogony.core.errors import NotationError
from cosmogony.games.cosmogenesis.actions import KINDS, SHIFT
from cosmogony.texts import LANGUAGES, render, say
from tests.games.cosmogenesis.scenes import GAME, do, legal, new, own_exotic, scene

SCENES = {
    "use": scene("T3 T1", "G1r", taken="T2"),
    "comet": do(scene("T3", "G1r", asteroids=3), "comet"),
    "extra": scene("T3~:fish T1", "G1r", asteroids=3, comets=1, hand=["halo", "cradle"], exotics=["quasar", "pulsar"]),
    "element": new(players=4),
    "keep": GAME.new(players=3, seed=2),
    "life": do(scene("T4~ T1 * *", hand=["ocean_world"]), "reveal ocean_world 1"),
    "evolve": do(scene("T4~:lizard T3~:bacterium", hand=["cradle"]), "reveal cradle 1"),
}


@pytest.mark.parametrize("name", SCENES)
def test_text_to_action_to_text(name: str) -> None:
    state = SCENES[name]
    for action in state.legal_actions():
        text = GAME.text(state, action)
        assert GAME.parse(state, text) == action
        assert GAME.parse(state, f" {text.upper().replace(' ', '   ')} ") == action


@pytest.mark.parametrize("name", SCENES)
def test_explanations_agree_with_the_rules_about_every_number(name: str) -> None:
    state = SCENES[name]
    legal_here = set(state.legal_actions())
    for action in range(-3, (KINDS + 1) << SHIFT):
        explanation = GAME.explain(state, action)
        assert explanation.legal == (action in legal_here), (action, explanation.text())


def test_what_a_turn_reads_like() -> None:
    assert legal(SCENES["use"]) == [
        "planet",
        "moon 1",
        "moon 2",
        "collide 1",
        "collide 1a",
        "discard",
    ]
    words = [render(GAME.message(SCENES["use"], action)) for action in SCENES["use"].legal_actions()]
    target = "with the planet of orbit 1 (terrestrial, size 3)"
    assert words[3] == f"Collide it {target}: that grows to size 4, and a moon of size 1 is left"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "jump",
            "take",
            "take V.1",
            "take II",
            "take II.9",
            "moon",
            "moon 8",
            "moon a",
            "collide 2d",
            "collide 0",
        ),
        *("collide 0", "life", "reveal", "reveal cradle", "reveal nothing 1", "use pulsar", "use pulsar comet"),
        *("use sun action", "keep", "done 1", "keep cradle 2", "planet 3"),
    ],
)
def test_garbage_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(NotationError, match=r"is no|is not") as caught:
        GAME.parse(new(), text)
    assert f'"{text}"' in str(caught.value)


def test_repeated_icons_are_numbered() -> None:
    state = scene("T1")
    pulsar = own_exotic(state, 0, "pulsar")
    assert GAME.text(state, 13 << SHIFT | pulsar * 8) == "use pulsar action"


def test_an_owners_object_with_alike_icons_offers_them_once() -> None:
    text = GAME.edition.text.replace('["action", "evolve"]', '["asteroid", "3 asteroids", "asteroid"]', 1)
    state = GAME.new(players=2, seed=1, edition=Edition.parse(text, "mine.toml"))
    for _ in range(2):
        state.apply(state.legal_actions()[0])
    seat = int(state.current_player)
    do(state, "take I.1", "discard")
    own_exotic(state, seat, "pulsar")
    assert state.current_player == seat
    assert legal(state, "use") == ["use pulsar asteroids", "use pulsar asteroids2"]
    assert GAME.explain(state, GAME.parse(state, "use pulsar asteroids3")).clause == "COS-11.2"
    assert do(state, "use pulsar asteroids2").exotic_counters[state.components.exotic_ids.index("pulsar")] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_shows_what_a_player_needs(lang: str) -> None:
    state = SCENES["extra"]
    board = GAME.board(state, 0, lang, ["Ada", "Bo"])
    for word in ("Ada", "Bo", "II", "IV", say("cosmogenesis-exotic-quasar", lang), say("cosmogenesis-life-fish", lang)):
        assert word in board
    assert say("cosmogenesis-planetary-cradle", lang) in board
    assert max(len(line) for line in board.splitlines()) <= 150
