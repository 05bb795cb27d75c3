// A player in JavaScript: takes the choice with the most points in its words, or else any.
//   cosmogony arena GAME --bots "command:node examples/players/first.js" --bots random
import { createInterface } from "node:readline";

let dice = 1;
const random = (sides) => {
  dice = (dice * 1103515245 + 12345) % 2147483648;
  return Math.floor((dice / 2147483648) * sides);
};
const points = (choice) => Number(/(\d+) points?/.exec(choice.words)?.[1] ?? 0);

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === "new") dice = told.seed % 2147483648;
  if (told.type !== "decide") continue;
  const most = Math.max(...told.choices.map(points));
  const best = told.choices.filter((choice) => points(choice) === most);
  console.log(JSON.stringify({ action: best[random(best.length)].action }));
}
