/** What each field of a game is: from its reading, or told from the value where no reading describes it. */

import type { Field as Described } from "../lib/texts";
import type { Plain } from "../lib/types";

/** A field as the plain table shows it: a kind that no reading needs to name is numbers in a list. */
export type Field = Omit<Described, "kind" | "row"> & {
  kind: Described["kind"] | "numbers";
  row?: Fields;
};
export type Fields = { [name: string]: Field };

export function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a field is, so that it can be shown whether described or not. */
export function fieldOf(fields: Fields, name: string, value: unknown): Field {
  return fields[name] ?? { kind: guessed(value) };
}

function guessed(value: unknown): Field["kind"] {
  if (typeof value === "boolean") return "flag";
  if (typeof value === "number") return "number";
  if (Array.isArray(value)) {
    if (value.some(isPlain)) return "table";
    return value.some((item) => typeof item === "number") ? "numbers" : "words";
  }
  if (isPlain(value)) return Object.values(value).every((n) => typeof n === "number") ? "pile" : "facts";
  return "text";
}
