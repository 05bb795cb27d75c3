/** A whole game in a link: its record, compressed, as letters that any chat lets through. */

const LONGEST = 1_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Pack a record for an address. */
export async function packed(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Unpack the record of an address; null where it is none. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const record = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    return record.length <= LONGEST && record.startsWith("cosmogony record") ? record : null;
  } catch {
    return null;
  }
}

/** The address of a page of ours, from wherever this one lies. */
export function linkTo(path: string): string {
  return `${location.origin}${location.pathname}#${path}`;
}

/** The address to pass on: at a server one that it sees, so that chat apps show what it leads to; what stands after a # it does not. */
export function linkToPassOn(path: string, atHome: boolean): string {
  return atHome ? linkTo(path) : `${location.origin}${path}`;
}
