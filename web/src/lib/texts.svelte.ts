/**
 * Everything a player reads, from the same Fluent files as the server's. What all games share is loaded with a language;
 * a game's own words are fetched from the server when something of it is opened.
 *
 * Code names a message and its arguments; only `say` and `render` turn it into words.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, Words } from "../protocol";
import { transport } from "./transport.svelte";

export const LANGUAGES = ["en", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", it: "Italiano" };

const loaders: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../locale/en"),
  de: () => import("../locale/de"),
  it: () => import("../locale/it"),
};

let spoken = $state.raw<{ lang: Language; bundle: FluentBundle } | null>(null);
/** The language last asked for, which is spoken once it is loaded. */
let wanted: Language = "en";
/** The loading that counts: one that was begun later is the one to wait for. */
let latest: Promise<void> = Promise.resolve();
/** The games whose words are in use. */
const games = new Set<string>();
/** What was loaded, by language and, for a game's own words, by game. */
const loaded = new Map<string, Promise<FluentResource>>();

/** Load a language, with the words of the games in use, and speak it from now on. */
export function speak(lang: Language): Promise<void> {
  wanted = lang;
  const mine: Promise<void> = load(lang).then((bundle) => {
    if (mine !== latest) return latest;
    spoken = { lang, bundle };
    document.documentElement.lang = lang;
  });
  latest = mine;
  return mine;
}

/** Fetch the words of a game, unless they are known. */
export async function learnWords(game: string): Promise<void> {
  await gameWords(game, wanted);
  if (games.has(game)) return latest;
  games.add(game);
  await speak(wanted);
}

async function load(lang: Language): Promise<FluentBundle> {
  const resources = await Promise.all([commonWords(lang), ...[...games].map((game) => gameWords(game, lang))]);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

function commonWords(lang: Language): Promise<FluentResource> {
  return once(lang, async () => (await loaders[lang]()).default);
}

function gameWords(game: string, lang: Language): Promise<FluentResource> {
  return once(`${lang} ${game}`, async () => {
    const answer = await transport.reach(`/api/games/${encodeURIComponent(game)}/texts/${lang}`);
    if (!answer.ok)
      throw new Error(say(answer.status === 404 || answer.status === 400 ? "web-no-such-game" : "web-no-server"));
    return answer.text();
  });
}

/** Load something once; what failed is tried again the next time. */
function once(key: string, load: () => Promise<string>): Promise<FluentResource> {
  const found = loaded.get(key) ?? load().then((source) => new FluentResource(source));
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  return found;
}

export function language(): Language {
  return spoken?.lang ?? "en";
}

/** What the server tells in every language at once, in the one that is spoken. */
export function inWords(words: Words): string {
  return words[language()];
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
  const bundle = spoken?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
}

/** The first letter of a message, for a mark: it stands for the word that the reader knows. */
export function initial(id: string): string {
  return say(id).charAt(0).toUpperCase();
}

/** A change of points as people write it: +3, −2. */
export function signed(points: number): string {
  return `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
}

/** A share of a hundred as the language writes it: 47% or 47 %. */
export function percentage(value: number): string {
  return (value / 100).toLocaleString(language(), { style: "percent" });
}

/** A number with one decimal as the language writes it: 4.5 or 4,5. */
export function decimal(value: number): string {
  return value.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Whether the language has a message. */
export function has(id: string): boolean {
  return spoken?.bundle.hasMessage(id) ?? false;
}

type Argument = Message["args"][string];

function argument(value: Argument, names: readonly string[]): FluentVariable {
  if (typeof value !== "object") return value;
  if (value.type === "message") return render(value, names);
  return names[value.seat] ?? say("player", { number: value.seat + 1 });
}
