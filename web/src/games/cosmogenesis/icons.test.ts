import { render } from "svelte/server";
import { expect, test } from "vitest";
import Icon from "./Icon.svelte";
import type { IconView } from "./view";

/** All that a tile may have on it; the compiler sees that none is missing. */
const EFFECTS: Record<IconView["effect"], true> = {
  action: true,
  asteroids: true,
  body: true,
  collide: true,
  comet: true,
  evolve: true,
  expand: true,
  life: true,
  monolith: true,
  moon: true,
  several: true,
  strike: true,
};

test("every effect that a tile may have is drawn, and none like another", () => {
  const kinds = Object.keys(EFFECTS) as IconView["effect"][];
  const drawn = kinds.map((kind) => render(Icon, { props: { kind } }).body);
  for (const picture of drawn) expect(picture).toMatch(/<(path|circle|rect)/);
  const shapes = drawn.map((picture) => picture.replaceAll(/(fill|stroke)="[^"]*"/g, ""));
  expect(new Set(shapes).size).toBe(kinds.length);
});
