// Which figures a choice would change: before and after, under the titles of the facts they belong to.

import type { Plain } from "../lib/types";
import { type Fact, pageOf, type Reader } from "./facts";
import { sayValue } from "./lines";

export interface Change {
  path: string;
  seat: number | null;
  title: string;
  /** null: only what it would be is worth saying. */
  before: string | null;
  after: string;
}

/** The figures that differ, in the order in which they are shown. */
export function changes(reader: Reader, before: Plain, after: Plain): Change[] {
  const [old, fresh] = [flat(reader, before), flat(reader, after)];
  const found: Change[] = [];
  for (const [path, { fact, seat }] of fresh) {
    const [was, is] = [sayValue(reader, old.get(path)?.fact.value), sayValue(reader, fact.value)];
    if (was === is || (fact.value.is === "nothing" && old.get(path)?.fact.value.is === "rows")) continue;
    found.push({ path, seat, title: fact.title, before: fact.value.is === "rows" ? null : was, after: is });
  }
  return found;
}

function flat(reader: Reader, figures: Plain): Map<string, { fact: Fact; seat: number | null }> {
  const found = new Map<string, { fact: Fact; seat: number | null }>();
  const { facts, nothing, seats } = pageOf(reader, {}, figures);
  for (const fact of [...facts, ...nothing]) found.set(fact.path, { fact, seat: null });
  for (const { seat, facts: held, marks } of seats) {
    for (const fact of held) found.set(fact.path, { fact, seat });
    for (const fact of marks) found.set(fact.path, { fact, seat: null });
  }
  return found;
}
