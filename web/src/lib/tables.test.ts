import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../protocol";
import { fakeServer, fakeSockets, fakeStorage } from "../testing/fakes";
import { self } from "./me.svelte";
import { keepLevel, minutes, openTable, quickStart, tableOf, usualLevel, usualPlayers } from "./tables";

const game = {
  game: "cups",
  min_players: 2,
  max_players: 6,
  minutes_per_player: 7,
  levels: ["random", "gentle", "strong"],
};
const TABLE = "abcdefghijklmnop";

beforeEach(() => {
  fakeStorage();
  fakeSockets();
  self.me = { id: "1", name: "Ada", login: null };
  self.asked = true;
});
afterEach(() => vi.unstubAllGlobals());

test("the level last chosen is offered again, where the game has it", () => {
  expect(usualLevel(game.levels)).toBe("gentle");
  keepLevel("strong");
  expect(usualLevel(game.levels)).toBe("strong");
  expect(usualLevel(["random"])).toBe("random");
  expect(usualLevel([])).toBe("");
});

test("a quick game is for three, or for as many as may play", () => {
  expect(usualPlayers(game)).toBe(3);
  expect(usualPlayers({ min_players: 4, max_players: 6 })).toBe(4);
  expect(usualPlayers({ min_players: 1, max_players: 2 })).toBe(2);
});

test("its time is told to the nearest five minutes", () => {
  expect(minutes(game)).toBe(20);
  expect(minutes({ ...game, max_players: 2 })).toBe(15);
  expect(minutes({ ...game, minutes_per_player: 1 })).toBe(5);
});

test("a quick start opens a table against bots, sits down and goes there", async () => {
  const asked = fakeServer({
    "/api/my/tables": [{ game: "cups", players: 3, levels: [null, "gentle"], place: 2, moved_at: 1 }],
    "/api/tables": { table: TABLE },
    [`/api/tables/${TABLE}/sit`]: {},
  });
  await quickStart(game as GameInfo);
  expect(asked[1]?.body).toEqual({
    game: "cups",
    players: 3,
    bots: [
      { seat: 1, level: "gentle" },
      { seat: 2, level: "gentle" },
    ],
    rated: false,
  });
  expect(asked[2]).toMatchObject({ address: `/api/tables/${TABLE}/sit`, body: { seat: 0, name: null } });
  expect(location.hash).toBe(`/table/${TABLE}`);
});

test("people at the same screen sit under their own names, and friends find open seats", async () => {
  const asked = fakeServer({ "/api/tables": { table: TABLE }, [`/api/tables/${TABLE}/sit`]: {} });
  await openTable("cups", [{ kind: "link" }, { kind: "here", name: "Bo" }, { kind: "here", name: "" }], {
    hints: false,
  });
  expect(asked[0]?.body).toMatchObject({ players: 3, bots: [], hints: false });
  expect(asked.slice(1).map(({ body }) => body)).toMatchObject([
    { seat: 1, name: "Bo" },
    { seat: 2, name: "player" },
  ]);
});

test("a table is found in a link, an address or by its name alone", () => {
  for (const link of [TABLE, ` http://table.test/#/table/${TABLE} `, `http://table.test/#/table/${TABLE}/`])
    expect(tableOf(link)).toBe(TABLE);
  expect(tableOf("http://table.test/")).toBeNull();
});
