import type { LogLine, Position } from "../protocol";

/** The log after a position: lines of actions that were taken back go, new ones come. */
export function mergeLog(log: readonly LogLine[], position: Pick<Position, "kept" | "lines">): LogLine[] {
  return [...log.filter((line) => line.action <= position.kept), ...position.lines];
}
