import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogLine } from "../protocol";

vi.mock("./settings.svelte", () => ({ settings: { sound: true, volume: 0.5, soundWhenHidden: true } }));

const touch = vi.hoisted(() => ({ touched: true }));
vi.mock("./touch", () => ({ wasTouched: () => touch.touched }));

let pitches: number[];
let now: number;
let made: number;

class Parameter {
  value = 0;
  setValueAtTime = (): this => this;
  linearRampToValueAtTime = (): this => this;
  exponentialRampToValueAtTime = (): this => this;
}

function node(): Record<string, unknown> {
  const self: Record<string, unknown> = {
    gain: new Parameter(),
    delayTime: new Parameter(),
    frequency: Object.assign(new Parameter(), {
      setValueAtTime: (pitch: number) => pitches.push(pitch),
    }),
    start: () => undefined,
    stop: () => undefined,
    connect: (to: unknown) => to,
  };
  return self;
}

class FakeContext {
  state = "running";
  destination = node();
  createOscillator = node;
  createGain = node;
  createDelay = node;
  createBiquadFilter = node;
  constructor() {
    made += 1;
  }
  get currentTime(): number {
    return now;
  }
}

beforeEach(() => {
  vi.resetModules();
  pitches = [];
  now = 1;
  made = 0;
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("document", { hidden: false });
  touch.touched = true;
});
afterEach(() => vi.unstubAllGlobals());

async function fresh() {
  const { settings } = await import("./settings.svelte");
  Object.assign(settings, { sound: true, volume: 0.5, soundWhenHidden: true });
  return { ...(await import("./sounds")), settings };
}
const line = (id: string): LogLine => ({ action: 1, message: { type: "message", id, args: {} }, note: null });

test("nothing is heard, nor made, before the first touch", async () => {
  touch.touched = false;
  const { play } = await fresh();
  play("turn");
  expect([pitches.length, made]).toEqual([0, 0]);
});

test("nothing is heard where sounds are off or the volume is nought", async () => {
  const { play, settings, wake } = await fresh();
  settings.sound = false;
  wake();
  play("turn");
  Object.assign(settings, { sound: true, volume: 0 });
  play("turn");
  expect([pitches.length, made]).toEqual([0, 0]);
});

test("out of sight only the turn is heard, and only if that is wanted", async () => {
  vi.stubGlobal("document", { hidden: true });
  const { play, settings, SOUNDS } = await fresh();
  play("points");
  expect(pitches).toEqual([]);
  play("turn");
  expect(pitches.length).toBe(SOUNDS.turn.length);
  now += 5;
  settings.soundWhenHidden = false;
  play("turn");
  expect(pitches.length).toBe(SOUNDS.turn.length);
});

test("of two at once the one that matters more is heard", async () => {
  const { play, SOUNDS } = await fresh();
  play("points");
  play("choice");
  expect(pitches.length).toBe(SOUNDS.points.length);
  play("dark");
  expect(pitches.length).toBe(SOUNDS.points.length + SOUNDS.dark.length);
});

test("every sound is soft, low or in the middle, and over before it bores", async () => {
  const { SOUNDS } = await fresh();
  for (const [name, tones] of Object.entries(SOUNDS)) {
    const sum = tones.reduce((all, tone) => all + tone.loud, 0);
    expect(sum, name).toBeLessThan(3);
    for (const tone of tones) {
      expect(tone.pitch, name).toBeLessThan(4000);
      expect(tone.at + tone.rings, name).toBeLessThanOrEqual(5.1);
    }
  }
});

test("what happened sounds as its game says, else as points where some were made", async () => {
  const { soundOf } = await fresh();
  const sounds = { boom: "discharge", gloom: "dark" } as const;
  expect(soundOf([line("boom"), line("gloom")], sounds, true)).toBe("dark");
  expect(soundOf([line("boom")], sounds, true)).toBe("discharge");
  expect(soundOf([line("else")], sounds, true)).toBe("points");
  expect(soundOf([line("else")], sounds)).toBeNull();
  expect(soundOf([line("else")])).toBeNull();
});
