/** Whom the reader does not want to hear at a table: their words and reactions stay out, in this browser only. */

const KEY = "cosmogony.silenced";
/** Of so many tables it is remembered. */
const MOST = 50;

type Kept = [table: string, seats: number[]][];

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept;
  } catch {
    return [];
  }
}

export class Silence {
  seats = $state.raw<ReadonlySet<number>>(new Set());

  constructor(readonly table: string) {
    this.seats = new Set(kept().find(([at]) => at === table)?.[1]);
  }

  /** Whether somebody is heard; those who watch have no seat, and are. */
  hears(seat: number | null): boolean {
    return seat === null || !this.seats.has(seat);
  }

  toggle(seat: number): void {
    const seats = new Set(this.seats);
    if (!seats.delete(seat)) seats.add(seat);
    this.seats = seats;
    const others = kept().filter(([at]) => at !== this.table);
    try {
      localStorage.setItem(KEY, JSON.stringify([...others, [this.table, [...seats]]].slice(-MOST)));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}
