/** Things on the board, by the names under which their game knows them: `data-thing` marks what can be asked about. */

import type { Message } from "../protocol";
import type { Point } from "./boxes";

/** What a sentence speaks of: every place and piece that it names. */
export function thingsIn(message: Message): string[] {
  const { thing } = message.args;
  if (typeof thing === "string") return [thing];
  return Object.values(message.args).flatMap((value) =>
    typeof value === "object" && value.type === "message" ? thingsIn(value) : [],
  );
}

/** Everything marked on a board that has a size: what lies in a closed tab has none. */
export function marked(board: ParentNode): Element[] {
  return [...board.querySelectorAll("[data-thing]")].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** The elements that show one of these things, without those that only repeat its name (`data-again`). */
export function elementsOf(board: ParentNode, things: readonly string[]): Element[] {
  if (things.length === 0) return [];
  return marked(board).filter(
    (element) => things.includes(element.getAttribute("data-thing") ?? "") && !element.hasAttribute("data-again"),
  );
}

/** Where a thing is seen: a place has an outline, beyond which its picture may reach where it is clipped. */
export function boxOf(element: Element): DOMRect {
  return (element.querySelector(":scope > [data-place] > :last-child") ?? element).getBoundingClientRect();
}

/** The outline to draw around a thing that is no box and has pieces on its edge: corners in its own units, `data-around`. */
export function outlineOf(element: Element): Point[] | null {
  const shape = element.querySelector<SVGGraphicsElement>("[data-around]");
  const matrix = shape?.getScreenCTM();
  if (!shape || !matrix) return null;
  return (shape.getAttribute("data-around") ?? "").split(" ").map((corner) => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return { x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f };
  });
}

/** The thing that an event happened on, with its element. */
export function thingAt(target: EventTarget | null): { thing: string; element: Element } | null {
  const element = target instanceof Element ? target.closest("[data-thing]") : null;
  const thing = element?.getAttribute("data-thing");
  return element && thing ? { thing, element } : null;
}
