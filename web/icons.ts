import { createRequire } from "node:module";
import type { Plugin } from "vite";

/**
 * Single icons of game-icons.net: `import drum from "icon:drum"` is the path of one icon in a square of 512.
 * They are taken out of the package while the client is built, so the other four thousand never ship.
 */
export function icons(): Plugin {
  const prefix = "icon:";
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
    icons: Record<string, { body: string }>;
  };
  return {
    name: "consigliere-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      const path = set.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (path === undefined) throw new Error(`there is no icon ${name} in game-icons`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
