import { expect, test } from "vitest";
import type { Choice } from "../../protocol";
import { follower } from "./follow";
import { layOut, R } from "./geometry";
import { placeOf } from "./places";
import { steady } from "./steady";
import { needsOf, readNebula, scoresInRound, type CraftingView } from "./view";
import { fit, wrap } from "./wrap";

const choice = (text: string): Choice => ({ action: 0, text, message: { type: "message", id: text, args: {} } });
const view = { round: 4, current_player: 2 } as CraftingView;

test("a printed nebula is read with its stars and its points", () => {
  expect(readNebula("1H 2He 3O: 10", 3)).toEqual({ size: 3, needs: [1, 2, 3, 0], points: 10 });
  expect(readNebula("1He 2C: 4", 1)).toEqual({ size: 1, needs: [0, 1, 0, 2], points: 4 });
});

test("a supernova stands in for a star that is missing, once", () => {
  const nebula = { size: 1, needs: [1, 0, 2, 0], points: 5 };
  expect(needsOf(nebula, [1, 5, 0])).toEqual([
    { element: 0, met: true, joker: false },
    { element: 2, met: true, joker: true },
    { element: 2, met: false, joker: false },
  ]);
});

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
  const places = { "shift own": "marble 2", "shift time": "dark time", "shift stop": "enough", "star s12": "s12", "pay l3": "l3", "complete De1": "De1" };
  for (const [text, place] of Object.entries(places)) expect(placeOf(choice(text), view)).toBe(place);
  expect(placeOf(choice("buy light"), view)).toBe(placeOf(choice("sell light"), view));
  expect(placeOf(choice("end"), view)).toBeNull();
});

test("two hexagons side by side share a side, and two sectors a border", () => {
  const galaxy = layOut({
    hexagons: [
      { name: "De1", q: 0, r: 0, sector: 0 },
      { name: "Ps1", q: 1, r: 0, sector: 1 },
    ],
    stars: [
      { x: 6, y: -2 },
      { x: 6, y: 2 },
    ],
    life: [{ x: 6, y: 0 }],
  });
  expect(galaxy.hexagons.map(({ life }) => life)).toEqual([[0], [0]]);
  expect(galaxy.hexagons.map(({ stars }) => stars)).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(galaxy.borders).toBe(`M0 ${-R / 2}L0 ${R / 2}`);
});

test("a goal scores at the end of the round in which it reaches the last space", () => {
  expect(scoresInRound(view, { goal: 0, space: 1, amounts: [] }, 4)).toBe(6);
  expect(scoresInRound(view, { goal: 0, space: 3, amounts: [] }, 4)).toBe(4);
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
