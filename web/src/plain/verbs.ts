/** Commands and their arguments in the reader's words. */

import type { Plain } from "../lib/types";
import type { Choice } from "./choices";
import { type Reader, seatName, titleOf, word } from "./facts";

export const OPENING = "…";

/** The whole sentence of a choice: "Play Winter". */
export function sentence(reader: Reader, plain: Plain): string {
  return reader.texts.command(reader.game, plain, reader.names, reader.me);
}

/** A verb before its arguments are chosen: "Play …". */
export function verbTitle(reader: Reader, verb: string, choices: Choice[]): string {
  const parameters = reader.reading.commands[verb] ?? {};
  const open = Object.fromEntries(Object.keys(parameters).map((name) => [name, OPENING]));
  try {
    return reader.texts.say(`command-${verb}`, open, reader.game);
  } catch {
    // A message that counts has no form for something left open.
    return choices[0] === undefined ? verb : sentence(reader, choices[0].plain);
  }
}

/** What an argument is called, and each of its values. */
export function parameterTitle(reader: Reader, parameter: string): string {
  return titleOf(reader, parameter);
}

export function argument(reader: Reader, verb: string, parameter: string, value: unknown): string {
  const described = reader.reading.commands[verb]?.[parameter];
  const kind = Array.isArray(described) ? described[0] : described;
  if (value === undefined || value === null) return reader.texts.say("plain-none");
  if (kind === "seat" || kind === "seats") return seatName(reader, Number(value));
  if (typeof value === "number") return reader.texts.number(value);
  return word(reader, kind, String(value));
}

/** What the things a choice is about do: the card that would be played. */
export function helpOf(reader: Reader, plain: Plain): string[] {
  const { texts, game } = reader;
  return Object.entries(reader.reading.commands[String(plain.command)] ?? {}).flatMap(([name, kind]) => {
    const key = `${kind}-${plain[name]}.help`;
    return texts.has(key, game) ? [texts.say(key, {}, game)] : [];
  });
}
