import { expect, test } from "vitest";
import { blocks, chapters, firstOf, marked, search, searchChapters, spans } from "./rules";

const clauses = [
  { id: "GEN-1.1", chapter: "1. Set-up", text: "Two to six players.", basis: [] },
  { id: "GEN-4.1", chapter: "4. Gathering", text: "Before gathering, **switch** by `C`.", basis: [] },
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

test("a cited clause is a link, and a cited chapter leads to its first clause", () => {
  expect(
    spans("As in GEN-4.1, or GEN-4.")
      .filter((s) => s.kind === "cited")
      .map((s) => s.text),
  ).toEqual(["GEN-4.1", "GEN-4"]);
  expect(firstOf(clauses, "GEN-4")).toBe("GEN-4.1");
  expect(firstOf(clauses, "GEN-9")).toBeNull();
});

const CHAPTER = `One line
goes on.

1. **First.** Do this.
2. Then
   that.

![A board](picture:board)

3. Last.

![Watch it](example:whole-turn@3-12)

| who | points |
|---|---|
| Ada | 4 + 3 |

- **Bonus**: what it gives.
- **Circle**: a place.

- one
- two`;

test("a chapter is read block by block", () => {
  expect(blocks(CHAPTER)).toEqual([
    { kind: "paragraph", text: "One line goes on." },
    { kind: "list", items: ["**First.** Do this.", "Then that."], from: 1 },
    { kind: "picture", name: "board", words: "A board" },
    { kind: "list", items: ["Last."], from: 3 },
    { kind: "example", name: "whole-turn", first: 3, last: 12, words: "Watch it" },
    { kind: "table", head: ["who", "points"], rows: [["Ada", "4 + 3"]] },
    {
      kind: "terms",
      items: [
        { term: "Bonus", text: "what it gives." },
        { term: "Circle", text: "a place." },
      ],
    },
    { kind: "list", items: ["one", "two"], from: null },
  ]);
});

test("chapters are searched as clauses are, and the words are marked", () => {
  const chapter = { name: "turn", title: "A turn", text: "You gather or move." };
  expect(searchChapters([chapter], "TURN move")).toEqual([chapter]);
  expect(searchChapters([chapter], "work")).toEqual([]);
  expect(marked("Gather, then (again) gather.", "gather (again)")).toEqual([
    "",
    "Gather",
    ", then ",
    "(again)",
    " ",
    "gather",
    ".",
  ]);
  expect(marked("Gather", " ")).toEqual(["Gather"]);
});
