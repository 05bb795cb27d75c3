/** What a player set, kept in the browser: language, theme, sound, motion. */

import { LANGUAGES, preferredLanguage, speak, type Language } from "./texts.svelte";

export type Theme = "system" | "dark" | "light";
export type Motion = "off" | "fast" | "normal" | "slow";

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notify: boolean;
}

const KEY = "cosmogony.settings";
const TRAVEL: Record<Motion, number> = { off: 0, fast: 200, normal: 340, slow: 700 };

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
    sound: old.sound ?? false,
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
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : TRAVEL[settings.motion];
}

function prefers(theme: string): boolean {
  return matchMedia(`(prefers-color-scheme: ${theme})`).matches;
}
