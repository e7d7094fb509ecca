/** What the seats strip, the charts and the phrases need to know of any game: found by its reading, not by its name. */

import { type Field, reading, type Texts } from "./texts";
import type { GameInfo, Now, Plain } from "./types";

export interface Count {
  field: string;
  title: string;
  kind: "pile" | "words" | "number";
  n: number;
  /** Stands before the number in place of a drawn sign. */
  glyph?: string;
}

/** What a seat holds, in numbers: the cards in its hand, what it owns, and whatever its reading puts on the strip. */
export function countsOf(now: Now, seat: number, texts: Texts): Count[] {
  const { game } = now.setting;
  const counts: Count[] = [];
  for (const [field, kind, value] of rowFields(reading(game).view, now.view, seat)) {
    const title = texts.say(`field-${field}`, {}, game);
    if (kind.kind === "pile" && kind.private && !kind.quiet)
      counts.push({ field, title, kind: "pile", n: sum(value) });
    if (kind.kind === "words" && !kind.quiet && Array.isArray(value)) {
      counts.push({ field, title, kind: "words", n: value.length });
    }
    if (kind.strip && typeof value === "number")
      counts.push({ field, title, kind: "number", n: value, glyph: kind.strip });
  }
  return counts;
}

/**
 * Whether a seat is out for now, where the game has such a thing: a list of seats that its view calls `out`. When one of
 * them is asked, what they were out of has ended.
 */
export function isOut(now: Now, seat: number): boolean {
  const out = now.view?.out;
  if (reading(now.setting.game).view.out?.kind !== "seats" || !Array.isArray(out)) return false;
  return out.includes(seat) && !now.waiting.some((asked) => out.includes(asked));
}

/** The numbers that figures give for each seat: what a chart can show over time. */
export function chartFields(game: string): string[] {
  const row = reading(game).figures.seats?.row ?? {};
  return Object.entries(row).flatMap(([name, field]) => (field.kind === "number" ? [name] : []));
}

/** One number of each seat now; null where there is none. */
export function figureOf(now: Now, seat: number, field: string): number | null {
  const found = rowFields(reading(now.setting.game).figures, now.figures, seat).find(
    ([name]) => name === field,
  );
  return typeof found?.[2] === "number" ? found[2] : null;
}

/** What a seat's score is made of, part by part, where the game says so. */
export function scoreParts(now: Now, seat: number, texts: Texts): { title: string; n: number }[] {
  const { game } = now.setting;
  const { view, figures, score } = reading(game);
  const fields = [...rowFields(figures, now.figures, seat), ...rowFields(view, now.view, seat)];
  return (score.parts ?? []).map((part) => ({
    title: texts.say(`field-${part}`, {}, game),
    n: Number(fields.find(([name]) => name === part)?.[2] ?? 0),
  }));
}

/** The words that a part of a phrase can be, as the commands of the game name them. */
export function wordsFor(game: GameInfo, vocabulary: string): string[] {
  const parts = reading(game.name).commands;
  const words = new Set<string>();
  for (const { plain } of game.commands) {
    for (const [name, what] of Object.entries(parts[String(plain.command)] ?? {})) {
      if (what === vocabulary && typeof plain[name] === "string") words.add(plain[name]);
    }
  }
  return [...words];
}

/** The fields of a seat's row in the table of the seats. */
function rowFields(
  fields: { [name: string]: Field },
  values: Plain | null,
  seat: number,
): [string, Field, unknown][] {
  const rows = values?.seats;
  const row: unknown = Array.isArray(rows) ? rows[seat] : null;
  if (typeof row !== "object" || row === null) return [];
  return Object.entries(fields.seats?.row ?? {}).map(([field, kind]): [string, Field, unknown] => [
    field,
    kind,
    (row as Plain)[field],
  ]);
}

function sum(pile: unknown): number {
  if (typeof pile !== "object" || pile === null) return 0;
  return Object.values(pile).reduce((total: number, n) => total + (typeof n === "number" ? n : 0), 0);
}
