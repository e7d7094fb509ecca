/**
 * Every sentence the table says, in the reader's language: `src/consigliere/texts.py` once more, for the browser.
 *
 * Both read the same catalogues and readings and give the same text, byte for byte (`tests/texts/test_browser.py`).
 * What is filled in is wrapped in marks of direction, since names may be in any script.
 */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import written from "../generated/readings.json";

export type Plain = { [name: string]: unknown };
export type Values = { [name: string]: string | number | Typed };
/**
 * What an edition calls a component: a text that is the same in every language, or a wording, which each language says in
 * its own words: a message with its values, or a list whose last part is added by the message `last`.
 */
export type Name = string | Wording | Listed;
type Wording = { say: string; [value: string]: Name | number };
type Listed = { list: Name[]; last: string; next?: string };
export type Names = { [key: string]: Name };
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** A part of a command or phrase: number, seat, seats, text, or the beginning of its words' keys; in a list, several. */
export type Part = string | string[];
export type Parts = { [name: string]: Part };

/** One field of a view or of figures. */
export interface Field {
  kind:
    | "word"
    | "words"
    | "seat"
    | "seats"
    | "number"
    | "pile"
    | "flag"
    | "text"
    | "table"
    | "steps"
    | "facts"
    | "choice"
    | "codes"
    | "viewer";
  /** The beginning of its words' keys: `card` finds `card-winter`. */
  of?: string;
  /** The word that is meant when there is none. */
  none?: string;
  /** Not worth a line when it is empty. */
  quiet?: boolean;
  advice?: boolean;
  /** Of advice that is no table: the command on whose buttons it stands. */
  on?: string;
  /** Of a seat's number: the sign before it on the strip of seats. */
  strip?: string;
  /** Others may see something else in its place. */
  private?: boolean;
  /** Of a seat's field: no value means that it is there, and not shown. */
  hidden?: boolean;
  /** Of a private field: so only while its seat, or who looks, is among those of this field of the view. */
  while?: string;
  /** Of a table: the fields of each row. */
  row?: { [name: string]: Field };
}

/** What `locale/<game>.toml` says, added to `locale/table.toml`. */
export interface Reading {
  events: {
    seats: string[];
    words: { [field: string]: string };
    together: { [kind: string]: string[] };
    ranked: string[];
    added: string[];
    /** Fields with the number of an earlier event, each with the name under which a message is given who made that. */
    refers: { [field: string]: string };
    /** What nobody may read over a shoulder, by kind; if fields are named, unless they have just these values. */
    private: { [kind: string]: { [field: string]: string } };
    /** Options by which it is for everybody after all, by kind. */
    public: { [kind: string]: string };
  };
  commands: { [name: string]: Parts };
  talk: { [slug: string]: Parts };
  view: { [name: string]: Field };
  figures: { [name: string]: Field };
  /** `aside` names commands that are settings rather than answers. */
  choices: { aside?: string[] };
  /** Fields of the seats that a score is made of. */
  score: { parts?: string[] };
}

/** What is wanted of a refusal; the wire's `Refused` is one. */
export interface Refusal {
  refused: string;
  rules: string[];
  arguments: { [name: string]: string };
}

const SHARED = "table";
const SAID = "said";
/** Stands for words that are not for this reader. */
const SEALED = ":sealed";
const RULES = "-rules";
const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur"];

type Read = { [section: string]: object };
const readings = written as { [stem: string]: Read };
const games = Object.keys(readings).filter((stem) => stem !== SHARED);
const merged = new Map<string, Reading>();

/** The reading of a game; of a game that has none, what all games share. */
export function reading(game: string): Reading {
  const known = merged.get(game) ?? merge(game);
  merged.set(game, known);
  return known;
}

function merge(game: string): Reading {
  const shared = readings[SHARED] ?? {};
  const own = games.includes(game) ? (readings[game] ?? {}) : {};
  const section = (name: string) => ({ ...shared[name], ...own[name] });
  return {
    events: {
      seats: [],
      words: {},
      together: {},
      ranked: [],
      added: [],
      refers: {},
      private: {},
      public: {},
      ...section("events"),
    },
    commands: section("commands"),
    talk: section("talk"),
    view: section("view"),
    figures: section("figures"),
    choices: section("choices"),
    score: section("score"),
  };
}

/** Who made what has a number, by that number. */
export type Voices = Map<number, number>;

/** Remember who made what has a number. */
export function hear(told: Plain, voices: Voices): void {
  if (typeof told.number === "number" && typeof told.seat === "number") voices.set(told.number, told.seat);
}

