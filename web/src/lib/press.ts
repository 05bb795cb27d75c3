/** A finger that stays on a choice looks at it; only a tap chooses, and of a double click only its first half. */

const LOOK = 450;

export class Press {
  #since = 0;
  #touch = false;

  down(event: PointerEvent): void {
    this.#since = event.timeStamp;
    this.#touch = event.pointerType === "touch";
  }

  /** Whether the press that ends with this click was a look, or a second one that meant what lay there before. */
  looked(event: MouseEvent): boolean {
    if (event.detail > 1) return true;
    return this.#touch && event.detail > 0 && event.timeStamp - this.#since > LOOK;
  }
}
