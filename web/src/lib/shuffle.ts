/** Checking a shuffle in the browser: the record of an ended game against what was noted before it. See docs/shuffle.md. */

export interface Recorded {
  seed: bigint;
  commitment: string;
  secret: string;
  /** The seats' numbers, by seat from 0. */
  numbers: ReadonlyMap<number, string>;
  /** What its last line seals, and the seal. */
  sealed: string;
  seal: string;
}

export interface Finding {
  /** The message that tells it. */
  id: string;
  right: boolean;
  args: Record<string, string | number>;
}

const NUMBER = /^[0-9a-f]{64}$/;

/** Read what a record tells about its shuffle; null where it is none, or not from a table server. */
export function readRecorded(text: string): Recorded | null {
  const rows = text.replace(/\r\n/g, "\n").split("\n");
  if (rows[0] !== "cosmogony record 1") return null;
  const end = rows.findLastIndex((row) => row.trim() !== "");
  const seal = /^end \d+ sha256:([0-9a-f]{64})$/.exec(rows[end]?.trim() ?? "")?.[1];
  const head = new Map<string, string>();
  const blank = rows.findIndex((row) => row.trim() === "");
  for (const row of rows.slice(1, blank < 0 ? 1 : blank)) {
    const colon = row.indexOf(":");
    head.set(row.slice(0, colon).trim(), row.slice(colon + 1).trim());
  }
  const [commitment = "", secret = "", seed = ""] = ["commitment", "secret", "seed"].map((key) => head.get(key) ?? "");
  if (!seal || !NUMBER.test(commitment) || !NUMBER.test(secret) || !/^\d{1,80}$/.test(seed)) return null;
  const sealed = rows.slice(0, end).join("\n") + "\n";
  return { seed: BigInt(seed), commitment, secret, numbers: numbersIn(head), sealed, seal };
}

function numbersIn(head: ReadonlyMap<string, string>): Map<number, string> {
  const found = [...head].flatMap(([key, value]): [number, string][] => {
    const seat = /^random (\d{1,2})$/.exec(key)?.[1];
    return seat && NUMBER.test(value) ? [[Number(seat) - 1, value]] : [];
  });
  return new Map(found.sort(([a], [b]) => a - b));
}

/** The SHA-256 of a text, in hexadecimal; browsers compute it on secure pages only. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether this page may compute hashes. */
export function canCheck(): boolean {
  return (crypto.subtle as SubtleCrypto | undefined) !== undefined;
}

/** What the server had to show before the game. */
export async function commitmentTo(secret: string): Promise<string> {
  return sha256(`cosmogony commitment\n${secret}\n`);
}

/** The seed that a secret and the seats' numbers make. */
export async function seedOf(secret: string, numbers: ReadonlyMap<number, string>): Promise<bigint> {
  const added = [...numbers].map(([seat, number]) => `${seat + 1} ${number}\n`).join("");
  return BigInt(`0x${await sha256(`cosmogony seed\n${secret}\n${added}`)}`);
}

/** Check a record, within itself and against what was noted; an empty text stands for what was not noted. */
export async function checkShuffle(
  game: Recorded,
  commitment: string,
  noted: readonly string[],
): Promise<readonly Finding[]> {
  const told = (id: string, right: boolean, args: Finding["args"] = {}): Finding => ({
    id: `web-shuffle-${id}-${right ? "right" : "wrong"}`,
    right,
    args,
  });
  const findings = [
    told("seal", (await sha256(game.sealed)) === game.seal),
    told("secret", (await commitmentTo(game.secret)) === game.commitment),
    told("seed", (await seedOf(game.secret, game.numbers)) === game.seed),
  ];
  if (commitment) findings.push(told("commitment", commitment === game.commitment));
  for (const number of noted) {
    const seat = [...game.numbers].find(([, value]) => value === number)?.[0];
    findings.push(told("number", seat !== undefined, { number: (seat ?? 0) + 1 }));
  }
  return findings;
}
