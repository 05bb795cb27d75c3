/** The rulebook that is being read: what its parts share. */

import { getContext, setContext } from "svelte";
import { loadBoard, type BoardModule } from "../games";
import { loadPictures, type Moment, type RulebookModule } from "../games/rulebook";
import { faceOfPerson } from "../lib/faces";
import { api } from "../lib/api";
import { colourOf, sigilOf, type Player } from "../lib/players";
import { firstOf } from "../lib/rules";
import { language, type Language } from "../lib/texts.svelte";
import type { ExampleInfo, RulebookInfo } from "../protocol";

export class Book {
  text = $state.raw<RulebookInfo | null>(null);
  pictures = $state.raw<RulebookModule | null>(null);
  board = $state.raw<BoardModule | null>(null);
  components = $state.raw<unknown>(null);
  /** What is searched for. */
  words = $state("");
  /** The chapter or clause that was asked for. */
  wanted = $state<string | null>(null);
  /** The example that is open; one at a time. */
  watched = $state<string | null>(null);
  /** How a table decided the open questions, by their names; the standard answers elsewhere. */
  options = $state.raw<Readonly<Record<string, string>>>({});
  #examples = new Map<string, Promise<ExampleInfo>>();

  constructor(
    readonly game: string,
    /** Go to a chapter or clause without leaving the page: in a drawer. Null where its address leads there. */
    readonly goTo: ((name: string) => void) | null = null,
  ) {}

  async load(lang: Language): Promise<void> {
    const [text, pictures, board, components] = await Promise.all([
      api.rules(this.game, lang),
      loadPictures(this.game),
      loadBoard(this.game),
      api.components(this.game),
    ]);
    if (lang === language()) Object.assign(this, { text, pictures, board, components });
  }

  /** An example, asked for once in each language. */
  example(name: string, first: number, last: number): Promise<ExampleInfo> {
    const lang = language();
    const key = `${lang} ${name} ${first} ${last}`;
    const found = this.#examples.get(key) ?? api.example(this.game, name, first, last, lang);
    this.#examples.set(key, found);
    found.catch(() => this.#examples.delete(key));
    return found;
  }

  /** A moment of an example, for a picture. */
  async moment(name: string, actions: number): Promise<Moment> {
    const { steps, names, seat } = await this.example(name, actions + 1, actions);
    return { view: steps[0]?.view, players: playersOf(names, seat), seat };
  }

  /** The address of a chapter or clause. */
  address(name: string): string {
    return `#/rules/${this.game}/${this.place(name)}`;
  }

  follow(event: MouseEvent, name: string): void {
    if (!this.goTo || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.goTo(this.place(name));
  }

  /** A cited chapter of clauses is that of its first clause. */
  place(name: string): string {
    return firstOf(this.text?.clauses ?? [], name) ?? name;
  }
}

/** Those who play in an example; the reader looks on from one of their seats. */
export function playersOf(names: readonly string[], seat: number): Player[] {
  return names.map((name, index) => ({
    seat: index,
    name,
    sigil: sigilOf(index),
    colour: colourOf(index),
    mine: index === seat,
    bot: false,
    face: faceOfPerson(name),
    strength: "",
  }));
}

const KEY = Symbol("book");
export const provideBook = (book: Book): Book => setContext(KEY, book);
export const useBook = (): Book => getContext<Book>(KEY);
