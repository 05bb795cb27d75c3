/** Whether the reader has the page before their eyes: it is in sight, and a hand was on it not long ago. */

/** People who think sit still: after so long without any sign of a hand they have turned to something else. */
const STILL = 120_000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

export class Attention {
  attentive = $state(!document.hidden);
  #last = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sign = () => {
    this.#last = Date.now();
    if (!this.attentive) this.#look();
  };
  #look = () => {
    clearTimeout(this.#timer);
    const left = STILL - (Date.now() - this.#last);
    this.attentive = !document.hidden && left > 0;
    if (this.attentive) this.#timer = setTimeout(this.#look, left);
  };
  #shown = () => {
    if (!document.hidden) this.#last = Date.now();
    this.#look();
  };

  constructor() {
    for (const sign of SIGNS) addEventListener(sign, this.#sign, { passive: true });
    document.addEventListener("visibilitychange", this.#shown);
    this.#look();
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const sign of SIGNS) removeEventListener(sign, this.#sign);
    document.removeEventListener("visibilitychange", this.#shown);
  }
}
