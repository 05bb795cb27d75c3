/** A finger that stays on a choice looks at it; only a tap chooses. */

const LOOK = 450;

export class Press {
  #since = 0;
  #touch = false;

  down(event: PointerEvent): void {
    this.#since = event.timeStamp;
    this.#touch = event.pointerType === "touch";
  }

  /** Whether the press that ends with this click was a look. */
  looked(event: MouseEvent): boolean {
    return this.#touch && event.detail > 0 && event.timeStamp - this.#since > LOOK;
  }
}
