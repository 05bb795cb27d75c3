/** What this browser noted of each shuffle before the game: the server's commitment and its own numbers. */

const KEY = "cosmogony.shuffles";
/** Tables of which something is kept. */
const MOST = 200;

export interface Note {
  table: string;
  /** The first commitment that was seen; a later one replaces nothing. */
  commitment: string;
  /** The numbers that this browser added, by seat. */
  numbers: Record<number, string>;
}

/** The commitments seen since the page was opened: a table where nobody here sits needs no note. */
const seen = new Map<string, string>();

function notes(): Note[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Note[]) : [];
  } catch {
    return [];
  }
}

function keep(note: Note): void {
  const others = notes().filter((one) => one.table !== note.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([note, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Note what the server committed itself to; only what it said first counts. */
export function sawCommitment(table: string, commitment: string): void {
  if (!seen.has(table)) seen.set(table, commitment);
}

/** Whether the commitment was seen, so that a number may be added. */
export function knowsCommitment(table: string): boolean {
  return seen.has(table) || noteOf(table) !== null;
}

/** Keep the number that was added with a seat. */
export function noteNumber(table: string, seat: number, number: string): void {
  const before = noteOf(table);
  const commitment = before?.commitment ?? seen.get(table) ?? "";
  keep({ table, commitment, numbers: { ...before?.numbers, [seat]: number } });
}

/** Forget the number of a seat that was left again. */
export function forgetNumber(table: string, seat: number): void {
  const note = noteOf(table);
  if (!note) return;
  const numbers = { ...note.numbers };
  delete numbers[seat];
  keep({ ...note, numbers });
}

export function noteOf(table: string): Note | null {
  return notes().find((note) => note.table === table) ?? null;
}

/** The note about the game that a record tells, found by what both hold. */
export function noteAbout(commitment: string, numbers: readonly string[]): Note | null {
  const ours = (note: Note) => Object.values(note.numbers).some((number) => numbers.includes(number));
  return notes().find((note) => note.commitment === commitment || ours(note)) ?? null;
}
