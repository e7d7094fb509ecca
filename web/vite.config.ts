import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";
import { offline } from "./offline.ts";

/** Where the Python server is while the client is being worked on (`npx vite`). */
const server = process.env.CONSIGLIERE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte(), offline()],
  build: {
    outDir: "../src/consigliere/server/static",
    emptyOutDir: true,
    // Nothing is put into the page as data: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
