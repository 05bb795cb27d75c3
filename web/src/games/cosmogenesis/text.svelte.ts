/** Breaking words into lines of a width: SVG has no lines of its own. */

import { withoutAsides } from "../../lib/asides";

export type Measure = (text: string, size: number) => number;

let pen: CanvasRenderingContext2D | null | undefined;

/** Whether the display face has come: widths measured before are those of another face. */
const faces = $state({ come: false });
if (typeof document !== "undefined") void document.fonts.load("15px Marcellus").then(() => (faces.come = true));

/** The width of a text in one of the two faces; the display face is set a little wider. */
function measureIn(face: "--sans" | "--display", spacing: number): Measure {
  return (text, size) => {
    void faces.come;
    pen ??= document.createElement("canvas").getContext("2d");
    if (!pen) return text.length * size * 0.55;
    pen.font = `${size}px ${getComputedStyle(document.documentElement).getPropertyValue(face) || "sans-serif"}`;
    return pen.measureText(text).width + text.length * size * spacing;
  };
}

export const measure = measureIn("--sans", 0);
export const measureName = measureIn("--display", 0.02);

/** The parts after which a line may end: words and, where a word alone is too wide, the steps of its table "1/2/4". */
function partsOf(text: string, size: number, width: number, by: Measure): { part: string; glue: string }[] {
  return text.split(" ").flatMap((word) => {
    const parts = by(word, size) > width ? word.split(/(?<=\/)/) : [word];
    return parts.map((part, index) => ({ part, glue: index > 0 ? "" : " " }));
  });
}

/** Break a text into lines; what does not fit into the last of them ends in an ellipsis. */
export function breakLines(text: string, size: number, width: number, most: number, by: Measure = measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const { part, glue } of partsOf(text, size, width, by)) {
    const longer = line ? line + glue + part : part;
    if (line && by(longer, size) > width) {
      lines.push(line);
      line = part;
    } else line = longer;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  let last = `${lines[most - 1] ?? ""} …`;
  while (last.length > 2 && by(last, size) > width) last = `${last.slice(0, -3).trimEnd()} …`;
  return [...lines.slice(0, most - 1), last];
}

/** The size and lines of a name: on one line where a size fits, else on two. */
export function fitName(
  text: string,
  sizes: readonly number[],
  width: number,
  lines: number,
  by: Measure = measureName,
): { size: number; lines: string[] } {
  const single = sizes.find((size) => by(text, size) <= width);
  if (single !== undefined) return { size: single, lines: [text] };
  return fitLines(text, sizes, width, (sizes[0] ?? 12) * 1.18 * lines, by);
}

/** The largest of some sizes at which a text fits into a box, with its lines there. */
export function fitLines(
  text: string,
  sizes: readonly number[],
  width: number,
  height: number,
  by: Measure = measure,
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = breakLines(text, size, width, 99, by);
    if (lines.length * size * 1.18 <= height && lines.every((line) => by(line, size) <= width)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 10;
  return { size, lines: breakLines(text, size, width, Math.max(1, Math.floor(height / (size * 1.18))), by) };
}

/** The same for a text that is read whole or not at all: without its asides where they have no room, null where it has none. */
export function fitWhole(
  text: string,
  sizes: readonly number[],
  width: number,
  height: number,
  by: Measure = measure,
): { size: number; lines: string[] } | null {
  const fitted = [text, withoutAsides(text)].map((words) => fitLines(words, sizes, width, height, by));
  const stands = fitted.find(
    ({ size, lines }) => lines.length * size * 1.18 <= height + 3 && !lines.some((line) => line.endsWith(" …")),
  );
  return stands ?? null;
}
