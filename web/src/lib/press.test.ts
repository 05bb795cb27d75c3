import { expect, test } from "vitest";
import { Press } from "./press";

const down = (pointerType: string) => ({ timeStamp: 1000, pointerType }) as PointerEvent;
const click = (timeStamp: number, detail = 1) => ({ timeStamp, detail }) as MouseEvent;

test("a finger that stays looks, and a tap chooses", () => {
  const press = new Press();
  press.down(down("touch"));
  expect(press.looked(click(1200))).toBe(false);
  expect(press.looked(click(1500))).toBe(true);
});

test("a mouse may take its time, and a key is never a look", () => {
  const press = new Press();
  press.down(down("mouse"));
  expect(press.looked(click(5000))).toBe(false);
  press.down(down("touch"));
  expect(press.looked(click(5000, 0))).toBe(false);
});

test("the second half of a double click chooses nothing", () => {
  const press = new Press();
  press.down(down("mouse"));
  expect(press.looked(click(1100))).toBe(false);
  press.down(down("mouse"));
  expect(press.looked(click(1200, 2))).toBe(true);
});
