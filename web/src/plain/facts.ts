/** A view as titled facts, in the reader's words.
 *
 * Knows no game: the reading says what each field is, and a field that no reading describes is shown under its own name,
 * so that no fact is ever hidden.
 */

import type { Reading, Texts } from "../lib/texts";
import type { Plain } from "../lib/types";
import { joined } from "./joined";
import { keyWidth } from "./keys";
import { type Field, type Fields, fieldOf, isPlain } from "./reading";

export type Value =
  | { is: "nothing"; text: string }
  /** `n`: the number it says, where it is one. */
  | { is: "words"; text: string; n?: number }
  /** `size`: how many things a pile holds in all. */
  | { is: "list"; items: string[]; size: number | null }
  | { is: "facts"; facts: Fact[] }
  /** `isReckoning`: how a number comes about, step by step. */
  | { is: "rows"; rows: Fact[][]; isReckoning?: boolean };

export interface Fact {
  /** Where the value is: `seats.0.hand`, `deck`, `figures.target`. */
  path: string;
  name: string;
  title: string;
  value: Value;
  private: boolean;
  /** Whether it helps with the choice that is asked for. */
  advice: boolean;
  /** The command on whose buttons it stands. */
  on: string | null;
  /** Whether it holds something that this viewer does not see. */
  unseen: boolean;
  /** The seats it names, where that is what it says. */
  seats: number[];
  /** The messages of the things it names. */
  words: string[];
}

export interface SeatFacts {
  seat: number;
  name: string;
  mine: boolean;
  /** What is said of this seat at the table: holds the token, is out. */
  marks: Fact[];
  facts: Fact[];
}

export interface Title {
  name: string;
  title: string;
}

export interface Page {
  facts: Fact[];
  /** What helps with the choice that is asked for. */
  advice: Fact[];
  /** Of these there is nothing now. */
  nothing: Fact[];
  /** One's own first, then around the table. */
  seats: SeatFacts[];
  /** The facts that at least one seat has. */
  columns: Title[];
  /** What no seat has now. */
  empty: Title[];
}

export interface Reader {
  texts: Texts;
  reading: Reading;
  game: string;
  names: string[];
  me: number | null;
}

const SEATS = "seats";
const SEAT = "seat";
const NOBODY = -1;
const UNSEEN = "unknown";

/** Everything that lies before a viewer: the view, and beside it the figures that follow from it. */
export function pageOf(reader: Reader, view: Plain, figures: Plain): Page {
  const facts: Fact[] = [];
  const viewer: Fact[] = [];
  const marks: Fact[][] = reader.names.map(() => []);
  const seats: Fact[][] = reader.names.map(() => []);
  const parts: [string, Plain, Fields][] = [
    ["", view, reader.reading.view],
    ["figures.", figures, reader.reading.figures],
  ];
  const both = new Map(
    Object.keys(view).flatMap((name) => {
      const found = joined(name, view, figures, reader.reading.view, reader.reading.figures);
      return name === SEATS || found === null ? [] : [[name, found]];
    }),
  );
  for (const [path, plain, fields] of parts) {
    for (const [name, value] of ordered(plain, fields)) {
      const table = both.get(name);
      if (table !== undefined) {
        if (path === "")
          facts.push(
            factFrom(
              reader,
              current(table.field, view, reader.me ?? NOBODY),
              name,
              `${name} figures.${name}`,
              table.rows,
            ),
          );
        continue;
      }
      const field = fieldOf(fields, name, value);
      if (field.kind === "codes") continue; // the log says it in words
      if (name === SEATS && Array.isArray(value)) {
        value.forEach((held, seat) => {
          const { row = {} } = current(field, view, seat);
          seats[seat]?.push(...factsFrom(reader, row, held, `${path}${SEATS}.${seat}.`));
        });
        continue;
      }
      const fact = factFrom(reader, current(field, view, reader.me ?? NOBODY), name, path + name, value);
      const about = fact.value.is === "nothing" ? [] : seatsIn(field, value);
      // Who looks is known to the one who looks: it comes last.
      if (about.length === 0) (field.kind === "viewer" ? viewer : facts).push(fact);
      for (const seat of about) marks[seat]?.push(fact);
    }
  }
  const there = [...facts, ...viewer].filter((fact) => fact.value.is !== "nothing");
  const rows = around(reader).map((seat) => ({
    seat,
    name: reader.names[seat] ?? "",
    mine: seat === reader.me,
    marks: marks[seat] ?? [],
    facts: seats[seat] ?? [],
  }));
  return {
    facts: there.filter((fact) => !fact.advice),
    advice: there.filter((fact) => fact.advice),
    nothing: facts.filter((fact) => fact.value.is === "nothing"),
    ...seated(rows),
  };
}

