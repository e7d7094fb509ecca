/** Tables of the view that go on in the figures: one row for each thing, with what lies there and what follows from it. */

import type { Plain } from "../lib/types";
import { type Field, type Fields, isPlain } from "./reading";

export interface Joined {
  field: Field;
  rows: Plain[];
}

/** The table of this name with its figures beside it; null where the two are not about the same things. */
export function joined(
  name: string,
  view: Plain,
  figures: Plain,
  seen: Fields,
  reckoned: Fields,
): Joined | null {
  const [ours, theirs] = [view[name], figures[name]];
  const [one, other] = [seen[name], reckoned[name]];
  if (one?.kind !== "table" || other?.kind !== "table" || !one.row || !other.row) return null;
  if (!isRows(ours) || !isRows(theirs)) return null;
  const shared = Object.keys(one.row).filter((field) => field in (other.row ?? {}));
  const key = (row: Plain) => JSON.stringify(shared.map((field) => row[field] ?? null));
  const found = new Map(theirs.map((row) => [key(row), row]));
  const keys = ours.map(key);
  const fits = shared.length > 0 && found.size === theirs.length && new Set(keys).size === keys.length;
  if (!fits || [...found.keys()].some((wanted) => !keys.includes(wanted))) return null;
  return {
    field: { ...one, row: { ...one.row, ...other.row } },
    rows: ours.map((row, at) => ({ ...row, ...found.get(keys[at] ?? "") })),
  };
}

function isRows(value: unknown): value is Plain[] {
  return Array.isArray(value) && value.every(isPlain);
}
