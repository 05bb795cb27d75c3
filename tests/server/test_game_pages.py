"""What can be read about the games: the list, words, pictures, components, and positions drawn as text."""

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from cosmogony.bots.characters import character_of
from cosmogony.games import GAMES
from cosmogony.texts import LANGUAGES, message_variables, render, say
from tests.server.house import Guest, House
from tests.tables import OUR_GAMES

pytestmark = pytest.mark.anyio


async def test_the_list_tells_every_game_in_every_language(house: House) -> None:
    async with Guest(house, "Ada") as ada:
        listed = await ada.get("/api/games")
    assert [info["game"] for info in listed] == list(GAMES)
    for info in listed:
        game = GAMES[info["game"]]
        assert info["title"] == {lang: render(game.title, lang) for lang in LANGUAGES}
        assert info["tagline"] == {lang: render(game.tagline, lang) for lang in LANGUAGES}
        assert info["minutes_per_player"] == game.minutes_per_player
        assert info["hides_nothing"] == game.hides_nothing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
async def test_a_games_words_are_its_own_and_kept_by_browsers(house: House, name: str, lang: str) -> None:
    path = f"/api/games/{name}/texts/{lang}"
    told = house.get(path)
    assert told.text == GAMES[name].texts(lang)
    assert f"{name}-title" in told.text
    assert f"{name}-title" in message_variables(lang)
    assert told.headers["content-type"].startswith("text/plain")
    assert told.headers["cache-control"] == "no-cache"
    again = house.get(path, headers={"if-none-match": f'"other", {told.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert house.get(path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("name", GAMES)
async def test_a_picture_is_a_picture_and_nothing_else(house: House, name: str) -> None:
    told = house.get(f"/api/games/{name}/picture")
    root = ElementTree.fromstring(told.text)  # noqa: S314 - our own pictures
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("viewBox")
    assert told.headers["content-type"] == "image/svg+xml"
    assert told.headers["x-content-type-options"] == "nosniff"
    assert told.headers["content-security-policy"].endswith("sandbox")


@pytest.mark.parametrize("name", OUR_GAMES)
async def test_a_rulebook_is_told_whole_in_every_language(house: House, name: str) -> None:
    told = {lang: house.get(f"/api/games/{name}/rules?lang={lang}").json() for lang in LANGUAGES}
    for lang in LANGUAGES:
        book = GAMES[name].rulebook(lang)
        assert told[lang]["language"] == lang
        assert [one["title"] for one in told[lang]["chapters"]] == [chapter.title for chapter in book.chapters]
        assert [one["id"] for one in told[lang]["clauses"]] == [clause.id for clause in book.clauses]
        assert all(one["basis"] for one in told[lang]["clauses"])
    for lang in set(LANGUAGES) - {"en"}:
        assert told[lang]["preface"] not in ("", told["en"]["preface"])
        for part in ("chapters", "clauses"):
            for translated, english in zip(told[lang][part], told["en"][part], strict=True):
                assert translated["text"] != english["text"], english


async def test_a_rulebook_that_is_not_translated_says_in_which_language_it_is(house: House) -> None:
    assert house.get("/api/games/cups/rules?lang=de").json()["language"] == "de"


@pytest.mark.parametrize("name", OUR_GAMES)
async def test_open_questions_are_asked_in_words_in_every_language(house: House, name: str) -> None:
    (listed,) = [one for one in house.get("/api/games").json() if one["game"] == name]
    game = GAMES[name]
    for told, ruling in zip(listed["rulings"], game.rulings(), strict=True):
        assert (told["name"], told["value"]) == (ruling.name, ruling.value)
        assert ruling.name in game.rulebook().find(told["clause"])[0].options
        question, *answers = (game.ruling_message(ruling.name, value) for value in (None, *ruling.values))
        assert told["question"] == {lang: render(question, lang) for lang in LANGUAGES}
        assert told["answers"] == [
            {"value": value, "text": {lang: render(answer, lang) for lang in LANGUAGES}}
            for value, answer in zip(ruling.values, answers, strict=True)
        ]


async def test_an_example_is_told_step_by_step(house: House) -> None:
    path = "/api/games/genesis/examples/three-angels"
    told = house.get(f"{path}?first=38&last=39&lang=de").json()
    assert told["names"] == ["Ada", "Bo", "Cleo"]
    assert [step["actions"] for step in told["steps"]] == [37, 38, 39]
    before, chosen, paid = told["steps"]
    assert (before["mover"], before["decision"], before["lines"]) == (None, None, [])
    assert chosen["mover"] == paid["mover"] == told["seat"] == 1
    assert paid["decision"]["id"].startswith("genesis-do-")
    assert "genesis-event-worked" in [line["id"] for line in paid["lines"]]
    assert paid["view"]["players"][1]["cubes"] != before["view"]["players"][1]["cubes"]
    assert "Vorrat" in before["board"]
    for beyond in ("?first=0&last=3", "?first=9&last=7", "?first=3&last=9999"):
        assert house.get(path + beyond).json()["message"]["id"] == "replay-beyond"
    assert house.get(path + "?first=1").status_code == 400
    unknown = house.get("/api/games/genesis/examples/nothing?first=1&last=2")
    assert unknown.json()["message"]["id"] == "example-unknown"
    assert house.get("/api/games/genesis/examples/..%2Fen?first=1&last=2").status_code in (400, 404)


async def test_what_does_not_exist_is_refused(house: House) -> None:
    for path in ("nonsense/texts/en", "nonsense/picture", "nonsense/components", "genesis/texts/fr"):
        assert house.get(f"/api/games/{path}").status_code == 400, path
    assert house.get("/api/tables/aaaaaaaaaaaaaaaa/components").status_code == 404


@pytest.mark.parametrize("name", ["os:abort", "os.abort"])
async def test_a_name_from_outside_runs_nothing(house: House, name: str) -> None:
    pages = ("texts/en", "picture", "rules", "edition", "components", "ladder")
    assert {house.get(f"/api/games/{name}/{page}").status_code for page in pages} == {400}
    record = GAMES["genesis"].record(GAMES["genesis"].new(players=2, seed=1))
    bodies: dict[str, Any] = {
        f"games/{name}/edition": {"text": GAMES["genesis"].edition.text},
        "tables": {"game": name, "players": 2},
        "records": {"text": replace(record, game=name).dumps()},
    }
    async with Guest(house, "Ada") as ada:
        for path, body in bodies.items():
            told = await ada.http.post(f"/api/{path}", json=body)
            assert told.status_code == 400, told.text
            assert told.json()["detail"].startswith(f'no game "{name}"')
        seated = {"game": "genesis", "players": 2, "bots": [{"seat": 0, "level": name}]}
        assert (await ada.http.post("/api/tables", json=seated)).status_code == 400
    assert house.get("/health").status_code == 200


def printed(name: str, edition: str | None = None, options: dict[str, str] | None = None) -> Any:
    """Return a game's components as they travel."""
    game = GAMES[name]
    read = game.parse_edition(edition) if edition else game.edition
    return msgspec.json.decode(msgspec.json.encode(game.components_view(game.components(read, options))))


@pytest.mark.parametrize("name", GAMES)
async def test_components_are_those_of_the_game(house: House, name: str) -> None:
    async with Guest(house, "Ada") as ada:
        assert await ada.get(f"/api/games/{name}/components") == printed(name)


async def test_components_of_a_table_and_of_a_record_are_those_of_their_edition(house: House) -> None:
    own = GAMES["genesis"].edition.text.replace("[4, 3, 3, 2, 2, 1, 1]", "[9, 3, 3, 2, 2, 1, 1]", 1)
    assert printed("genesis", own) != printed("genesis")
    async with Guest(house, "Ada") as ada:
        table = (await ada.post("/api/tables", game="genesis", players=2, edition=own))["table"]
        assert await ada.get(f"/api/tables/{table}/components") == printed("genesis", own)
        game = GAMES["genesis"]
        edition = game.parse_edition(own)
        record = game.record(game.new(2, 7, edition)).dumps()
        kept = await ada.post("/api/records", text=record, edition=own)
        assert await ada.get(f"/api/records/{kept['id']}/components") == printed("genesis", own)


@pytest.mark.parametrize("name", GAMES)
async def test_a_position_is_drawn_as_text_for_who_asks(house: House, name: str) -> None:
    async with Guest(house, "Ada") as ada:
        table = await ada.open_table(name, GAMES[name].min_players, bots=GAMES[name].min_players - 1)
        await ada.sit(table)
        async with ada.socket() as line:
            assert (await line.watch(table))["board"] is None
        async with ada.socket() as line:
            boards = [(await line.watch(table, board=lang))["board"] for lang in LANGUAGES]
        assert all("Ada" in board for board in boards)
        assert len(set(boards)) == len(LANGUAGES)
        start = await ada.get(f"/api/tables/{table}/moment?actions=0&board=de")
        assert "Ada" in start["board"]
        assert (await ada.get(f"/api/tables/{table}/moment?actions=0"))["board"] is None
        refused = await ada.http.get(f"/api/tables/{table}/moment?actions=0&board=fr")
        assert refused.status_code == 400


async def test_a_replay_is_drawn_as_text_for_who_asks(house: House) -> None:
    game = GAMES["genesis"]
    state = game.new(2, 7)
    while not state.over:
        state.apply(state.legal_actions()[0])
    async with Guest(house, "Ada") as ada:
        kept = await ada.post("/api/records", text=game.record(state, {0: "Caroline", 1: "planet"}).dumps())
        last = await ada.get(f"/api/records/{kept['id']}/replay?board=it")
    rival = say(f"character-{character_of(kept['id'], 1, 'planet')}", "it")
    assert last["board"] == game.board(state, None, "it", ["Caroline", rival])
