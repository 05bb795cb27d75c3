import { expect, test } from "vitest";
import type { EditionValue } from "../protocol";
import { countSources, decisions } from "./editions";

const values: EditionValue[] = [
  { key: "day.I.points", value: [4, 3], sources: ["rulebook", "reconstructed"], note: "" },
  { key: "day.I.cost", value: "3C", sources: ["reconstructed"], note: "" },
  { key: "rulings.must_gather", value: true, sources: ["ruling"], note: "" },
];

test("values are counted one by one, decisions are not", () => {
  expect(countSources(values)).toEqual({ all: 3, reconstructed: 2 });
});

test("an edition's decisions are told as the server takes them", () => {
  expect(decisions(values)).toEqual({ must_gather: "true" });
});
