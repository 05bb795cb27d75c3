/** Breaks a text into lines for a picture, where nothing else does. */

/** The width of a letter, as a share of the type's size: broad enough for every system's own face. */
export const LETTER = 0.565;

/** Break a text into at most `most` lines of a width; what does not fit ends in an ellipsis. */
export function wrap(text: string, width: number, size: number, most = 99): string[] {
  const letters = Math.max(4, Math.floor(width / (size * LETTER)));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && line.length + 1 + word.length > letters) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = `${(kept[most - 1] ?? "").slice(0, letters - 1)}…`;
  return kept;
}

/** The largest type, from `sizes`, in which a text fits a box. */
export function fit(
  text: string,
  width: number,
  height: number,
  sizes: readonly number[],
  leading = 1.2,
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrap(text, width, size);
    const broad = Math.max(...lines.map((line) => line.length)) * size * LETTER > width;
    if (lines.length * size * leading <= height && !broad) return { size, lines };
  }
  const size = sizes[sizes.length - 1] ?? 10;
  return { size, lines: wrap(text, width, size, Math.floor(height / (size * leading))) };
}
