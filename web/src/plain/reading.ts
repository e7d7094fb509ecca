/** How the fields of one game are to be read: what the plain table uses of `locale/<game>.toml`. */

import readings from "../generated/readings.json";
import type { Plain } from "../lib/types";

export type Kind =
  | "viewer"
  | "word"
  | "words"
  | "seat"
  | "seats"
  | "number"
  | "numbers"
  | "pile"
  | "flag"
  | "text"
  | "facts"
  | "table"
  | "steps";

export interface Field {
  kind: Kind;
  /** The vocabulary of its words: `card` finds `card-winter`. */
  of?: string;
  /** Nothing, zero and no are not worth a line of their own. */
  quiet?: boolean;
  /** Others may not see what it holds. */
  private?: boolean;
  /** The word for nothing. */
  none?: string;
  /** Of a table: the fields of each row. */
  row?: Fields;
}

export type Fields = { [name: string]: Field };

/** An argument of a command: a vocabulary, `number`, `seat`, `seats`, `text`; in brackets, several of it. */
export type Parameter = string | [string];

export interface Reading {
  view: Fields;
  figures: Fields;
  commands: { [verb: string]: { [parameter: string]: Parameter } };
}

const SHARED = "table";

/** The reading of a game; of a game that has none, what all games share. */
export function readingOf(game: string): Reading {
  const all = readings as unknown as { [game: string]: Partial<Reading> };
  const [own, shared] = [all[game] ?? {}, all[SHARED] ?? {}];
  return {
    view: { ...shared.view, ...own.view },
    figures: { ...shared.figures, ...own.figures },
    commands: { ...shared.commands, ...own.commands },
  };
}

export function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a field is. What no reading describes is told from its value, so that it can be shown all the same. */
export function fieldOf(fields: Fields, name: string, value: unknown): Field {
  return fields[name] ?? { kind: guessed(value) };
}

function guessed(value: unknown): Kind {
  if (typeof value === "boolean") return "flag";
  if (typeof value === "number") return "number";
  if (Array.isArray(value)) {
    if (value.some(isPlain)) return "table";
    return value.some((item) => typeof item === "number") ? "numbers" : "words";
  }
  if (isPlain(value)) return Object.values(value).every((n) => typeof n === "number") ? "pile" : "facts";
  return "text";
}
