import type { Kind } from "../lib/reactions.svelte";
import type { Choice, Described, Hint, Learn } from "../protocol";

/** What a reader may do at a table; the frame calls these and knows nothing of the socket behind them. */
export interface Commands {
  act(choice: Choice): void | Promise<void>;
  undo(): void;
  /** Ask why something, in notation, is not allowed now. */
  why(text: string): void;
  /** Look at what a choice would do, or away from all of them. */
  look(choice: Choice | null): void;
  /** Ask what something on the board is; not everywhere is somebody who knows. */
  describe?: (thing: string) => Promise<Described | null>;
  /** Ask a bot for the best choices. */
  hint(): Promise<readonly Hint[]>;
  /** Ask the same with longer thought; nothing comes back where that may not be. */
  hintLonger?: (() => Promise<readonly Hint[]>) | undefined;
  /** Open the rules at a clause. */
  rules(clause: string): void;
  /** The notice has been read. */
  dismiss(): void;
  /** Say something to all; false where it may not have been heard. */
  chat(text: string): Promise<boolean>;
  /** Show all a quick reaction; only where somebody else would see it. */
  react?: ((kind: Kind) => void) | undefined;
  /** Open the position after so many actions. */
  moment(action: number): void;
}

/** What a learner may do in a lesson. */
export interface LearnAt {
  /** How often another move than those of the step was tried. */
  strays: number;
  learn(walk: Learn["walk"]): void;
  /** Back to the lit move. */
  comeBack(): void;
  /** Open the score sheet. */
  sheet(): void;
}
