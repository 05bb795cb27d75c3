import { expect, test } from "vitest";
import type { Choice } from "../../protocol";
import { follower } from "./follow";
import { hourSpots, layOut, R } from "./geometry";
import { placeOf } from "./places";
import { steady } from "./steady";
import { partOfThing, powerType, type CraftingComponents, type CraftingView } from "./view";
import { fit, wrap } from "./wrap";

const choice = (text: string): Choice => ({ action: 0, text, message: { type: "message", id: text, args: {} } });
const view = { round: 4, current_player: 2 } as CraftingView;

test("a piece that moved keeps its identity; one that is turned over too", () => {
  const see = follower();
  const [first, second] = see([
    { kind: "1", place: 3 },
    { kind: "2", place: 7 },
  ]);
  const now = see([
    { kind: "1", place: 5 },
    { kind: "1", place: 7 },
    { kind: "2", place: 9 },
  ]);
  expect(now.map(({ id }) => id)).toEqual([first?.id, second?.id, 2]);
});

test("choices lie where their notation says", () => {
  const places = {
    "shift own": "marble 2",
    "shift time": "dark time",
    "shift stop": "enough",
    "star s12": "s12",
    "pay l3": "l3",
    "complete De1": "De1",
  };
  for (const [text, place] of Object.entries(places)) expect(placeOf(choice(text), view)).toBe(place);
  expect(placeOf(choice("buy light"), view)).toBe(placeOf(choice("sell light"), view));
  expect(placeOf(choice("end"), view)).toBeNull();
});

test("two hexagons side by side share a side, which lies along the border of their sectors", () => {
  const WORDS = { type: "message" as const, id: "words", args: {} };
  const hexagon = (name: string, q: number, sector: number) => ({
    name,
    words: WORDS,
    q,
    r: 0,
    sector,
    stars: [0, 1],
    life: [0],
  });
  const named = (hour: number) => ({
    type: "message" as const,
    id: "words",
    args: { hour, hexagon: { ...WORDS, args: { thing: "0/De1" } } },
  });
  const galaxy = layOut({
    hexagons: [hexagon("De1", 0, 0), hexagon("Ps1", 1, 1)],
    stars: [
      { x: 6, y: -2, name: named(2) },
      { x: 6, y: 2, name: named(4) },
    ],
    life: [{ x: 6, y: 0, name: named(3) }],
    ends: [[0, 1]],
    borders: [0],
  });
  expect(galaxy.hexagons.map(({ x, y }) => [x, y])).toEqual([
    [-65.82, 0],
    [65.82, 0],
  ]);
  expect(galaxy.life).toEqual([{ x: 0, y: 0, name: "words", turn: 90, clock: { hexagon: "De1", hour: 3 } }]);
  expect(galaxy.stars.map(({ clock }) => clock.hour)).toEqual([2, 4]);
  expect(galaxy.borders).toBe(`M0 ${-R / 2}L0 ${R / 2}`);
});

test("a power card belongs to the deck that the components name", () => {
  const components = { powers: [{ name: "event_horizon", control: 2 }] } as CraftingComponents;
  expect(powerType(components, "event_horizon")).toBe(2);
  expect(powerType(components, "nonsense")).toBe(-1);
});

test("a thing lies on its owner's side of the table or in the centre", () => {
  const things = ["0/s14", "0/chamber", "slider dna", "0/marble", "1/token light", "dark gravity", "stack 1"];
  expect(things.map(partOfThing)).toEqual(["mine", "mine", "mine", "centre", "centre", "centre", "centre"]);
});

test("texts are broken at spaces and cut where the box ends", () => {
  expect(wrap("gain two stars", 60, 10)).toEqual(["gain two", "stars"]);
  expect(wrap("one two three four", 50, 10, 2)).toEqual(["one two", "three…"]);
  expect(fit("gain two stars", 60, 14, [20, 10]).size).toBe(10);
});

test("what has not changed stays the same object", () => {
  const keep = steady<{ points: number }>();
  const first = keep(0, { points: 3 });
  expect(keep(0, { points: 3 })).toBe(first);
  expect(keep(1, { points: 3 })).not.toBe(first);
  expect(keep(0, { points: 4 })).toEqual({ points: 4 });
});

test("on the clock of a hexagon 12 is on top, 3 on the right", () => {
  const [twelve, three] = [
    hourSpots(false).find(({ hour }) => hour === 12),
    hourSpots(true).find(({ hour }) => hour === 3),
  ];
  expect(twelve?.x).toBeCloseTo(0);
  expect(twelve?.y).toBeLessThan(0);
  expect(three?.x).toBeGreaterThan(0);
  expect(three?.y).toBeCloseTo(0);
});
