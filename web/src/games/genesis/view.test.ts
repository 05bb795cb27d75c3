import { expect, test } from "vitest";
import type { Choice, Message } from "../../protocol";
import { describe, placeOf, rivals } from ".";
import { LOW, ROWS, TALL, WINDOW } from "./layout";
import { writeAmounts, type GenesisComponents, type GenesisView } from "./view";

const message = (id: string): Message => ({ type: "message", id, args: {} });
const choice = (text: string): Choice => ({ action: 0, text, message: message(text) });
const angel = (region: number, square: number, points = 0) => ({ region, square, circles: [0, 0, 2, 0, 0, 0], points });
const view = {
  god_at: message("genesis-god-before"),
  players: [{ angel: angel(3, 1) }],
  dark_angel: angel(3, 0, 7),
  dark_angel_next: null,
  regions: [],
  stock: [9, 0, 4],
} as unknown as GenesisView;
const components = {
  regions: Array.from({ length: 8 }, () => ({ squares: [], points: [4, 3], cost: null, bonus: null, rest: [] })),
} as unknown as GenesisComponents;

test("cubes are written as the choices write them", () => {
  expect(writeAmounts([2, 0, 1])).toBe("2C 1L");
  expect(writeAmounts([0, 0, 0])).toBe("-");
});

test("three yields stand within one sill, and so do two", () => {
  for (const layout of [WINDOW, TALL, LOW, ROWS]) {
    const field = layout.square(0, 0);
    for (const options of [1, 2, 3]) {
      const first = layout.yield(0, 0, 0, options);
      const last = layout.yield(0, 0, options - 1, options);
      const half = layout.cube(2, options) / 2;
      expect(first.y - half).toBeGreaterThanOrEqual(field.y - 1);
      expect(last.y + half).toBeLessThanOrEqual(field.y + field.h + 1);
      if (options > 1) {
        const step = layout.yield(0, 0, 1, options).y - first.y;
        expect(step).toBeGreaterThanOrEqual(layout.cube(2, options));
      }
    }
  }
});

test("choices lie where their notation says, and payments only in the bar", () => {
  expect(placeOf(choice("move III"), view)).toBe("move III");
  expect(placeOf(choice("switch left C"), view)).toBe("switch left");
  expect(placeOf(choice("pay 2C"), view)).toBeNull();
  expect(placeOf(choice("pass"), view)).toBeNull();
});

test("the position is told: God, the stock, then region by region, from left to right", () => {
  const lines = describe(view, [], components);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("genesis-god-before");
  expect(lines[1]).toBe("genesis-board-stock");
  expect(lines[5]?.split("; ")).toHaveLength(4); // two angels on their sills, two works
});

test("costs, yields, points and bonuses are told as well", () => {
  const printed = {
    regions: Array.from({ length: 8 }, () => ({
      squares: [
        [[2, 0, 0]],
        [
          [0, 1, 0],
          [0, 0, 1],
        ],
      ],
      points: [4, 3],
      cost: [3, 0, 0],
      bonus: [1, 0, 0],
      rest: [],
    })),
  } as unknown as GenesisComponents;
  const seen = { ...view, regions: Array.from({ length: 8 }, () => ({ next_circle: 2 })) } as unknown as GenesisView;
  const told = describe(seen, [], printed)[3] ?? "";
  for (const part of ["web-genesis-terms", "web-genesis-next-points", "web-genesis-yields"])
    expect(told).toContain(part);
  expect(told.split("web-genesis-yields")).toHaveLength(3); // two sills
});

test("the dark angel scores beside the players, and announces nothing once the game is over", () => {
  expect(rivals?.(view, [])).toEqual([{ name: "genesis-dark-angel", points: 7, note: "" }]);
});
