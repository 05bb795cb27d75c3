import { beforeEach, expect, test, vi } from "vitest";
import type { LogLine } from "../protocol";
import { Notes } from "./notes.svelte";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const line = (id: string | null): LogLine => ({
  action: 1,
  message: { type: "message", id: "line", args: {} },
  note: id === null ? null : { type: "message", id, args: {} },
});

test("a note is shown once, one after the other, and never again once it was read", () => {
  const notes = new Notes();
  notes.take([line(null), line("first"), line("second"), line("first")]);
  expect(notes.shown?.id).toBe("first");
  notes.read();
  expect(notes.shown?.id).toBe("second");
  const later = new Notes();
  later.take([line("first"), line("second")]);
  expect(later.shown?.id).toBe("second");
});
