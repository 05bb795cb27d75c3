import type { Choice, Hint } from "../protocol";

/** What a reader may do at a table; the frame calls these and knows nothing of the socket behind them. */
export interface Commands {
  act(choice: Choice): void | Promise<void>;
  undo(): void;
  /** Ask why something, in notation, is not allowed now. */
  why(text: string): void;
  /** Look at what a choice would do, or away from all of them. */
  look(choice: Choice | null): void;
  /** Ask a bot for the best choices. */
  hint(): Promise<readonly Hint[]>;
  /** Open the rules at a clause. */
  rules(clause: string): void;
  /** The notice has been read. */
  dismiss(): void;
  chat(text: string): void;
  /** Open the position after so many actions. */
  moment(action: number): void;
}
