/** The browser's own database, for the engine: everything goes in and out as text. */

import { openDB, type DBSchema, type IDBPDatabase } from "idb";

interface Kept extends DBSchema {
  /** Logs of tables, row by row. */
  rows: { key: [string, number]; value: { table: string; version: number; at: number; row: string } };
  /** How each table stands. */
  lines: { key: string; value: { table: string; at: number; line: string }; indexes: { at: number } };
  /** Records, analyses and the like. */
  texts: { key: [string, string]; value: { kind: string; name: string; text: string } };
}

export class Store {
  constructor(private readonly db: IDBPDatabase<Kept>) {}

  static async open(): Promise<Store> {
    return new Store(
      await openDB<Kept>("cosmogony", 1, {
        upgrade(db) {
          db.createObjectStore("rows", { keyPath: ["table", "version"] });
          db.createObjectStore("lines", { keyPath: "table" }).createIndex("at", "at");
          db.createObjectStore("texts", { keyPath: ["kind", "name"] });
        },
      }),
    );
  }

  async rows(table: string): Promise<string> {
    const found = await this.db.getAll("rows", IDBKeyRange.bound([table, 0], [table, Infinity]));
    return JSON.stringify(found.map(({ at, row }) => [at, row]));
  }

  /** Add a row; false where there is one of its number, written by another window. */
  async append(table: string, version: number, at: number, row: string, line: string): Promise<boolean> {
    const writing = this.db.transaction(["rows", "lines"], "readwrite");
    try {
      await Promise.all([
        writing.objectStore("rows").add({ table, version, at, row }),
        writing.objectStore("lines").put({ table, at, line }),
        writing.done,
      ]);
      return true;
    } catch (fault) {
      if (fault instanceof DOMException && (fault.name === "ConstraintError" || fault.name === "AbortError"))
        return false;
      throw fault;
    }
  }

  async lines(): Promise<string> {
    const found = await this.db.getAllFromIndex("lines", "at");
    return JSON.stringify(found.map(({ line }) => line).reverse());
  }

  async get(kind: string, name: string): Promise<string> {
    return (await this.db.get("texts", [kind, name]))?.text ?? "";
  }

  async put(kind: string, name: string, text: string): Promise<void> {
    await this.db.put("texts", { kind, name, text });
  }
}
