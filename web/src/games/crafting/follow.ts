/** Gives pieces that look alike an identity, so that the one that moved is seen to travel. */

export interface Spotted {
  /** What kind of piece: only the same kind can have moved here. */
  kind: string;
  place: number;
}

export interface Followed extends Spotted {
  id: number;
}

/** Match what stands now with what stood before: first what stayed, then what moved; the rest is new. */
export function follow(before: readonly Followed[], now: readonly Spotted[], fresh: () => number): Followed[] {
  const left = [...before];
  const take = (same: (piece: Followed) => boolean): Followed | undefined => {
    const index = left.findIndex(same);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const stayed = now.map(
    (piece) =>
      take((old) => old.place === piece.place && old.kind === piece.kind) ?? take((old) => old.place === piece.place),
  );
  return now.map((piece, index) => ({
    ...piece,
    id: (stayed[index] ?? take((old) => old.kind === piece.kind))?.id ?? fresh(),
  }));
}

/** A follower with a memory: call it with every position in turn. `fresh` is what came with the last one. */
export function follower(): (now: readonly Spotted[]) => (Followed & { fresh: boolean })[] {
  let before: Followed[] | null = null;
  let next = 0;
  return (now) => {
    const known = before === null ? Infinity : next;
    before = follow(before ?? [], now, () => next++);
    return before.map((piece) => ({ ...piece, fresh: piece.id >= known }));
  };
}
