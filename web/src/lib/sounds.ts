/**
 * Sounds, made here and nowhere fetched: a few soft tones in a wide room. Which event of a game has which sound is said
 * by the game's own folder (`sounds` of its board); this module knows only how they sound and when they may be heard.
 */

import type { LogLine } from "../protocol";
import { settings } from "./settings.svelte";
import { wasTouched } from "./touch";

export type Sound = "turn" | "choice" | "points" | "discharge" | "dark" | "victory";

/** A tone: its pitch in hertz, when it begins, how long it rings and how loud it is. */
interface Tone {
  pitch: number;
  at: number;
  rings: number;
  loud: number;
  /** The pitch that it glides to. */
  to?: number;
  /** Seconds until it is at its loudest: a moment for a bell, longer for a breath. */
  swells?: number;
  wave?: OscillatorType;
}

/** A bell: a tone with two faint ones above it. */
const bell = (pitch: number, at: number, rings: number, loud: number): Tone[] => [
  { pitch, at, rings, loud },
  { pitch: pitch * 2.003, at, rings: rings * 0.6, loud: loud * 0.25 },
  { pitch: pitch * 3.01, at, rings: rings * 0.3, loud: loud * 0.1 },
];

export const SOUNDS: Record<Sound, readonly Tone[]> = {
  turn: [...bell(440, 0, 1.4, 0.5), ...bell(659.26, 0.18, 1.8, 0.45)],
  choice: [{ pitch: 293.66, at: 0, rings: 0.16, loud: 0.3, wave: "triangle" }],
  points: [...bell(587.33, 0, 0.7, 0.22), ...bell(739.99, 0.09, 0.7, 0.22), ...bell(880, 0.18, 1.1, 0.26)],
  discharge: [
    { pitch: 392, to: 98, at: 0, rings: 1.3, loud: 0.4, wave: "triangle" },
    { pitch: 784, to: 196, at: 0, rings: 0.7, loud: 0.12 },
    ...bell(1174.66, 0.32, 1.4, 0.16),
  ],
  dark: [
    { pitch: 73.42, at: 0, rings: 2.4, loud: 0.6, swells: 0.35 },
    { pitch: 77.78, at: 0, rings: 2.4, loud: 0.45, swells: 0.5 },
    { pitch: 146.83, to: 138.59, at: 0.1, rings: 2, loud: 0.16, swells: 0.4, wave: "triangle" },
  ],
  victory: [
    { pitch: 146.83, at: 0, rings: 4, loud: 0.4, swells: 0.25 },
    ...bell(293.66, 0.05, 3, 0.32),
    ...bell(440, 0.3, 3, 0.3),
    ...bell(587.33, 0.55, 3, 0.28),
    ...bell(739.99, 0.85, 3.4, 0.28),
    ...bell(880, 1.2, 3.8, 0.26),
  ],
};

/** Of several at once only the one that matters most is heard. */
const RANK: readonly Sound[] = ["victory", "dark", "discharge", "turn", "points", "choice"];
/** Nobody needs more than this from a speaker. */
const LOUDEST = 0.5;
/** The least time between two sounds, in seconds: what follows faster would be noise. */
const GAP = 0.09;

/** The sound of what happened: what the game says of its own events, else whether somebody scored. */
export function soundOf(
  lines: readonly LogLine[],
  sounds: Readonly<Record<string, Sound>> = {},
  scored = false,
): Sound | null {
  const heard = new Set(lines.map((line) => sounds[line.message.id]));
  if (scored) heard.add("points");
  return RANK.find((sound) => heard.has(sound)) ?? null;
}

interface Stage {
  context: AudioContext;
  /** Where tones go in: straight out, and once more from far away. */
  entry: GainNode;
}

let stage: Stage | null = null;
let busyUntil = 0;
let playing: Sound | null = null;

/** Get ready at a touch: some browsers let nothing be heard that was not woken in one. */
export function wake(): void {
  if (!settings.sound) return;
  stage ??= build();
  if (stage.context.state === "suspended") void stage.context.resume();
}

/** Let a sound be heard, if it is wanted; of a page out of sight only the sign for one's turn, for those who want that. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0 || !wasTouched()) return;
  if (document.hidden && !(sound === "turn" && settings.soundWhenHidden)) return;
  wake();
  if (!stage) return;
  const now = stage.context.currentTime;
  if (now < busyUntil && playing && RANK.indexOf(sound) >= RANK.indexOf(playing)) return;
  busyUntil = now + GAP;
  playing = sound;
  stage.entry.gain.value = LOUDEST * settings.volume ** 2; // ears count in ratios
  for (const tone of SOUNDS[sound]) ring(stage, tone, now + 0.01);
}

function ring({ context, entry }: Stage, tone: Tone, now: number): void {
  const start = now + tone.at;
  const end = start + tone.rings;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = tone.wave ?? "sine";
  source.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, end);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(tone.loud, start + (tone.swells ?? 0.012));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(gain).connect(entry);
  source.start(start);
  source.stop(end + 0.05);
}

/** A wide, dark room: what is heard comes back later, softer and duller, a few times. */
function build(): Stage {
  const context = new AudioContext();
  const entry = context.createGain();
  const echo = context.createDelay(1);
  const again = context.createGain();
  const dull = context.createBiquadFilter();
  const far = context.createGain();
  echo.delayTime.value = 0.31;
  again.gain.value = 0.42;
  dull.type = "lowpass";
  dull.frequency.value = 1100;
  far.gain.value = 0.35;
  entry.connect(context.destination);
  entry.connect(echo);
  echo.connect(dull).connect(again).connect(echo);
  dull.connect(far).connect(context.destination);
  return { context, entry };
}
