/**
 * Everything a player reads, from the same Fluent files as the server's; a language is loaded when it is first used.
 *
 * Code names a message and its arguments; only `say` and `render` turn it into words.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../protocol";

export const LANGUAGES = ["en", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", it: "Italiano" };

const loaders: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../locale/en"),
  de: () => import("../locale/de"),
  it: () => import("../locale/it"),
};

const current = $state<{ lang: Language; bundle: FluentBundle | null }>({ lang: "en", bundle: null });

/** Load a language and speak it from now on. */
export async function speak(lang: Language): Promise<void> {
  const source = (await loaders[lang]()).default;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  current.lang = lang;
  current.bundle = bundle;
  document.documentElement.lang = lang;
}

export function language(): Language {
  return current.lang;
}

/** The language to begin with: the browser's, where we speak it. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lang = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (lang) return lang;
  }
  return "en";
}

/** Put a message into words; `names` are the players', by seat. A missing message shows its id. */
export function render(message: Message, names: readonly string[] = []): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args)) args[name] = argument(value, names);
  return say(message.id, args);
}

/** Put a message named in place into words. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = current.bundle?.getMessage(id)?.value;
  return pattern ? (current.bundle as FluentBundle).formatPattern(pattern, args, []) : id;
}

/** The first letter of a message, for a mark: it stands for the word that the reader knows. */
export function initial(id: string): string {
  return say(id).charAt(0).toUpperCase();
}

/** A change of points as people write it: +3, −2. */
export function signed(points: number): string {
  return `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
}

/** Whether the language has a message. */
export function has(id: string): boolean {
  return current.bundle?.hasMessage(id) ?? false;
}

type Argument = Message["args"][string];

function argument(value: Argument, names: readonly string[]): FluentVariable {
  if (typeof value !== "object") return value;
  if (value.type === "message") return render(value, names);
  return names[value.seat] ?? say("player", { number: value.seat + 1 });
}
