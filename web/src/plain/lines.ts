/** Values in one line, for sentences and small print. */

import type { Change } from "./changes";
import { type Fact, type Reader, seatName, type Value } from "./facts";
import { keyWidth } from "./keys";

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

/** What a row is about: "Anna and Group: 2", not "Anna and 2". */
export function sayKey(reader: Reader, [first, ...rest]: Fact[]): string {
  return reader.texts.joined([sayValue(reader, first?.value), ...rest.map((cell) => sayAlone(reader, cell))]);
}

/** What advice says of a command with these things: what stands on it, and the rest of the rows that are about them all.
 *
 * A row about a weapon and a target is no advice on the weapon alone.
 */
export function adviceOn(reader: Reader, advice: Fact[], verb: string, things: string[]): string {
  const said = advice.filter(({ on }) => on === verb).map((fact) => sayFact(reader, fact));
  for (const { value } of advice) {
    if (value.is !== "rows") continue;
    const width = keyWidth(value.rows, (fact) => sayValue(reader, fact.value));
    const isAbout = (cell: Fact) =>
      things.includes(sayValue(reader, cell.value)) || cell.words.some((word) => word.endsWith(`-${verb}`));
    const row = value.rows.find((cells) => cells.slice(0, width).every(isAbout)) ?? [];
    const rest = row.slice(width).filter(({ value: cell }) => cell.is !== "nothing");
    said.push(...rest.map((fact, at) => (at === 0 ? sayAlone : sayFact)(reader, fact)));
  }
  return said.join(" · ");
}

function sayFact(reader: Reader, { title, value }: Fact): string {
  return pair(reader, title, sayValue(reader, value));
}

/** A fact without its title, unless it is a number, which would mean nothing. */
function sayAlone(reader: Reader, fact: Fact): string {
  const { value } = fact;
  return value.is === "words" && value.n !== undefined ? sayFact(reader, fact) : sayValue(reader, value);
}

/** What a figure was and would be; of one that comes about step by step, only what it would be. */
export function sayChange(reader: Reader, change: Change): string {
  const { seat, row, title, before, after } = change;
  const whose = seat === null ? row : seatName(reader, seat);
  const what = whose === null ? title : reader.texts.say("plain-of-seat", { title, seat: whose });
  return before === null
    ? pair(reader, what, after)
    : reader.texts.say("plain-change", { title: what, before, after });
}

function sayFacts(reader: Reader, facts: Fact[]): string {
  return reader.texts.joined(facts.map((fact) => sayFact(reader, fact)));
}

function pair(reader: Reader, title: string, value: string): string {
  return reader.texts.say("plain-pair", { title, value });
}
