import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../testing/fakes";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const cups = { game: "cups", title: { en: "Cups", de: "Becher", it: "Bicchieri" } };

test("the list of games is asked for once, and names every game", async () => {
  const asked = fakeServer({ "/api/games": [cups] });
  const { gameInfo, listGames, titleOf } = await import("./games.svelte");
  expect([titleOf("cups"), gameInfo("cups")]).toEqual(["", null]);
  await Promise.all([listGames(), listGames()]);
  await listGames();
  expect(asked).toHaveLength(1);
  expect([titleOf("cups"), titleOf("chess")]).toEqual(["Cups", ""]);
  expect(gameInfo("cups")).toEqual(cups);
});

test("a list that did not come is asked for again", async () => {
  fakeServer({});
  const { listGames } = await import("./games.svelte");
  await expect(listGames()).rejects.toThrow();
  fakeServer({ "/api/games": [cups] });
  expect(await listGames()).toHaveLength(1);
});
