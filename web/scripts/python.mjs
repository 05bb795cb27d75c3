/** Run a Python script in the interpreter that the browser gets: node python.mjs FOLDER < SCRIPT. For tests. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const folder = resolve(process.argv[2]);
const python = await loadPyodide({ stdLibURL: `${folder}/python_stdlib.zip` });
const packages = new Uint8Array(readFileSync(`${folder}/packages.zip`));
python.unpackArchive(packages, "zip", { extractDir: "/lib/python3.14/site-packages" });
await python.runPythonAsync(readFileSync(0, "utf8"));
