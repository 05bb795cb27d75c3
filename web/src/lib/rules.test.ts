import { expect, test } from "vitest";
import { chapters, search, spans } from "./rules";

const clauses = [
  { id: "GEN-1.1", chapter: "1. Set-up", text: "Two to six players." },
  { id: "GEN-4.1", chapter: "4. Gathering", text: "Before gathering, **switch** by `C`." },
];

test("clauses are found by all words, in id, chapter or text", () => {
  expect(search(clauses, "SWITCH gathering").map((c) => c.id)).toEqual(["GEN-4.1"]);
  expect(search(clauses, "gen-1.1").map((c) => c.id)).toEqual(["GEN-1.1"]);
  expect(search(clauses, "")).toHaveLength(2);
});

test("strong and code are told from plain text", () => {
  expect(spans(clauses[1]?.text ?? "").map((s) => s.kind)).toEqual(["text", "strong", "text", "code", "text"]);
});

test("chapters keep their order", () => {
  expect(chapters(clauses).map(([name]) => name)).toEqual(["1. Set-up", "4. Gathering"]);
});
