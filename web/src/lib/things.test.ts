import { expect, test } from "vitest";
import type { Message } from "../protocol";
import { thingsIn } from "./things";

const message = (args: Message["args"]): Message => ({ type: "message", id: "m", args });

test("a sentence names the things of the messages in it, each by its outermost name", () => {
  const corner = message({ thing: "0/s17", hexagon: message({ thing: "0/De1" }) });
  expect(thingsIn(message({ start: corner, end: message({ thing: "0/s18" }), points: 3 }))).toEqual(["0/s17", "0/s18"]);
  expect(thingsIn(message({ player: { type: "seat", seat: 1 } }))).toEqual([]);
});
