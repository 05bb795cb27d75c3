import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["COSMOGONY_SERVER"] ?? "http://127.0.0.1:8765";

/** They have the same names for ever, since browsers look there for newer ones. */
const SERVICE_WORKERS = new Set(["service-worker.template", "nudge-worker"]);

/** Pyodide runs in Node, too; in the browser something empty stands for what it would import there. */
const withoutNode = {
  name: "without-node",
  enforce: "pre" as const,
  resolveId: (source: string, importer?: string) =>
    source.startsWith("node:") && importer?.includes("/pyodide/") ? here("src/offline/node.ts") : null,
};

export default defineConfig({
  base: "./", // any folder of any host can serve it
  plugins: [svelte()],
  worker: { format: "es", plugins: () => [withoutNode] },
  resolve: { alias: { "@locale": here("../src/cosmogony/locale") } },
  build: {
    outDir: here("../src/cosmogony/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a strict content policy forbids data: addresses
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        index: here("index.html"),
        "service-worker.template": here("src/offline/service-worker.ts"),
        "nudge-worker": here("src/nudges/worker.ts"),
      },
      output: {
        entryFileNames: ({ name }) => (SERVICE_WORKERS.has(name) ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
    modulePreload: { polyfill: false }, // the polyfill would be an inline script
  },
  server: {
    fs: { allow: [here(".."), here("../src/cosmogony/locale")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 }, // test machines are busy
});
