/** Commands and their arguments in the reader's words. */

import type { Plain } from "../lib/types";
import type { Choice } from "./choices";
import { type Reader, seatName, word } from "./facts";

export const OPENING = "…";

/** The whole sentence of a choice: "Play Winter". */
export function sentence(reader: Reader, plain: Plain): string {
  return reader.texts.command(reader.game, plain, reader.names, reader.me);
}

/** A verb before its arguments are chosen: what its language calls it, or "Play …". */
export function verbTitle(reader: Reader, verb: string, choices: Choice[]): string {
  const title = `command-${verb}.title`;
  if (reader.texts.has(title, reader.game)) return reader.texts.say(title, {}, reader.game);
  const parts = Object.entries(reader.reading.commands[verb] ?? {});
  const first = choices[0];
  // A sentence that counts has no form for a number left open: there the first choice stands for all.
  if (first && parts.some(([, kind]) => kind === "number"))
    return `${sentence(reader, first.plain)} ${OPENING}`;
  return reader.texts.say(
    `command-${verb}`,
    Object.fromEntries(parts.map(([name]) => [name, OPENING])),
    reader.game,
  );
}

/** What an argument is called. */
export function partTitle(reader: Reader, part: string): string {
  return word(reader, "part", part);
}

export function argument(reader: Reader, verb: string, parameter: string, value: unknown): string {
  const described = reader.reading.commands[verb]?.[parameter];
  const kind = Array.isArray(described) ? described[0] : described;
  if (value === undefined || value === null) return reader.texts.say("plain-none");
  if (kind === "seat" || kind === "seats") return seatName(reader, Number(value));
  if (typeof value === "number") return reader.texts.number(value);
  return word(reader, kind, String(value));
}

/** The things a choice is about. */
export function argumentsOf(reader: Reader, plain: Plain): string[] {
  return Object.entries(plain)
    .filter(([name]) => name !== "command")
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) =>
        argument(reader, String(plain.command), name, one),
      ),
    );
}

/** What the things a choice is about do: the card that would be played. */
export function helpOf(reader: Reader, plain: Plain): string[] {
  const { texts, game } = reader;
  return Object.entries(reader.reading.commands[String(plain.command)] ?? {}).flatMap(([name, kind]) => {
    const key = `${kind}-${plain[name]}.help`;
    return texts.has(key, game) ? [texts.say(key, {}, game)] : [];
  });
}
