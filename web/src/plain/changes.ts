// Which figures a choice would change: before and after, under the titles of the facts they belong to.

import type { Plain } from "../lib/types";
import { type Fact, pageOf, type Reader, type Value } from "./facts";
import { keyWidth } from "./keys";
import { sayKey, sayRow, sayValue } from "./lines";

export interface Change {
  path: string;
  seat: number | null;
  /** Of a table: what the row is about. */
  row: string | null;
  title: string;
  /** null: only what it would be is worth saying. */
  before: string | null;
  after: string;
}

interface Placed {
  fact: Fact;
  seat: number | null;
}

/** The figures that differ, in the order in which they are shown; of a table only the cells that do. */
export function changes(reader: Reader, before: Plain, after: Plain): Change[] {
  const [old, fresh] = [flat(reader, before), flat(reader, after)];
  const found: Change[] = [];
  for (const [path, placed] of fresh) {
    const { value } = placed.fact;
    const was = old.get(path)?.fact.value;
    if (sayValue(reader, was) === sayValue(reader, value)) continue;
    if (isTable(was) || isTable(value)) found.push(...rowChanges(reader, placed, rowsOf(was), rowsOf(value)));
    else if (value.is !== "nothing" || was?.is !== "rows") found.push(changed(reader, placed, was));
  }
  return found;
}

function changed(reader: Reader, { fact, seat }: Placed, was: Value | undefined): Change {
  const { path, title, value } = fact;
  const before = value.is === "rows" ? null : sayValue(reader, was);
  return { path, seat, row: null, title, before, after: sayValue(reader, value) };
}

function isTable(value: Value | undefined): boolean {
  return value?.is === "rows" && value.isReckoning !== true;
}

function rowsOf(value: Value | undefined): Fact[][] {
  return value?.is === "rows" ? value.rows : [];
}

/** What changes in a table: cells of rows that stay, and rows that come or go. A table that goes as a whole is over. */
function rowChanges(reader: Reader, { fact, seat }: Placed, old: Fact[][], fresh: Fact[][]): Change[] {
  if (fresh.length === 0) return [];
  const text = (cell: Fact) => sayValue(reader, cell.value);
  const width = Math.max(keyWidth(old, text), keyWidth(fresh, text));
  const keyed = (rows: Fact[][]) => new Map(rows.map((row) => [sayKey(reader, row.slice(0, width)), row]));
  const [was, is] = [keyed(old), keyed(fresh)];
  const none = reader.texts.say("plain-none");
  const found: Change[] = [];
  for (const [row, cells] of is) {
    const before = was.get(row);
    if (before === undefined) {
      const after = sayRow(reader, cells);
      found.push({ path: `${fact.path} ${row}`, seat, row: null, title: fact.title, before: null, after });
      continue;
    }
    for (const cell of cells.slice(width)) {
      const same = before.find(({ name }) => name === cell.name);
      const [earlier, later] = [same === undefined ? none : text(same), text(cell)];
      if (earlier === later) continue;
      const path = `${fact.path} ${row} ${cell.name}`;
      found.push({ path, seat, row, title: cell.title, before: earlier, after: later });
    }
  }
  for (const row of was.keys()) {
    if (is.has(row)) continue;
    found.push({ path: `${fact.path} ${row}`, seat, row: null, title: fact.title, before: row, after: none });
  }
  return found;
}

function flat(reader: Reader, figures: Plain): Map<string, Placed> {
  const found = new Map<string, Placed>();
  const { facts, nothing, seats } = pageOf(reader, {}, figures);
  for (const fact of [...facts, ...nothing]) found.set(fact.path, { fact, seat: null });
  for (const { seat, facts: held, marks } of seats) {
    for (const fact of held) found.set(fact.path, { fact, seat });
    for (const fact of marks) found.set(fact.path, { fact, seat: null });
  }
  return found;
}
