import { expect, test } from "vitest";
import { parseRoute } from "./routes";

test("addresses name pages", () => {
  expect(parseRoute("")).toEqual({ page: "home" });
  expect(parseRoute("#/table/abc")).toEqual({ page: "table", table: "abc" });
  expect(parseRoute("#/replay/table/abc/12")).toEqual({ page: "replay", kind: "table", id: "abc", action: 12 });
  expect(parseRoute("#/replay/record/ff")).toEqual({ page: "replay", kind: "record", id: "ff", action: null });
  expect(parseRoute("#/rules/genesis/GEN-3.2")).toEqual({ page: "rules", game: "genesis", at: "GEN-3.2" });
  expect(parseRoute("#/components/genesis")).toEqual({ page: "components", game: "genesis", table: null });
  expect(parseRoute("#/components/genesis/abc")).toEqual({ page: "components", game: "genesis", table: "abc" });
  expect(parseRoute("#/puzzles")).toEqual({ page: "puzzles", game: null });
  expect(parseRoute("#/puzzles/genesis")).toEqual({ page: "puzzles", game: "genesis" });
  expect(parseRoute("#/puzzles/genesis/2-7-11")).toEqual({ page: "puzzle", game: "genesis", puzzle: "2-7-11" });
});

test("an unknown address is called so", () => {
  expect(parseRoute("#/")).toEqual({ page: "home" });
  expect(parseRoute("#/nowhere/at/all")).toEqual({ page: "unknown" });
  expect(parseRoute("#/table/")).toEqual({ page: "unknown" });
});
