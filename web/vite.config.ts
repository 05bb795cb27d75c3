import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["COSMOGONY_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@locale": here("../src/cosmogony/locale") } },
  build: {
    outDir: here("../src/cosmogony/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a strict content policy forbids data: addresses
    rolldownOptions: { checks: { bundlerTimings: false } },
    modulePreload: { polyfill: false }, // the polyfill would be an inline script
  },
  server: {
    fs: { allow: [here(".."), here("../src/cosmogony/locale")] },
    proxy: {
      "/api": { target: server },
      "/socket": { target: server, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
