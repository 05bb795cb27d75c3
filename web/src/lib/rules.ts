/** Our rulebooks: search, and the little Markdown that they are written in. */

import type { ChapterInfo, ClauseInfo } from "../protocol";

export interface Span {
  kind: "text" | "strong" | "code" | "cited";
  text: string;
}

export type Block =
  | { kind: "paragraph"; text: string }
  | {
      kind: "list";
      items: string[];
      /** The number of the first item; null where they are not numbered. */ from: number | null;
    }
  | { kind: "terms"; items: { term: string; text: string }[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "picture"; name: string; words: string }
  | { kind: "example"; name: string; first: number; last: number; words: string };

const CITED = /\b[A-Z]{3}-\d+(?:\.\d+)*\b/;
const SPANS = new RegExp(`(\\*\\*[^*]+\\*\\*|\`[^\`]+\`|${CITED.source})`);
const PICTURE = /^!\[([^\]]*)\]\(picture:([a-z0-9-]+)\)$/;
const EXAMPLE = /^!\[([^\]]*)\]\(example:([a-z0-9-]+)@(\d+)-(\d+)\)$/;
const TERM = /^\*\*([^*]+)\*\*:\s+(.*)$/s;

/** Split a text into plain, strong, code, and clauses that it cites. */
export function spans(text: string): Span[] {
  return text
    .split(SPANS)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      return { kind: CITED.exec(part)?.[0] === part ? "cited" : "text", text: part };
    });
}

/** Split a chapter into paragraphs, lists, tables, pictures and examples. */
export function blocks(markdown: string): Block[] {
  return markdown.split(/\n{2,}/).flatMap((part) => (part.trim() ? [block(part.trim())] : []));
}

function block(part: string): Block {
  const picture = PICTURE.exec(part);
  if (picture) return { kind: "picture", words: picture[1] ?? "", name: picture[2] ?? "" };
  const example = EXAMPLE.exec(part);
  if (example) {
    const [, words = "", name = "", first, last] = example;
    return { kind: "example", words, name, first: Number(first), last: Number(last) };
  }
  if (part.startsWith("|")) return table(part);
  if (/^(- |\d+\. )/.test(part)) return list(part);
  return { kind: "paragraph", text: part.replaceAll("\n", " ") };
}

function table(part: string): Block {
  const cells = (line: string) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
  const [head = "", , ...rows] = part.split("\n").map((line) => line.trim());
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

function list(part: string): Block {
  const number = /^(\d+)\. /.exec(part)?.[1];
  const items = part
    .split(/\n(?=- |\d+\. )/)
    .map((item) => item.replace(/^(- |\d+\. )/, "").replaceAll(/\s*\n\s*/g, " "));
  const terms = items.flatMap((item) => {
    const found = TERM.exec(item);
    return found ? [{ term: found[1] ?? "", text: found[2] ?? "" }] : [];
  });
  if (number === undefined && terms.length === items.length) return { kind: "terms", items: terms };
  return { kind: "list", items, from: number === undefined ? null : Number(number) };
}

const wordsOf = (words: string) => words.toLowerCase().split(/\s+/).filter(Boolean);
const holds = (text: string, words: string) => wordsOf(words).every((word) => text.toLowerCase().includes(word));

/** The clauses that hold all the words, in chapter, id or text. */
export function search(clauses: readonly ClauseInfo[], words: string): ClauseInfo[] {
  return clauses.filter((clause) => holds(`${clause.id} ${clause.chapter} ${clause.text}`, words));
}

/** The chapters that hold all the words. */
export function searchChapters(chapters: readonly ChapterInfo[], words: string): ChapterInfo[] {
  return chapters.filter((chapter) => holds(`${chapter.title} ${chapter.text}`, words));
}

/** A text cut where it holds one of the words, for marking them: every second part is such a word. */
export function marked(text: string, words: string): string[] {
  const wanted = wordsOf(words).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return wanted.length > 0 ? text.split(new RegExp(`(${wanted.join("|")})`, "i")) : [text];
}

/** Clauses by chapter, in order. */
export function chapters(clauses: readonly ClauseInfo[]): [string, ClauseInfo[]][] {
  const map = new Map<string, ClauseInfo[]>();
  for (const clause of clauses) map.set(clause.chapter, [...(map.get(clause.chapter) ?? []), clause]);
  return [...map];
}

/** The first clause of a cited chapter: CRA-13 leads to CRA-13.1. */
export function firstOf(clauses: readonly ClauseInfo[], cited: string): string | null {
  return clauses.find(({ id }) => id === cited || id.startsWith(`${cited}.`))?.id ?? null;
}
