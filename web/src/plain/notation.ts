/** Commands outside the catalogue: how one is written, and what it can be made of. */

import readings from "../generated/readings.json";
import type { Plain } from "../lib/types";
import type { Reader } from "./facts";
import { isPlain } from "./reading";

/** A line with its parts in braces; a part that names a field is picked from that field of one's own seat. */
export interface Template {
  text: string;
  [part: string]: string;
}

export interface Notation {
  /** The names of seats in notation. */
  seats: string[];
  templates: { [verb: string]: Template };
}

export function notationOf(game: string): Notation {
  const { notation = {} } = (readings as unknown as { [game: string]: { notation?: Plain } })[game] ?? {};
  const { seats = [], ...templates } = notation;
  return { seats: seats as string[], templates: templates as Notation["templates"] };
}

export interface Part {
  name: string;
  /** `word`: several words of a vocabulary; `seats`: several others at the table. */
  kind: "word" | "seats";
  /** What can be picked; what is there several times can be picked several times. */
  items: (string | number)[];
}

/** The parts of a command; null if there is a part of it that no form is known for. */
export function partsOf(reader: Reader, verb: string, template: Template, view: Plain | null): Part[] | null {
  const parts: Part[] = [];
  for (const [name, kind] of Object.entries(reader.reading.commands[verb] ?? {})) {
    const from = template[name];
    if (Array.isArray(kind) && from !== undefined) {
      parts.push({ name, kind: "word", items: pieces(ownField(reader, view, from)) });
    } else if (kind === "seats") {
      const others = reader.names.map((_, seat) => seat).filter((seat) => seat !== reader.me);
      parts.push({ name, kind, items: others });
    } else return null;
  }
  return parts;
}

/** The line that is sent. */
export function written(notation: Notation, template: Template, parts: Part[], plain: Plain): string {
  return parts.reduce((line, { name, kind }) => {
    const items = plain[name] as (string | number)[];
    const words = kind === "seats" ? items.map((seat) => notation.seats[Number(seat)]) : items;
    return line.replace(`{${name}}`, words.join(" "));
  }, template.text);
}

/** The line of a command with one value for each part. */
export function phrased(
  reader: Reader,
  notation: Notation,
  template: Template,
  verb: string,
  values: { [part: string]: unknown },
): string {
  return Object.entries(values).reduce((line, [name, value]) => {
    const isSeat = reader.reading.commands[verb]?.[name] === "seat" && typeof value === "number";
    return line.replace(`{${name}}`, isSeat ? (notation.seats[value] ?? "") : String(value));
  }, template.text);
}

function ownField(reader: Reader, view: Plain | null, field: string): unknown {
  const seats = view?.seats;
  const own: unknown = Array.isArray(seats) && reader.me !== null ? seats[reader.me] : null;
  return isPlain(own) ? own[field] : null;
}

function pieces(pile: unknown): string[] {
  if (!isPlain(pile)) return [];
  return Object.entries(pile).flatMap(([item, n]) => Array<string>(Number(n)).fill(item));
}
