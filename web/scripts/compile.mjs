/** Compile the Python sources in an archive with the very interpreter that will run them: node compile.mjs FROM TO ... */

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const COMPILE = `
import importlib.util, io, marshal, types, zipfile

def lean(code):
    """Leave out where in its source each instruction of code that is not ours stands: an entry says so for up to eight."""
    whole, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\\xff" * whole + (bytes([0xF8 | rest - 1]) if rest else b"")
    inner = tuple(lean(part) if isinstance(part, types.CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=nowhere, co_consts=inner)

def compiled(data):
    packed, out = zipfile.ZipFile(io.BytesIO(data)), io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(packed.namelist()):
            body = packed.read(name)
            if name.endswith(".py"):
                code = compile(body, name, "exec", dont_inherit=True, optimize=2)
                if not name.startswith("cosmogony/"):
                    code = lean(code)
                # A flag of 1: the source is not looked for.
                body = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(body) + marshal.dumps(code)
                name += "c"
            archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), body, zipfile.ZIP_DEFLATED)
    return out.getvalue()
compiled
`;

const python = await loadPyodide();
const compiled = python.runPython(COMPILE);
for (let at = 2; at + 1 < process.argv.length; at += 2) {
  const made = compiled(python.toPy(new Uint8Array(readFileSync(process.argv[at]))));
  writeFileSync(process.argv[at + 1], made.toJs());
}