/** Seats with the facts that at least one of them has, and with those that none has. */
function seated(seats: SeatFacts[]): Pick<Page, "seats" | "columns" | "empty"> {
  const facts = seats.flatMap((seat) => seat.facts);
  const titles = titlesOf(facts);
  const held = titlesOf(facts.filter((fact) => fact.value.is !== "nothing"));
  return {
    seats,
    columns: [...titles.values()].filter(({ name }) => held.has(name)),
    empty: [...titles.values()].filter(({ name }) => !held.has(name)),
  };
}

/** What anybody may read over this viewer's shoulder; not even which secrets there are can be told from it. */
export function openPage(page: Page): Page {
  const open = (facts: Fact[]) =>
    facts.flatMap((fact) => {
      if (fact.private) return [];
      const rows = hasSecrets(fact) ? openRows(fact) : null;
      if (rows === null) return [fact];
      return rows.length > 0 ? [{ ...fact, value: { is: "rows" as const, rows } }] : [];
    });
  return divided(page, open);
}

/** What is for this viewer's eyes alone. */
export function ownPage(page: Page): Page {
  return divided(page, (facts) => facts.filter((fact) => fact.private || hasSecrets(fact)));
}

function divided(page: Page, some: (facts: Fact[]) => Fact[]): Page {
  const seats = page.seats.map((seat) => ({ ...seat, marks: some(seat.marks), facts: some(seat.facts) }));
  return {
    facts: some(page.facts),
    advice: some(page.advice),
    nothing: some(page.nothing),
    ...seated(seats),
  };
}

/** A field as it is for a seat now: what is private for as long as the seat is among others may be open. */
function current(field: Field, view: Plain, seat: number): Field {
  const some = field.while === undefined ? undefined : view[field.while];
  const isAmong = some === undefined || (Array.isArray(some) ? some.includes(seat) : some === seat);
  const row =
    field.row &&
    Object.fromEntries(Object.entries(field.row).map(([name, cell]) => [name, current(cell, view, seat)]));
  return { ...field, ...(row && { row }), ...(!isAmong && { private: false }) };
}

/** What this viewer knows and others do not: of its own seat, of the table, and of tables what is secret in them. */
export function secretsOf(page: Page): Fact[] {
  const others = page.seats.filter(({ mine }) => !mine).flatMap(({ facts }) => facts);
  // What I see of the others they see of me.
  const isOpen = (name: string) => {
    const same = others.filter((fact) => fact.name === name);
    return same.length > 0 && same.every(({ value, unseen }) => value.is !== "nothing" && !unseen);
  };
  const own = page.seats.find(({ mine }) => mine);
  return [
    ...page.facts.flatMap((fact) => {
      if (fact.value.is === "rows" && !fact.private) return secretRows(fact, own?.seat ?? NOBODY);
      return isKnownSecret(fact) ? [fact] : [];
    }),
    ...(own?.facts ?? []).filter((fact) => isKnownSecret(fact) && !isOpen(fact.name)),
  ];
}

function isKnownSecret({ private: isPrivate, value, unseen }: Fact): boolean {
  return isPrivate && value.is !== "nothing" && !unseen;
}

/** Of a table the rows in which something is secret, with what tells them apart. */
function secretRows(fact: Fact, me: number): Fact[] {
  if (fact.value.is !== "rows") return [];
  const isOthers = (cell: Fact) => cell.name === SEAT && cell.seats.length > 0 && !cell.seats.includes(me);
  const kept = fact.value.rows.filter((row) => row.some(isKnownSecret) && !row.some(isOthers));
  const rows = kept.map((row) => row.filter((cell) => cell.name !== SEAT));
  const width = keyWidth(rows, ({ value }) => JSON.stringify(value));
  const some = rows.map((row) => row.filter((cell, place) => place < width || isKnownSecret(cell)));
  return some.length > 0 ? [{ ...fact, value: { is: "rows", rows: some } }] : [];
}

