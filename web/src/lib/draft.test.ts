import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../testing/fakes";
import { draftOf, keepDraft } from "./draft";

beforeEach(() => void fakeStorage());
afterEach(() => vi.unstubAllGlobals());

test("an edition is kept for each game until it is dropped", () => {
  keepDraft("cups", "text");
  expect([draftOf("cups"), draftOf("chess")]).toEqual(["text", null]);
  keepDraft("cups", null);
  expect(draftOf("cups")).toBeNull();
});
