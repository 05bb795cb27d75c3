import { expect, test } from "vitest";
import { faceOfCharacter, faceOfPerson, KNOWN, type Face } from "./faces";

/** What is left of a face without its colours. */
const shape = ({ hair, beard, wear, collar, glasses }: Face) => [hair, beard, wear, collar, glasses].join(" ");

test("every character is told from every other by shape alone", () => {
  const shapes = KNOWN.map((character) => shape(faceOfCharacter(character)));
  expect(shapes.length).toBe(42);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test("a person keeps the face of their name, and different names mostly differ", () => {
  expect(faceOfPerson("Ada")).toEqual(faceOfPerson("Ada"));
  const faces = ["Ada", "Blaise", "Caroline", "Guest", "Zoë", "李"].map((name) => JSON.stringify(faceOfPerson(name)));
  expect(new Set(faces).size).toBeGreaterThan(4);
});

test("somebody whom nobody has drawn has a face as well", () => {
  expect(faceOfCharacter("nobody-known").hair).toBeTruthy();
});
