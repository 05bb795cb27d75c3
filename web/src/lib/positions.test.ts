import { expect, test } from "vitest";
import { choice, next, position } from "../testing/fakes";
import { completed } from "./positions";

test("what is left out is as before, also in the view", () => {
  const before = position({ choices: [choice(1)], undo: "ask", view: { round: 1, cups: [2, 3] } });
  const after = completed(before, next({ to_move: 1, choices: [], view: { round: 2 } }));
  expect(after).toEqual({
    ...before,
    ...{ version: 6, seq: 6, actions: 4, kept: 3, to_move: 1, choices: [] },
    view: { round: 2, cups: [2, 3] },
  });
  expect(before.view).toEqual({ round: 1, cups: [2, 3] });
});

test("what became nothing is told, not left out", () => {
  const before = position({ seat: 0, board: "drawn", view: { bid: { count: 2 } } });
  const after = completed(before, next({ seat: null, board: null, view: { bid: null } }));
  expect([after.seat, after.board, after.view]).toEqual([null, null, { bid: null }]);
});
