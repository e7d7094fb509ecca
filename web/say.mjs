/**
 * The browser's texts from the command line: lines of JSON `[language, method, ...arguments]` in, lines of JSON out.
 *
 * It runs `src/lib/texts.ts` itself, so that Python's texts can be held against it (tests/texts/test_browser.py).
 * Method "_say" is `say` in one catalogue: `[language, "_say", stem, key, values]`. After `[language, "calling", names]`
 * the language speaks with the names of an edition.
 */

import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const LOCALE = new URL("../src/consigliere/locale/", import.meta.url);
const vite = await createServer({
  root: fileURLToPath(new URL(".", import.meta.url)),
  configFile: false,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { Texts } = await vite.ssrLoadModule("/src/lib/texts.ts");
Texts.fault = (problem) => {
  throw new Error(problem);
};

const spoken = new Map();
function textsOf(language) {
  if (!spoken.has(language)) {
    const folder = new URL(`${language}/`, LOCALE);
    const stems = readdirSync(folder).map((file) => file.replace(/\.ftl$/, ""));
    const read = (stem) => [stem, readFileSync(new URL(`${stem}.ftl`, folder), "utf-8")];
    spoken.set(language, new Texts(language, Object.fromEntries(stems.map(read))));
  }
  return spoken.get(language);
}

function answer(language, method, args) {
  const texts = textsOf(language);
  if (method === "calling") {
    spoken.set(language, texts.calling(args[0]));
    return null;
  }
  return method === "_say" ? texts.say(args[1], args[2], args[0]) : texts[method](...args);
}

for await (const line of createInterface({ input: process.stdin })) {
  const [language, method, ...args] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(answer(language, method, args))}\n`);
}
await vite.close();