/** Whether a value needs the whole width: a list does, a word or a number does not. */
export function isWide(value: Value): boolean {
  return value.is === "facts" || value.is === "rows" || (value.is === "list" && value.items.length > 1);
}

/** Whether a table is too large to stand beside the choices: many things, or much to say of each. */
export function isLarge(fact: Fact): boolean {
  if (fact.value.is !== "rows") return false;
  const { rows } = fact.value;
  const columns = new Set(
    rows.flatMap((row) => row.filter(({ value }) => value.is !== "nothing").map(({ name }) => name)),
  );
  return rows.length > 4 && (columns.size > 3 || rows.length > 8);
}

/** Whether a fact says something that is for one's own eyes, be it in some cells of a table. */
export function hasSecrets({ private: isPrivate, value }: Fact): boolean {
  if (value.is === "rows") {
    return (
      isPrivate || value.rows.some((row) => row.some((cell) => cell.private && cell.value.is !== "nothing"))
    );
  }
  return isPrivate && value.is !== "nothing";
}

/** A fact of one's own as others know it: of what is private, only how much there is. */
export function withoutSecrets(reader: Reader, fact: Fact): Fact {
  const rows = fact.private ? [] : openRows(fact);
  if (rows.length > 0) return { ...fact, value: { is: "rows", rows } };
  if (fact.value.is === "nothing" || !hasSecrets(fact)) return fact;
  const pile = fact.value.is === "list" ? fact.value : null;
  const text = pile
    ? reader.texts.say("plain-in-all", { n: pile.size ?? pile.items.length })
    : reader.texts.say("plain-hidden");
  return { ...fact, value: { is: "words", text } };
}

/** The rows of a table without the cells that are for one's own eyes, and without rows that have no others. */
function openRows(fact: Fact): Fact[][] {
  if (fact.value.is !== "rows") return [];
  return fact.value.rows.map((row) => row.filter((cell) => !cell.private)).filter((row) => row.length > 0);
}

/** The messages of the things that a value names, also in the rows of a table. */
function wordsIn(field: Field, value: unknown): string[] {
  if (field.kind === "table" && Array.isArray(value)) {
    return value.flatMap((row) =>
      isPlain(row) ? Object.entries(field.row ?? {}).flatMap(([name, cell]) => wordsIn(cell, row[name])) : [],
    );
  }
  if (field.of === undefined || value === null || value === undefined) return [];
  const things = Array.isArray(value) ? value : isPlain(value) ? Object.keys(value) : [value];
  return things.map((thing) => `${field.of}-${String(thing)}`);
}

/** The seats a field is about, if that is what it says. */
function seatsIn(field: Field, value: unknown): number[] {
  if (field.kind === "seat") return [Number(value)];
  return field.kind === "seats" && Array.isArray(value) ? value.map(Number) : [];
}

function titlesOf(facts: Fact[]): Map<string, Title> {
  return new Map(facts.map(({ name, title }) => [name, { name, title }]));
}

/** The seats as they sit, one's own first. */
function around(reader: Reader): number[] {
  const first = reader.me ?? 0;
  return reader.names.map((_, place) => (first + place) % reader.names.length);
}

/** The fields in the order of the reading; those it does not know come last. */
function ordered(plain: Plain, fields: Fields): [string, unknown][] {
  const places = Object.keys(fields);
  const place = (name: string) => (places.includes(name) ? places.indexOf(name) : places.length);
  return Object.entries(plain).sort(([one], [other]) => place(one) - place(other));
}

function factsFrom(reader: Reader, fields: Fields, plain: unknown, path: string): Fact[] {
  if (!isPlain(plain)) return [];
  return ordered(plain, fields).map(([name, value]) =>
    factFrom(reader, fieldOf(fields, name, value), name, path + name, value),
  );
}

function factFrom(reader: Reader, field: Field, name: string, path: string, value: unknown): Fact {
  return {
    path,
    name,
    title: titleOf(reader, name),
    value: valueFrom(reader, field, path, value),
    private: field.private === true,
    advice: field.advice === true,
    on: field.on ?? null,
    unseen: isUnseen(value),
    seats: value === null || value === undefined ? [] : seatsIn(field, value),
    words: wordsIn(field, value),
  };
}

