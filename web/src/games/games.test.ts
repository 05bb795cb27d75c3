import { expect, test, vi } from "vitest";
import { loadBoard } from ".";
import { SOUNDS } from "../lib/sounds";
import { loadPieces } from "./pieces";

vi.mock("../lib/settings.svelte", () => ({ travel: () => 0, settings: {} }));

const words = import.meta.glob<string>("../../../src/cosmogony/games/*/locale/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.keys(import.meta.glob("./*/**"));
const games = [...new Set(files.map((file) => file.split("/")[1] ?? ""))];
const some = expect.any(Function) as unknown;

test("there are boards", () => {
  expect(games.length).toBeGreaterThan(0);
});

test.each(games)("the folder %s is found as a board with its pieces", async (game) => {
  expect(await loadBoard(game)).toMatchObject({ Board: some, placeOf: some, standings: some });
  expect(await loadPieces(game)).toMatchObject({ Drawing: some, groups: some });
});

test("a game without a folder has neither", async () => {
  expect(await loadBoard("nonsense")).toBeNull();
  expect(await loadPieces("nonsense")).toBeNull();
});

test.each(games)("the sounds of %s belong to lines of its log", async (game) => {
  const text = words[`../../../src/cosmogony/games/${game}/locale/en.ftl`] ?? "";
  for (const [id, sound] of Object.entries((await loadBoard(game))?.sounds ?? {})) {
    expect(text).toContain(`\n${id} = `);
    expect(Object.keys(SOUNDS)).toContain(sound);
  }
});
