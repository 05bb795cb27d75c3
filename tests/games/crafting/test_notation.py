"""Crafting the Cosmos in words: notation both ways, messages in all languages, explanations for every number."""

import random

import pytest

from cosmogony.core.errors import NotationError
from cosmogony.core.state import Event
from cosmogony.games.crafting.actions import KINDS, SHIFT
from cosmogony.games.crafting.events import LOST
from cosmogony.games.crafting.notation import names
from cosmogony.texts import LANGUAGES, render
from tests.games.crafting.scenes import GAME, hold_tile, legal, scene, tile

OPTIONS = [
    {},
    {
        "shift_may_stop": "false",
        "skip_is_free": "false",
        "repeat_scoring": "false",
        "hop_over_supernovae": "false",
        "omega_compulsory": "false",
        "binary_star_may_stay": "true",
        "supernova_element": "chosen",
        "event_horizon_pays": "board",
        "survival_pays_unplaced": "true",
        "shooting_star_completed": "true",
        "matching_any_type": "false",
        "genetic_drift_move": "anywhere",
        "discharge_card_scores": "false",
        "evolution_limit": "3",
    },
]


@pytest.mark.parametrize("options", OPTIONS, ids=["printed", "otherwise"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_choice_reads_both_ways_and_in_all_languages(players: int, options: dict[str, str]) -> None:
    state = GAME.new(players=players, seed=players, options=options)
    dice = random.Random(5)
    while not state.over:
        actions = state.legal_actions()
        texts = [GAME.text(state, action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert [GAME.parse(state, f"  {text.upper()} ") for text in texts] == actions
        for lang in LANGUAGES:
            render(GAME.prompt(state), lang)
            render(GAME.message(state, dice.choice(actions)), lang)
        state.apply(dice.choice(actions))
    for event in state.events:
        for lang in LANGUAGES:
            render(GAME.event_message(state, event), lang)


@pytest.mark.parametrize("options", OPTIONS, ids=["printed", "otherwise"])
def test_explanations_agree_with_the_rules_for_every_number(options: dict[str, str]) -> None:
    known = GAME.rulebook()
    for seed in range(3):
        state = GAME.new(players=3, seed=seed, options=options)
        dice = random.Random(seed)
        ply = 0
        while not state.over:
            actions = state.legal_actions()
            if ply % 9 == seed:
                for action in (*range(-2, (KINDS << SHIFT) + 2), 10**30):
                    explanation = GAME.explain(state, action)
                    assert explanation.legal == (action in actions), (action, explanation)
                    assert explanation.clause in known
                for lang in LANGUAGES:
                    assert "[CRA-" in GAME.explain(state, dice.randrange(KINDS << SHIFT)).text(lang)
            state.apply(dice.choice(actions))
            ply += 1


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "shift",
        "shift up",
        "star 12",
        "star s0",
        "star s38",
        "life l49",
        "nebula Xy1",
        "use",
        "use pulsar",
        "keep pulsar",
        "tile 1",
        "place neon",
        "omega 4",
        "pay",
        "to",
        "end now",
        "discharge wormhole",
        "slot 5",
        "s12",
        "star l1",
    ],
)
def test_garbage_is_refused_with_examples(garbage: str) -> None:
    state = scene()
    with pytest.raises(NotationError) as refused:
        GAME.parse(state, garbage)
    assert str(refused.value).startswith(
        f'"{garbage}" is no action of Crafting the Cosmos; write for example: shift own'
    )


def test_the_examples_are_notation() -> None:
    state = scene(powers=["pulsar"])
    with pytest.raises(NotationError) as refused:
        GAME.parse(state, "?")
    for example in str(refused.value).split("example: ")[1].split(", "):
        if not example.startswith("keep"):
            assert GAME.parse(state, example) >= 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_can_be_played_from(lang: str) -> None:
    state = scene(players=3, stars={"He": ["s5"], "O": ["s6"]}, supernovae=["s6"], proto=["l1"], stable=["l2"])
    hold_tile(state, "1H 2He 3O")
    state.tiles[0] = tile("1H 2He 3O")
    drawn = GAME.board(state, 0, lang, ["Ada", "Bo", "Cy"])
    assert max(len(line) for line in drawn.splitlines()) <= 130
    for label in ("He5", "*6", "p1", "S2", ".37", ":48", "De1", "Ph4", "1H2He3O", "Ada"):
        assert label in drawn
    assert "1H 2He 3O" in drawn
    assert "1H 2He 3O" not in GAME.board(state, 1, lang), "a drawn nebula is hidden from the others"
    assert "1H 2He 3O" not in GAME.board(state, None, lang)


def test_every_space_has_a_name_of_its_own() -> None:
    galaxy = scene().components.galaxy
    spaces = {render(names.star_space(galaxy, 0, space)) for space in range(galaxy.stars)}
    spaces |= {render(names.life_space(galaxy, 0, space)) for space in range(galaxy.life)}
    spaces |= {render(names.hexagon(galaxy, 0, hexagon)) for hexagon in range(galaxy.hexagons)}
    assert len(spaces) == galaxy.stars + galaxy.life + galaxy.hexagons
    assert names.star_space(galaxy, 2, galaxy.centre).args["thing"] == f"2/s{galaxy.centre + 1}"
    assert render(names.star_space(galaxy, 0, galaxy.centre)) == "Delta Heart, 4 o'clock corner"


@pytest.mark.parametrize(
    ("lost", "told"),
    [
        ((1, 0, 0), "Player 1 loses what was not placed: a star."),
        ((0, 3, 0), "Player 1 loses what was not placed: 3 proto life."),
        ((2, 0, 1), "Player 1 loses what was not placed: 2 stars and a nebula."),
        ((2, 1, 2), "Player 1 loses what was not placed: 2 stars, proto life and 2 nebulae."),
    ],
)
def test_the_log_tells_only_what_was_lost(lost: tuple[int, int, int], told: str) -> None:
    event = Event(0, LOST, 0, *lost, 0)
    assert render(GAME.event_message(scene(), event)) == told
    for lang in LANGUAGES:
        assert " 0" not in render(GAME.event_message(scene(), event), lang)


def test_menu_messages_name_points_and_cards() -> None:
    state = scene(hand="5 light", powers=["pulsar"], ready=1, held="1H 1graviton")
    told = {GAME.text(state, action): render(GAME.message(state, action)) for action in state.legal_actions()}
    assert told["sell light"] == "Discard 5 light cards for 6 points"
    assert told["discharge O"] == "Discharge the time chamber for 3 points and an oxygen star"
    assert "end" in legal(state)