function valueFrom(reader: Reader, field: Field, path: string, value: unknown): Value {
  const { texts } = reader;
  if (field.hidden && value === null) return { is: "words", text: texts.say("plain-hidden") };
  if (isNothing(field, value)) {
    // Where nothing has a word of its own, that word is the fact.
    return field.none === undefined
      ? { is: "nothing", text: nothing(reader, field) }
      : { is: "words", text: word(reader, field.of, field.none) };
  }
  switch (field.kind) {
    case "viewer":
      return { is: "words", text: viewerName(reader, String(value)) };
    case "flag":
      return { is: "words", text: texts.say(value === true ? "plain-yes" : "plain-no") };
    case "number":
      return { is: "words", text: texts.number(Number(value)), n: Number(value) };
    case "seat":
      return { is: "words", text: seatName(reader, Number(value)) };
    case "choice": {
      const text =
        typeof value === "number" ? seatName(reader, value) : word(reader, field.of, String(value));
      return { is: "words", text };
    }
    case "seats":
      return list((value as number[]).map((seat) => seatName(reader, seat)));
    case "numbers":
      return list((value as number[]).map((n) => texts.number(n)));
    case "words":
      return list((value as unknown[]).map((item) => word(reader, field.of, String(item))));
    case "pile": {
      const counts = Object.entries(value as { [item: string]: number });
      const size = counts.reduce((sum, [, n]) => sum + n, 0);
      return { is: "list", items: counts.map(([item, n]) => counted(reader, field.of, item, n)), size };
    }
    case "facts":
      return { is: "facts", facts: factsFrom(reader, field.row ?? {}, value, `${path}.`) };
    case "steps":
    case "table": {
      const row = field.row ?? stepRow(field);
      const rows = (value as unknown[]).map((item, at) => factsFrom(reader, row, item, `${path}.${at}.`));
      return { is: "rows", rows, isReckoning: field.kind === "steps" };
    }
    default:
      return { is: "words", text: word(reader, field.of, String(value)) };
  }
}

function list(items: string[]): Value {
  return { is: "list", items, size: null };
}

/** How a number comes about: at each step what is reckoned with, and the total after it. */
function stepRow(field: Field): Fields {
  return field.kind === "steps"
    ? { step: { kind: "word", of: field.of ?? "" }, total: { kind: "number" } }
    : {};
}

function isNothing(field: Field, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (field.quiet && field.kind === "number" && value === 0) return true;
  if (field.quiet && field.kind === "flag" && value === false) return true;
  if (field.kind === "facts") return Object.values(value).every((one) => one === null);
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** Whether a value says of something only that it is there, or not even that. */
function isUnseen(value: unknown): boolean {
  if (Array.isArray(value)) return value.includes(UNSEEN);
  return value === null || value === UNSEEN || (isPlain(value) && UNSEEN in value);
}

function nothing(reader: Reader, field: Field): string {
  return reader.texts.say(field.kind === "seat" || field.kind === "seats" ? "nobody" : "plain-none");
}

function viewerName(reader: Reader, name: string): string {
  const [, kind, number] = /^(seat|ghost) (\d+)$/.exec(name) ?? [];
  if (kind === undefined) return word(reader, "viewer", name);
  const seat = seatName(reader, Number(number));
  return kind === "seat" ? seat : reader.texts.say("viewer-ghost", { seat });
}

/** What a seat is called; one's own is "you". */
export function seatName(reader: Reader, seat: number): string {
  return seat === reader.me ? reader.texts.say("you") : (reader.names[seat] ?? String(seat));
}

function counted(reader: Reader, vocabulary: string | undefined, item: string, n: number): string {
  const { texts, game } = reader;
  if (item === UNSEEN && texts.has(`unseen-${vocabulary}`, game)) {
    return texts.say(`unseen-${vocabulary}`, { n }, game);
  }
  const name = word(reader, vocabulary, item);
  return n === 1 ? name : texts.say("list-times", { item: name, n });
}

export function titleOf(reader: Reader, name: string): string {
  return word(reader, "field", name);
}

/** A word of a vocabulary; one that has no message stands for itself. */
export function word(reader: Reader, vocabulary: string | undefined, value: string): string {
  const key = `${vocabulary}-${value}`;
  return vocabulary && reader.texts.has(key, reader.game) ? reader.texts.say(key, {}, reader.game) : value;
}
