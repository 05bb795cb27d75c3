import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notifyTurn } from "./notice";
import { settings } from "./settings.svelte";

vi.mock("./settings.svelte", () => ({ settings: { notify: false } }));

const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  class Told {
    static permission = "granted";
    constructor(title: string) {
      shown.push(title);
    }
  }
  vi.stubGlobal("Notification", Told);
  vi.stubGlobal("window", { Notification: Told });
  vi.stubGlobal("document", { hidden: true });
});
afterEach(() => vi.unstubAllGlobals());

test("the browser tells of a turn only those who want it and look elsewhere", () => {
  notifyTurn("Cosmogony", "Your turn");
  settings.notify = true;
  vi.stubGlobal("document", { hidden: false });
  notifyTurn("Cosmogony", "Your turn");
  expect(shown).toEqual([]);
  vi.stubGlobal("document", { hidden: true });
  notifyTurn("Cosmogony", "Your turn");
  expect(shown).toEqual(["Cosmogony"]);
});
