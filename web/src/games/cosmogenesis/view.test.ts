import { expect, test } from "vitest";
import { breakLines, fitLines } from "./text.svelte";
import { columnBoxes, rowBoxes, type Card } from "./tray";
import { moonPlace, partOf, placeOf, previewed, readIcons, spaceNumbers, spacePlace, type BodyView, type SpaceView } from "./view";

const choice = (text: string) => ({ action: 0, text, message: { type: "message", id: "x", args: {} } as const });
const moon = (size: number): BodyView => ({ kind: "terrestrial", size, wet: false, ringed: false, colour: "", life: 0 });
const comet = (): SpaceView => ({ element: { body: null, tile: null, asteroids: 0, comets: 1 }, monolith: false, taken: false });
const wide = (text: string, size: number) => text.length * size;

test("choices lie where their notation says", () => {
  const places = ["take II.3", "collide 2a", "life 3", "moon 2", "use pulsar evolve", "reveal cradle 2", "discard", "done"];
  expect(places.map((text) => placeOf(choice(text)))).toEqual([
    "take II.3",
    "body 2a",
    "body 3",
    "moons 2",
    "use pulsar evolve",
    "hand cradle",
    "reserve",
    null,
  ]);
  expect(partOf("take II.3")).toBe("centre");
  expect(partOf("reserve")).toBe("centre");
  expect(partOf("belt")).toBe("mine");
});

test("things that are alike share the place of the first", () => {
  expect(moonPlace([moon(1), moon(2), moon(1)], 1, 2)).toBe("body 2a");
  expect(moonPlace([moon(1), moon(2), moon(1)], 1, 1)).toBe("body 2b");
  const spaces = [{ ...comet(), monolith: true }, comet(), { ...comet(), element: null }, comet()];
  expect([0, 1, 2, 3].map((index) => spacePlace(spaces, [1, 2, 3, 5], 3, index))).toEqual(["take IV.1", "take IV.2", "take IV.3", "take IV.2"]);
});

test("spaces are numbered as the edition marks them", () => {
  expect(spaceNumbers({ "sector.I.marks": ["2+", "4", "2+", "3+", "2+"] }, 0, 3, 4)).toEqual([1, 3, 4, 5]);
  expect(spaceNumbers({}, 0, 2, 3)).toEqual([1, 2, 3]);
});

test("printed icons have the words of the notation", () => {
  expect(readIcons(["2 asteroids", "evolve", "evolve", "asteroid"])).toEqual([
    { effect: "asteroids", amount: 2, word: "asteroids" },
    { effect: "evolve", amount: 1, word: "evolve" },
    { effect: "evolve", amount: 1, word: "evolve2" },
    { effect: "asteroids", amount: 1, word: "asteroids2" },
  ]);
  expect(readIcons(undefined)).toEqual([]);
});

test("texts break into lines that fit", () => {
  expect(breakLines("one two three", 1, 7, 9, wide)).toEqual(["one two", "three"]);
  expect(breakLines("one two three four", 1, 7, 2, wide)).toEqual(["one two", "three …"]);
  expect(breakLines("1/2/3/4/5/6 points", 1, 7, 9, wide)).toEqual(["1/2/3/", "4/5/6", "points"]);
  expect(fitLines("one two three", [2, 1], 10, 2.5, wide)).toEqual({ size: 1, lines: ["one two", "three"] });
});

test("a choice shows what a body will be", () => {
  const hit = { ...choice("collide 2a"), message: { type: "message", id: "x", args: { size: 3 } } as const };
  expect(previewed(moon(2), [hit]).size).toBe(3);
  expect(previewed(moon(3), [choice("strike 2a")]).wet).toBe(true);
  expect(previewed(moon(3), [hit, choice("life 2a")])).toEqual(moon(3));
});

test("plates shrink to fit their row, and begin a new row for each group on a phone", () => {
  const cards = ["hand", "hand", "hand", "stellar"].map((group, index) => ({ key: `${index}`, group, tile: null }) as Card);
  const row = rowBoxes([...cards, ...cards, ...cards], 600, 100);
  expect(Math.max(...row.map((box) => box.x + box.w))).toBeCloseTo(600);
  const columns = columnBoxes(cards, 208, 100);
  expect(columns.map((box) => [box.x, box.y])).toEqual([
    [0, 0],
    [108, 0],
    [0, 108],
    [0, 234],
  ]);
});
