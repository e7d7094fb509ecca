/** Puts the list of built files into the service worker, so that the table opens without a network. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Slices of the large fonts are fetched when a page needs them, not beforehand. */
const LATER = /noto-sans-jp|shippori|\.map$/;

export function offline(): Plugin {
  return {
    name: "consigliere-offline",
    apply: "build",
    generateBundle: {
      order: "post", // when chunks that were nothing but styles are gone
      handler(_options, bundle) {
        const built = Object.keys(bundle).sort();
        const files = built.filter((name) => !LATER.test(name) && name !== "index.html");
        const names = ["/", "/icon.svg", "/manifest.webmanifest", ...files.map((name) => `/${name}`)];
        const version = createHash("sha256").update(built.join("\n")).digest("hex").slice(0, 12);
        const source = readFileSync(new URL("./src/worker.js", import.meta.url), "utf8")
          .replace("__FILES__", JSON.stringify(names))
          .replace("__VERSION__", JSON.stringify(version));
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}
