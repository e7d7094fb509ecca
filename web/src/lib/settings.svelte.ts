/** What this person chose on this device: language, name, how the table is shown. Changes at once, without a reload. */

import { Unreachable } from "./api";
import { type Names, Texts } from "./texts";

export const LANGUAGES = ["en", "fa", "ja", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: { [language in Language]: string } = {
  en: "English",
  fa: "فارسی",
  ja: "日本語",
  uk: "Українська",
};

const KEYS = {
  language: "consigliere.language",
  name: "consigliere.name",
  table: "consigliere.table",
  hand: "consigliere.hand",
} as const;

export type TableKind = "board" | "plain";

class Settings {
  #games = new Set<string>();
  #plain = $state.raw<Texts | null>(null);
  #names = $state.raw<Names>({});
  #texts = $derived(
    this.#plain && Object.keys(this.#names).length > 0 ? this.#plain.calling(this.#names) : this.#plain,
  );
  language = $state<Language>(chosenLanguage());
  name = $state(localStorage.getItem(KEYS.name) ?? "");
  /** This device shows only the hand, beside a big screen. */
  hand = $state(localStorage.getItem(KEYS.hand) === "yes");
  table = $state<TableKind>(localStorage.getItem(KEYS.table) === "plain" ? "plain" : "board");

  get ready(): boolean {
    return this.#texts !== null;
  }

  get texts(): Texts {
    if (this.#texts === null) throw new Error("texts are asked for before they were read");
    return this.#texts;
  }

  /** Read the fonts of a language and its catalogues, those of the games that are shown among them, then speak it. */
  async speak(language: Language): Promise<void> {
    this.language = language;
    const games = [...this.#games];
    const [texts] = await Promise.all([Texts.load(language, games), FONTS[language]()]);
    // Somebody was faster, or wants more.
    if (this.language !== language || games.length < this.#games.size) return;
    this.#plain = texts;
    document.documentElement.lang = language;
    document.documentElement.dir = texts.dir;
  }

  /** Read the texts and rules of a game, before it is shown. */
  async read(game: string): Promise<void> {
    this.#games.add(game);
    try {
      while (!this.#plain?.hasRead(game)) await this.speak(this.language);
    } catch (problem) {
      this.#games.delete(game);
      throw new Unreachable(String(problem));
    }
  }

  /** From now on these components are called as the edition of the table calls them. */
  call(names: Names): void {
    this.#names = names;
  }

  choose(language: Language): void {
    localStorage.setItem(KEYS.language, language);
    void this.speak(language);
  }

  rename(name: string): void {
    this.name = name;
    localStorage.setItem(KEYS.name, name);
  }

  showHandOnly(hand: boolean): void {
    this.hand = hand;
    localStorage.setItem(KEYS.hand, hand ? "yes" : "no");
  }

  show(table: TableKind): void {
    this.table = table;
    localStorage.setItem(KEYS.table, table);
  }
}

/** Only the fonts that a language needs are fetched, and of these only the slices a page uses. */
const FONTS: { [language in Language]: () => Promise<unknown> } = {
  en: () => import("@fontsource-variable/cormorant/wght.css"),
  uk: () => import("@fontsource-variable/cormorant/wght.css"),
  fa: () => import("@fontsource-variable/vazirmatn/wght.css"),
  ja: () =>
    Promise.all([
      import("@fontsource/shippori-mincho/600.css"),
      import("@fontsource-variable/noto-sans-jp/wght.css"),
    ]),
};

function chosenLanguage(): Language {
  const kept = localStorage.getItem(KEYS.language);
  const wished = [...(kept ? [kept] : []), ...navigator.languages].map((tag) => tag.split("-")[0]);
  return (
    LANGUAGES.find(
      (language) => language === wished.find((wish) => LANGUAGES.some((known) => known === wish)),
    ) ?? "en"
  );
}

export const settings = new Settings();

type Values = { [name: string]: string | number };

/** One message in the reader's language. Read in a template, it follows a change of language by itself. */
export function say(key: string, values?: Values, game?: string): string {
  return settings.texts.say(key, values, game);
}

/** A level of bots as people read it; its own name where there is none. */
export function botName(level: string): string {
  const key = `web-bot-${level}`;
  return settings.texts.has(key) ? say(key) : level;
}
