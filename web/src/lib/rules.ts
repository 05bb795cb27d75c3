/** Our rulebook's clauses: search and the little Markdown they use. */

import type { ClauseInfo } from "../protocol";

export interface Span {
  kind: "text" | "strong" | "code";
  text: string;
}

/** Split a clause into plain, strong and code. */
export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      return part.startsWith("`") ? { kind: "code", text: part.slice(1, -1) } : { kind: "text", text: part };
    });
}

/** The clauses that hold all the words, in chapter, id or text. */
export function search(clauses: readonly ClauseInfo[], words: string): ClauseInfo[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const all = `${clause.id} ${clause.chapter} ${clause.text}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}

/** Clauses by chapter, in order. */
export function chapters(clauses: readonly ClauseInfo[]): [string, ClauseInfo[]][] {
  const map = new Map<string, ClauseInfo[]>();
  for (const clause of clauses) map.set(clause.chapter, [...(map.get(clause.chapter) ?? []), clause]);
  return [...map];
}
