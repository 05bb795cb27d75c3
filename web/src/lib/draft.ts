/** The edition that somebody edits, kept by the browser until its window is closed. */

const key = (game: string) => `cosmogony.edition.${game}`;

export function keepDraft(game: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(key(game));
  else sessionStorage.setItem(key(game), text);
}

export function draftOf(game: string): string | null {
  return sessionStorage.getItem(key(game));
}
