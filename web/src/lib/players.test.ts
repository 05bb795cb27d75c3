import { expect, test } from "vitest";
import { seat } from "../testing/fakes";
import { colourOf, levelName, playersOf, sigilOf, SIGILS } from "./players";

test("everyone at a table has a name, a colour and a sigil of their own", () => {
  const players = playersOf([
    seat({ mine: true }),
    seat({ kind: "bot", name: "", level: "comet", character: "halley" }),
    seat({ name: "" }),
  ]);
  expect(players.map(({ name }) => name)).toEqual(["Ada", "character-halley", "player"]);
  expect(players.map(({ mine, bot }) => [mine, bot])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(players.map(({ strength }) => strength)).toEqual(["", "strength-other", ""]);
  expect(new Set(players.map(({ face }) => JSON.stringify(face))).size).toBe(3);
  expect(new Set(players.map(({ colour }) => colour)).size).toBe(3);
  expect(new Set(players.map(({ sigil }) => sigil)).size).toBe(3);
});

test("sigils and colours begin again when there are more seats than sigils", () => {
  expect(sigilOf(SIGILS.length)).toBe(sigilOf(0));
  expect(colourOf(SIGILS.length)).toBe(colourOf(0));
});

test("a level without a message goes by its own name", () => {
  expect(levelName("my-own-bot")).toBe("my-own-bot");
});
