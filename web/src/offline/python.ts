/** Python in a worker: the interpreter and our package, from files of our own. */

import { loadPyodide, version, type PyodideAPI } from "pyodide";

const PACKAGES = "/lib/python3.14/site-packages";
/** Pyodide's list of packages that it could fetch: none, we bring our own. */
const NOTHING_TO_FETCH = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14", version },
  packages: {},
};

/** Start Python with everything that is needed to play. */
export async function startPython(files: string): Promise<PyodideAPI> {
  const packed = fetch(new URL("packages.zip", files)).then((answer) => answer.arrayBuffer());
  const lockFileContents = JSON.stringify(NOTHING_TO_FETCH);
  const python = await loadPyodide({ indexURL: files, lockFileContents, packageBaseUrl: files });
  python.unpackArchive(await packed, "zip", { extractDir: PACKAGES });
  return python;
}
