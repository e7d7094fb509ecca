/** Fonts for names and talk in a script that the page's own language does not use, fetched when the first such letter comes. */

const SCRIPTS: { letters: RegExp; fetch: () => Promise<unknown> }[] = [
  {
    letters: /[\u3040-\u30ff\u3400-\u9fff]/,
    fetch: () => import("@fontsource-variable/noto-sans-jp/wght.css"),
  },
  { letters: /[\u0600-\u06ff]/, fetch: () => import("@fontsource-variable/vazirmatn/wght.css") },
];

/** The page shows the text meanwhile in whatever the device has; a font that cannot be fetched is no failure. */
export function showable(text: string): void {
  for (const script of SCRIPTS) {
    if (script.letters.test(text)) script.fetch().catch(() => undefined);
  }
}
