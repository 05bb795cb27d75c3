/** What a player set, kept in the browser: language, theme, sound, motion. */

import { LANGUAGES, preferredLanguage, speak, type Language } from "./texts.svelte";

export type Theme = "system" | "dark" | "light";
export type Motion = "off" | "fast" | "normal" | "slow";
/** How quickly the others are shown to act. */
export type Pace = "calm" | "quick" | "once";
/** When a coach looks at one's choices: in the first games of a kind, always, never. */
export type Coaching = "first" | "always" | "never";

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** Null until the player has chosen one. */
  pace: Pace | null;
  coach: Coaching;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether one's turn is heard while the page is out of sight. */
  soundWhenHidden: boolean;
  /** Whether the others' quick reactions are shown. */
  reactions: boolean;
  notify: boolean;
}

const KEY = "cosmogony.settings";
const TRAVEL: Record<Motion, number> = { off: 0, fast: 200, normal: 340, slow: 700 };
/** How long a deed of somebody else is shown, in milliseconds. */
export const PACES: Record<Pace, number> = { calm: 1500, quick: 600, once: 0 };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function initial(): Settings {
  const old = stored();
  const language = LANGUAGES.find((lang) => lang === old.language) ?? preferredLanguage(navigator.languages);
  return {
    language,
    theme: old.theme ?? "dark",
    motion: old.motion ?? "normal",
    pace: old.pace ?? null,
    coach: old.coach ?? "first",
    sound: old.sound ?? true,
    volume: old.volume ?? 0.5,
    soundWhenHidden: old.soundWhenHidden ?? true,
    reactions: old.reactions ?? true,
    notify: old.notify ?? false,
  };
}

export const settings = $state<Settings>(initial());

/** Change some settings, apply them and keep them. */
export async function change(part: Partial<Settings>): Promise<void> {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  await applySettings();
}

/** Apply the settings to the page. */
export async function applySettings(): Promise<void> {
  const root = document.documentElement;
  const light = settings.theme === "light" || (settings.theme === "system" && prefers("light"));
  root.dataset["theme"] = light ? "light" : "dark";
  root.dataset["motion"] = travel() === 0 ? "off" : "on";
  root.style.setProperty("--travel", `${travel()}ms`);
  await speak(settings.language);
}

/** How long a piece travels, in milliseconds; nothing for people who asked for less motion. */
export function travel(): number {
  return prefersStillness() ? 0 : TRAVEL[settings.motion];
}

/** Whether the reader's device asks for less motion: then nothing moves, whatever is set here. */
export function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How quickly the others act: calmly at first, and at once for people who asked for less motion, unless they choose. */
export function pace(): Pace {
  return settings.pace ?? (travel() === 0 ? "once" : "calm");
}

function prefers(theme: string): boolean {
  return matchMedia(`(prefers-color-scheme: ${theme})`).matches;
}
