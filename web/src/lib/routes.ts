/** Pages by address: everything after the `#`, so that any server of static files can serve them. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; kind: "table" | "record"; id: string; action: number | null }
  | { page: "rules"; game: string; /** A chapter or clause. */ at: string | null }
  | { page: "components"; game: string; table: string | null }
  | { page: "shuffle"; table: string | null }
  | { page: "shared"; /** A game, packed. */ record: string }
  | { page: "puzzles"; game: string | null }
  | { page: "puzzle"; game: string; puzzle: string }
  | { page: "settings" }
  | { page: "unknown" };

export function parseRoute(hash: string): Route {
  const [page = "", first = "", second = "", third = ""] = hash.replace(/^#?\/?/, "").split("/");
  if (page === "new" && first) return { page, game: first };
  if (page === "table" && first) return { page, table: first };
  if (page === "replay" && (first === "table" || first === "record") && second)
    return { page, kind: first, id: second, action: third === "" ? null : Number(third) || 0 };
  if (page === "rules" && first) return { page, game: first, at: second || null };
  if (page === "components" && first) return { page, game: first, table: second || null };
  if (page === "shuffle") return { page, table: first || null };
  if (page === "shared" && first) return { page, record: first };
  if (page === "puzzles")
    return second ? { page: "puzzle", game: first, puzzle: second } : { page, game: first || null };
  if (page === "settings") return { page };
  return { page: page === "" ? "home" : "unknown" };
}

export function go(path: string): void {
  location.hash = path;
}