/** What was told, with who made what it refers to, if that is known and somebody else. */
function voiced(game: string, tellings: Plain[], voices: Voices): Plain[] {
  const refers = Object.entries(reading(game).events.refers);
  return tellings.map((told) => {
    hear(told, voices);
    const speakers: Plain = {};
    for (const [field, speaker] of refers) {
      const seat = voices.get(Number(told[field]));
      if (field in told && seat !== undefined && seat !== told.seat) speakers[speaker] = seat;
    }
    return { ...told, ...speakers };
  });
}

// The command line's own catalogues stay at home.
const files = import.meta.glob<string>(
  [
    "../../../src/consigliere/locale/*/*.ftl",
    "!../../../src/consigliere/locale/*/cli.ftl",
    "!../../../src/consigliere/locale/*/bench.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** What every game is called and is about, for pages that only name it. */
const named = import.meta.glob<string>("../generated/names/*.ftl", { query: "?raw", import: "default" });
const NAMED = "names";
const loaded = new Map<string, Promise<Texts>>();

/** The languages there are. */
export function languages(): string[] {
  return [...new Set(Object.keys(files).map((path) => path.split("/").at(-2) ?? ""))].sort();
}

/** The catalogues that all games share, and those of some games with their rules. */
async function sourcesOf(language: string, some: string[]): Promise<{ [stem: string]: string }> {
  const found: { [stem: string]: string } = {};
  const wanted = Object.entries(files).flatMap(([path, read]) => {
    const [folder, file = ""] = path.split("/").slice(-2);
    const stem = file.replace(/\.ftl$/, "");
    const game = stem.endsWith(RULES) ? stem.slice(0, -RULES.length) : stem;
    const isWanted = folder === language && (!games.includes(game) || some.includes(game));
    return isWanted ? [{ stem, read }] : [];
  });
  for (const [path, read] of Object.entries(named))
    if (path.endsWith(`/${language}.ftl`)) wanted.push({ stem: NAMED, read });
  await Promise.all(
    wanted.map(async ({ stem, read }) => {
      found[stem] = await read();
    }),
  );
  return found;
}

function isListed(name: Wording | Listed): name is Listed {
  return Array.isArray(name.list);
}

/** A number that was typed: a message repeats it as typed, or writes it with NUMBER(). */
class Typed extends FluentNumber {
  constructor(readonly text: string) {
    super(Number(text));
  }

  override toString(): string {
    return this.text;
  }
}

/** The texts of one language. */
export class Texts {
  readonly dir: "ltr" | "rtl";
  #sources: { [stem: string]: string };
  #isolate: boolean;
  #names: Names;
  #searched = new Map<string, string[]>();
  #bundles = new Map<string, FluentBundle>();
  #orders = new Map<string, Map<string, number>>();
  #numbers: Intl.NumberFormat;

  /**
   * What a message lacks is shown in its place: a table goes on where a word is missing. Tests have it thrown instead.
   */
  static fault: (problem: string) => void = () => {};

  constructor(
    readonly language: string,
    sources: { [stem: string]: string },
    isolate = true,
    names: Names = {},
  ) {
    this.dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
    this.#sources = sources;
    this.#isolate = isolate;
    this.#names = names;
    this.#numbers = new Intl.NumberFormat(language);
  }

  /** A language with the catalogues of some games; the second time at once. Of the others it knows the names. */
  static load(language: string, some = games): Promise<Texts> {
    const key = [language, ...some.toSorted()].join();
    let texts = loaded.get(key);
    if (texts === undefined) {
      texts = sourcesOf(language, some).then((sources) => new Texts(language, sources));
      texts.catch(() => loaded.delete(key));
      loaded.set(key, texts);
    }
    return texts;
  }

  /** Whether there is nothing more to read about a game. */
  hasRead(game: string): boolean {
    return !games.includes(game) || game in this.#sources;
  }

  /** These texts with the names that an edition gives to its own components, by message. */
  calling(names: Names): Texts {
    return new Texts(this.language, this.#sources, this.#isolate, names);
  }

  /** One message, or an attribute of one as `key.attribute`. */
  say(key: string, values: Values = {}, game = ""): string {
    if (Object.hasOwn(this.#names, key)) return this.#called(this.#names[key] ?? "", game);
    const found = this.#find(game, key);
    if (found === null) {
      Texts.fault(`${key} is not there in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, values, errors);
    if (errors[0] !== undefined) Texts.fault(`${key} in ${this.language}: ${errors[0].message}`);
    return this.#directed(text);
  }

  /**
   * Inside another sentence, the direction of a text is told from its first letter outside what is filled in. A list has
   * none, so in a right-to-left language it says so itself.
   */
  #directed(text: string): string {
    return this.dir === "rtl" && text.startsWith("\u2068") ? `\u200f${text}` : text;
  }

  /** Whether there is such a message. */
  has(key: string, game = ""): boolean {
    return Object.hasOwn(this.#names, key) || this.#find(game, key) !== null;
  }

  /** A number as the language writes it. */
  number(n: number): string {
    return this.#numbers.format(n);
  }

  // The pieces of the games. `game` matters only where two games use the same name.

  card(id: string, game = ""): string {
    return this.say(`card-${id}`, {}, game);
  }

  region(id: string, game = ""): string {
    return this.say(`region-${id}`, {}, game);
  }

  // Rules and refusals.

  /** A rule by its id, such as CON-3.1. */
  rule(id: string): string {
    return this.say(`rule-${id.replaceAll(".", "-")}`);
  }

  /** The id and the text of every rule of a game, in order. */
  rules(game: string): [string, string][] {
    return this.#keys(game + RULES, "rule-").map((key) => [
      key.replace(/^rule-/, "").replace(/-([^-]*)$/, ".$1"),
      this.say(key),
    ]);
  }

  /** The id (`CON-4`) and the title of every section of a game's rules, in order. */
  sections(game: string): [string, string][] {
    return this.#keys(game + RULES, "rules-").map((key) => [key.replace(/^rules-/, ""), this.say(key)]);
  }

  /** Why not, followed by the ids of the rules behind it. */
  refusal(refusal: Refusal, game = ""): string {
    const given = Object.entries(refusal.arguments).filter(([, value]) => value !== "");
    const values: Values = { arguments: given.length };
    for (const [name, value] of given) values[name] = /^[0-9]{1,15}$/.test(value) ? new Typed(value) : value;
    const sentence = this.say(`refusal-${refusal.refused}`, values, game);
    return refusal.rules.length > 0 ? `${sentence} [${refusal.rules.join(", ")}]` : sentence;
  }

  // The log.

  /** One sentence for what a viewer was told; null if it goes without saying. `me` is the viewer's own seat. */
  telling(game: string, told: Plain, names: string[], me: number | null): string | null {
    return this.say(`event-${told.event}`, this.#values(game, told, names, me), game) || null;
  }

  /**
   * The sentences for what a viewer was told: what belongs together is said together. `voices` are the seats that made
   * what has a number, by that number. It learns those that are told here.
   */
  tellings(
    game: string,
    told: Plain[],
    names: string[],
    me: number | null,
    voices: Voices = new Map(),
  ): string[] {
    const { events } = reading(game);
    const lines: string[] = [];
    let seat: unknown = null;
    for (const same of this.#runs(game, voiced(game, told, voices), names, me)) {
      const [first] = same;
      const kind = String(first.event);
      const before = lines.at(-1);
      if (events.added.includes(kind) && before !== undefined && seat === (first.seat ?? null)) {
        const values = { ...this.#values(game, first, names, me), sentence: before };
        lines[lines.length - 1] = this.say(`event-${kind}.after`, values, game);
      } else {
        lines.push(
          same.length > 1
            ? this.#together(game, same, names, me)
            : (this.telling(game, first, names, me) ?? ""),
        );
      }
      seat = first.seat ?? null;
    }
    return lines;
  }

  /** What is told, silence left out, with events that make one sentence side by side. */
  #runs(game: string, told: Plain[], names: string[], me: number | null): [Plain, ...Plain[]][] {
    const { together } = reading(game).events;
    const runs: [Plain, ...Plain[]][] = [];
    let last = "";
    for (const plain of told) {
      if (this.telling(game, plain, names, me) === null) continue;
      const fields = together[String(plain.event)];
      const sentence = fields ? JSON.stringify([plain.event, ...fields.map((field) => plain[field])]) : "";
      const run = runs.at(-1);
      if (run !== undefined && sentence !== "" && sentence === last) run.push(plain);
      else runs.push([plain]);
      last = sentence;
    }
    return runs;
  }

  #together(game: string, same: [Plain, ...Plain[]], names: string[], me: number | null): string {
    const key = `event-${same[0].event}`;
    const ranked = reading(game).events.ranked.includes(String(same[0].event));
    const told = ranked ? this.#ranked(game, same) : same;
    const parts = told.map((plain) => this.say(`${key}.part`, this.#values(game, plain, names, me), game));
    const values = this.#values(game, told[0] ?? same[0], names, me);
    return this.say(`${key}.all`, { ...values, parts: this.joined(this.#counted(parts), "list-next") }, game);
  }

  /** In the order in which the catalogue has the words that events name. */
  #ranked(game: string, same: Plain[]): Plain[] {
    const { words } = reading(game).events;
    const order = this.#order(game);
    const ranks = (plain: Plain) =>
      Object.entries(plain).flatMap(([field, value]) =>
        field in words ? [order.get(`${words[field]}-${value}`) ?? order.size] : [],
      );
    const compared = (one: number[], other: number[]) => {
      const at = one.findIndex((rank, place) => rank !== other[place]);
      return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
    };
    return same.toSorted((one, other) => compared(ranks(one), ranks(other)));
  }

  /** Parts that are there several times, said once with their number. */
  #counted(parts: string[]): string[] {
    return [...new Set(parts)].map((part) => {
      const n = parts.filter((other) => other === part).length;
      return n === 1 ? part : this.say("list-times", { item: part, n });
    });
  }

  /**
   * The fields of an event as a message uses them.
   *
   * A number stays one, and true and false are `yes` and `no`. A word `x` is also given as `x_id`. A seat or
   * several `x` come with `x_is`: me, other, us (me and others), others or none, or the word that stands in
   * place of a seat. A text `x` comes with `x_is` too: text, or none.
   */
  #values(game: string, told: Plain, names: string[], me: number | null): Values {
    const { events } = reading(game);
    const values: Values = {};
    for (const [field, value] of Object.entries(told)) {
      const prefix = events.words[`${told.event}.${field}`] ?? events.words[field];
      if (typeof value === "boolean") {
        values[field] = value ? "yes" : "no";
      } else if (Array.isArray(value)) {
        Object.assign(values, this.#seats(field, value, names, me));
      } else if (typeof value === "number") {
        const seats = value < names.length ? [value] : [];
        if (events.seats.includes(field)) Object.assign(values, this.#seats(field, seats, names, me));
        else values[field] = value;
      } else if (prefix === undefined) {
        values[`${field}_id`] = values[field] = value === null ? "" : String(value);
        const said = events.seats.includes(field) ? String(value) : "text";
        values[`${field}_is`] = value === null ? "none" : said;
      } else {
        values[`${field}_id`] = String(value);
        values[field] = this.say(`${prefix}-${value}`, {}, game);
      }
    }
    for (const [field, speaker] of Object.entries(events.refers)) {
      if (field in told && !(speaker in told)) Object.assign(values, this.#seats(speaker, [], names, me));
    }
    if (told.event === SAID)
      values.text = this.phrase(String(told.text), game, names, me) ?? String(told.text);
    return values;
  }

  #seats(field: string, seats: unknown[], names: string[], me: number | null): Values {
    const numbers = seats.filter((seat) => typeof seat === "number");
    if (numbers.length === 0) return { [field]: this.say("nobody"), [`${field}_is`]: "none" };
    const mine = me !== null && numbers.includes(me);
    const role = numbers.length === 1 ? (mine ? "me" : "other") : mine ? "us" : "others";
    const called = numbers.filter((seat) => seat !== me).map((seat) => names[seat] ?? "");
    return {
      [field]: this.joined(mine ? [this.say("you"), ...called] : called),
      [`${field}_is`]: role,
    };
  }

  /** Items as a list in one sentence; `last` is the message that adds the last of them. */
  joined(items: string[], last = "list-last", next = "list-next", game = ""): string {
    const [first = "", ...rest] = items;
    return rest.reduce(
      (list, item, at) => this.say(at === rest.length - 1 ? last : next, { list, item }, game),
      first,
    );
  }

  /** What an edition calls something: a text as it is, a wording in the words of this language. */
  #called(name: Name, game: string): string {
    if (typeof name === "string") return this.#directed(name);
    if (isListed(name)) {
      const items = name.list.map((part) => this.#called(part, game));
      return this.joined(items, name.last, name.next, game);
    }
    const values: Values = {};
    for (const [field, value] of Object.entries(name)) {
      if (field !== "say") values[field] = typeof value === "number" ? value : this.#called(value, game);
    }
    return this.say(name.say, values, game);
  }

  // What one may do, and what one may say.

  /** A command as `Game.command_to_plain` gives it. */
  command(game: string, command: Plain, names: string[], me: number | null): string {
    const name = String(command.command);
    const values: Values = {};
    for (const [part, what] of Object.entries(reading(game).commands[name] ?? {})) {
      Object.assign(values, this.#part(game, part, what, command[part], names, me));
    }
    return this.say(`command-${name}`, values, game);
  }

  /** What `:truce 2` says to this reader; null if the text is no phrase but ordinary talk. */
  phrase(text: string, game: string, names: string[], me: number | null): string | null {
    if (text === SEALED) return this.say("said-in-private");
    const [slug = "", ...given] = text.replace(/^:/, "").split(" ");
    const { talk } = reading(game);
    if (!text.startsWith(":") || !Object.hasOwn(talk, slug)) return null;
    const parts = Object.entries(talk[slug] ?? {});
    if (given.length !== parts.length) return null;
    const values: Values = {};
    for (const [at, [part, what]] of parts.entries()) {
      const word = given[at] ?? "";
      if (what === "seat") {
        if (!/^[0-9]{1,2}$/.test(word) || Number(word) >= names.length) return null;
        Object.assign(values, this.#part(game, part, what, Number(word), names, me));
      } else {
        if (!/^[a-z0-9_-]+$/.test(word) || !this.has(`${what}-${word}`, game)) return null;
        Object.assign(values, this.#part(game, part, what, word, names, me));
      }
    }
    return this.say(`talk-${slug}`, values, game);
  }

  /** A part of a command or phrase as a message uses it. */
  #part(game: string, part: string, what: Part, value: unknown, names: string[], me: number | null): Values {
    if (Array.isArray(what) && Array.isArray(value)) {
      const words = value.map((word) => this.say(`${what[0]}-${word}`, {}, game));
      return { [part]: this.joined(this.#counted(words)) };
    }
    if (what === "seats" && Array.isArray(value)) return this.#seats(part, value, names, me);
    if (what === "seat" && typeof value === "number") return this.#seats(part, [value], names, me);
    if (what === "number" && typeof value === "number") return { [part]: value };
    if (what === "text") return { [part]: String(value) };
    return { [part]: this.say(`${what}-${value}`, {}, game), [`${part}_id`]: String(value) };
  }

  // Catalogues.

  /** A message and its catalogue: the game's own, else one that all share, else another game's. */
  #find(game: string, key: string): { bundle: FluentBundle; pattern: Pattern } | null {
    const dot = key.indexOf(".");
    const name = dot < 0 ? key : key.slice(0, dot);
    const attribute = dot < 0 ? "" : key.slice(dot + 1);
    const isRule = name.startsWith("rule-") || name.startsWith("rules-");
    for (const stem of this.#stems(game, isRule)) {
      const bundle = this.#bundle(stem);
      const message = bundle.getMessage(name);
      const pattern = attribute === "" ? message?.value : message?.attributes[attribute];
      if (pattern !== undefined && pattern !== null) return { bundle, pattern };
    }
    return null;
  }

  /** The catalogues in the order in which they are asked. */
  #stems(game: string, areRules: boolean): string[] {
    const key = `${game} ${areRules}`;
    let stems = this.#searched.get(key);
    if (stems === undefined) {
      const rank = (stem: string) => (stem === game ? 0 : games.includes(stem) ? 2 : 1);
      stems = Object.keys(this.#sources)
        .filter((stem) => stem.endsWith(RULES) === areRules)
        .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
      this.#searched.set(key, stems);
    }
    return stems;
  }

  #bundle(stem: string): FluentBundle {
    let bundle = this.#bundles.get(stem);
    if (bundle === undefined) {
      bundle = new FluentBundle([this.language], { useIsolating: this.#isolate });
      bundle.addResource(new FluentResource(this.#sources[stem] ?? ""));
      this.#bundles.set(stem, bundle);
    }
    return bundle;
  }

  #keys(stem: string, prefix: string): string[] {
    return [...this.#order(stem).keys()].filter((key) => key.startsWith(prefix));
  }

  /** The keys of a catalogue with their places in it. */
  #order(stem: string): Map<string, number> {
    let order = this.#orders.get(stem);
    if (order === undefined) {
      const keys = [...(this.#sources[stem] ?? "").matchAll(/^(\p{L}[^=\n]*)=/gmu)].map(([, key = ""]) =>
        key.trim(),
      );
      order = new Map(keys.map((key, place) => [key, place]));
      this.#orders.set(stem, order);
    }
    return order;
  }
}
