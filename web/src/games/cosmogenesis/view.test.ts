import { expect, test } from "vitest";
import { breakLines, fitLines } from "./text.svelte";
import { columnBoxes, rowBoxes, rowsOf, TURN, type Card } from "./tray";
import type { Message } from "../../protocol";
import { tileLine } from "./tiles";
import { foreseen, partOf, partOfThing, placeOf, type BodyView, type TileView } from "./view";

const choice = (text: string) => ({ action: 0, text, message: { type: "message", id: "x", args: {} } as const });
const moon = (size: number): BodyView => ({
  kind: "terrestrial",
  size,
  wet: false,
  ringed: false,
  colour: "",
  life: 0,
});
const wide = (text: string, size: number) => text.length * size;

test("choices lie where their notation says", () => {
  const places = [
    "take II.3",
    "collide 2a",
    "life 3",
    "moon 2",
    "use pulsar evolve",
    "reveal cradle 2",
    "discard",
    "done",
  ];
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
  expect(partOfThing("space II.3")).toBe("centre");
  expect(partOfThing("1/belt")).toBe("mine");
});

test("texts break into lines that fit", () => {
  expect(breakLines("one two three", 1, 7, 9, wide)).toEqual(["one two", "three"]);
  expect(breakLines("one two three four", 1, 7, 2, wide)).toEqual(["one two", "three …"]);
  expect(breakLines("1/2/3/4/5/6 points", 1, 7, 9, wide)).toEqual(["1/2/3/", "4/5/6", "points"]);
  expect(fitLines("one two three", [2, 1], 10, 2.5, wide)).toEqual({ size: 1, lines: ["one two", "three"] });
});

test("a body is shown as the only choice that lies on it would leave it", () => {
  const outcomes = { "collide 2a": moon(3) };
  expect(foreseen(moon(2), [choice("collide 2a")], outcomes)).toEqual(moon(3));
  expect(foreseen(moon(2), [choice("done")], outcomes)).toEqual(moon(2));
  expect(foreseen(moon(2), [choice("collide 2a"), choice("life 2a")], outcomes)).toEqual(moon(2));
  expect(foreseen(moon(2), [], outcomes)).toEqual(moon(2));
});

const plates = (...groups: Card["group"][]): Card[] =>
  groups.map((group, index) => ({
    key: `${index}`,
    group,
    tile: { id: `${index}`, icons: [] } as unknown as TileView,
  }));

test("few plates fill their row, and many are shown a row at a time", () => {
  const few = plates("hand", "hand", "stellar", "exotic");
  expect(rowsOf(few, 1160)).toEqual([few]);
  expect(Math.max(...rowBoxes(few, 1160, 100).map((box) => box.x + box.w))).toBeLessThanOrEqual(1160);
  const many = [...few, ...few];
  const rows = rowsOf(many, 1160);
  expect(rows.length).toBe(2);
  expect(rows.flat()).toEqual(many);
  for (const row of rows)
    for (const box of rowBoxes(row, 1160 - TURN, 100)) {
      expect(box.x + box.w).toBeLessThanOrEqual(1160 - TURN);
      expect(box.w).toBeGreaterThan(100);
    }
});

test("on a phone a plate that is read has the whole width, and groups have room for their names", () => {
  const boxes = columnBoxes(plates("hand", "exotic", "exotic", "exotic", "returned"), 208);
  expect(boxes.map((box) => [box.x, box.y, box.w])).toEqual([
    [0, 0, 208],
    [0, 124, 100],
    [108, 124, 100],
    [0, 232, 100],
    [0, 364, 208],
  ]);
});

test("a tile is told with all that it needs, pays and scores", () => {
  const message = (id: string): Message => ({ type: "message", id, args: {} });
  const tile = { kind: "stellar", name: message("Ring Keeper"), rule: [message("points for rings")], reward: null };
  expect(tileLine(tile as unknown as TileView)).toBe("Ring Keeper (points for rings)");
});
