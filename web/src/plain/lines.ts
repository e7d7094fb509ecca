/** Values in one line, for sentences and small print. */

import type { Change } from "./changes";
import { type Fact, type Reader, seatName, type Value } from "./facts";

export function sayValue(reader: Reader, value: Value | undefined): string {
  if (value === undefined) return reader.texts.say("plain-none");
  switch (value.is) {
    case "list":
      return reader.texts.joined(value.items);
    case "facts":
      return sayFacts(reader, value.facts);
    case "rows":
      return reader.texts.joined(value.rows.map((row) => sayRow(reader, row)));
    default:
      return value.text;
  }
}

/** One row of a list: what it is about, then the rest. */
export function sayRow(reader: Reader, row: Fact[]): string {
  const [first, ...rest] = row;
  if (first === undefined) return "";
  if (rest.length === 0) return sayValue(reader, first.value);
  const value = rest.length === 1 ? sayValue(reader, rest[0]?.value) : sayFacts(reader, rest);
  return pair(reader, sayValue(reader, first.value), value);
}

/** What the tables of advice say of a thing: the rest of its row. */
export function adviceOn(reader: Reader, advice: Fact[], thing: string): string {
  const rows = advice.flatMap(({ value }) => (value.is === "rows" ? value.rows : []));
  const row = rows.find(([first]) => first !== undefined && sayValue(reader, first.value) === thing) ?? [];
  const rest = row.slice(1).filter(({ value }) => value.is !== "nothing");
  return rest
    .map(({ title, value }, at) =>
      at === 0 ? sayValue(reader, value) : pair(reader, title, sayValue(reader, value)),
    )
    .join(" · ");
}

/** What a figure was and would be; of one that comes about step by step, only what it would be. */
export function sayChange(reader: Reader, change: Change): string {
  const { seat, title, before, after } = change;
  const what =
    seat === null ? title : reader.texts.say("plain-of-seat", { title, seat: seatName(reader, seat) });
  return before === null
    ? pair(reader, what, after)
    : reader.texts.say("plain-change", { title: what, before, after });
}

function sayFacts(reader: Reader, facts: Fact[]): string {
  return reader.texts.joined(facts.map((fact) => pair(reader, fact.title, sayValue(reader, fact.value))));
}

function pair(reader: Reader, title: string, value: string): string {
  return reader.texts.say("plain-pair", { title, value });
}
