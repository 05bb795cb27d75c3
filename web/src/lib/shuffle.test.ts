import { beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../testing/fakes";
import { checkShuffle, commitmentTo, readRecorded, seedOf, sha256 } from "./shuffle";

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "f1f8fc6351ed45f6f9f6f19be31262ed4bbbcc6928b96ebe0767d8b33fc53037";
const [ONE, THREE] = ["1".repeat(64), "3".repeat(64)];
const SEED = 65859089827363821558450732983560418237117969005453980359596910255920562745772n;

async function record(change: (text: string) => string = (text) => text): Promise<string> {
  const head = `cosmogony record 1\ngame: genesis\nseed: ${SEED}\nname 1: Ada\ncommitment: ${COMMITMENT}\nsecret: ${SECRET}`;
  const body = change(`${head}\nrandom 1: ${ONE}\nrandom 3: ${THREE}\n\n1 [1] start C\n`);
  return `${body}end 1 sha256:${await sha256(body)}\n`;
}

async function wrong(text: string, commitment = "", numbers: string[] = []): Promise<string[]> {
  const read = readRecorded(text);
  if (!read) throw new Error("not a record");
  return (await checkShuffle(read, commitment, numbers)).filter((one) => !one.right).map((one) => one.id);
}

test("the bytes are those of the test vectors", async () => {
  expect(await commitmentTo(SECRET)).toBe(COMMITMENT);
  expect(
    await seedOf(
      SECRET,
      new Map([
        [0, ONE],
        [2, THREE],
      ]),
    ),
  ).toBe(SEED);
});

test("a sound record agrees with what was noted", async () => {
  expect(await wrong(await record(), COMMITMENT, [ONE, THREE])).toEqual([]);
  expect(await wrong((await record()).replace(/\n/g, "\r\n"), COMMITMENT, [ONE])).toEqual([]);
});

test("whatever was changed is named", async () => {
  expect(await wrong((await record()).replace("start C", "start L"))).toEqual(["web-shuffle-seal-wrong"]);
  expect(await wrong(await record((text) => text.replace(ONE, THREE)), COMMITMENT, [ONE])).toEqual([
    "web-shuffle-seed-wrong",
    "web-shuffle-number-wrong",
  ]);
  expect(await wrong(await record((text) => text.replace(COMMITMENT, ONE)), COMMITMENT)).toEqual([
    "web-shuffle-secret-wrong",
    "web-shuffle-commitment-wrong",
  ]);
});

test("what is no record of a table server is told apart", async () => {
  for (const text of ["", "a diary", await record((text) => text.replace(/secret.*\n/, "")), "cosmogony record 1"])
    expect(readRecorded(text)).toBeNull();
});

test("the first commitment is kept with the numbers, for the latest tables only", async () => {
  const kept = fakeStorage();
  vi.resetModules();
  const { forgetNumber, knowsCommitment, noteAbout, noteNumber, noteOf, sawCommitment } = await import("./shuffles");
  expect(knowsCommitment("a")).toBe(false);
  sawCommitment("a", COMMITMENT);
  sawCommitment("a", ONE);
  expect(noteOf("a")).toBeNull();
  noteNumber("a", 0, ONE);
  noteNumber("a", 2, THREE);
  expect(noteOf("a")).toEqual({ table: "a", commitment: COMMITMENT, numbers: { 0: ONE, 2: THREE } });
  forgetNumber("a", 0);
  expect(noteAbout("", [THREE])?.table).toBe("a");
  expect(noteAbout(COMMITMENT, [])?.table).toBe("a");
  expect(noteAbout("", [ONE])).toBeNull();
  for (let table = 0; table < 300; table += 1) noteNumber(`t${table}`, 0, ONE);
  expect(noteOf("a")).toBeNull();
  expect(noteOf("t299")).not.toBeNull();
  kept.set("cosmogony.shuffles", "nonsense");
  expect(noteOf("t299")).toBeNull();
});

beforeEach(() => void fakeStorage());
