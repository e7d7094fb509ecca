/** What may be done, as buttons and short forms: commands of the catalogue by verb and by argument. */

import type { CommandInfo, Plain } from "../lib/types";

export interface Choice {
  /** In notation: what is sent. */
  text: string;
  plain: Plain;
}

export interface Verb {
  verb: string;
  choices: Choice[];
  parameters: string[];
}

/** Up to so many choices of one verb are buttons; more of them are a form. */
export const BUTTONS = 12;
/** The same where each choice has several arguments, so that most words would stand on many buttons. */
export const FEW_BUTTONS = 6;

/** The choices with these numbers of the catalogue. */
export function chosen(commands: CommandInfo[], numbers: number[]): Choice[] {
  return numbers.flatMap((number) => commands[number] ?? []);
}

/** Choices by their verb, in the order in which they come. */
export function byVerb(choices: Choice[]): Verb[] {
  const verbs = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = String(choice.plain.command);
    verbs.set(verb, [...(verbs.get(verb) ?? []), choice]);
  }
  return [...verbs].map(([verb, found]) => ({ verb, choices: found, parameters: parametersOf(found) }));
}

function parametersOf(choices: Choice[]): string[] {
  const names = new Set(choices.flatMap((choice) => Object.keys(choice.plain)));
  names.delete("command");
  return [...names];
}

/** A value as a key: two that mean the same have the same one. The order of several things does not matter. */
export function keyOf(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.map(keyOf).sort() : (value ?? null));
}

/** The values an argument can take among these choices, each once; numbers from the least on. */
export function valuesOf(choices: Choice[], parameter: string): unknown[] {
  const values = [
    ...new Map(choices.map(({ plain }) => [keyOf(plain[parameter]), plain[parameter]])).values(),
  ];
  return values.every((value) => typeof value === "number")
    ? values.sort((one, other) => one - other)
    : values;
}

/** The choices that agree with what has been picked. */
export function agreeing(choices: Choice[], picked: [string, unknown][]): Choice[] {
  return choices.filter(({ plain }) => picked.every(([name, value]) => keyOf(plain[name]) === keyOf(value)));
}

/** Whether an argument is several things at once: cards to keep. */
export function isSeveral(choices: Choice[], parameter: string): boolean {
  return choices.some(({ plain }) => Array.isArray(plain[parameter]));
}

/** One box to tick for each copy that some choice asks for: two of a kind are two boxes. */
export function boxesOf(choices: Choice[], parameter: string): unknown[] {
  const most = new Map<string, unknown[]>();
  for (const { plain } of choices) {
    const items = plain[parameter];
    if (!Array.isArray(items)) continue;
    for (const item of items) {
      const same = items.filter((other) => keyOf(other) === keyOf(item));
      if (same.length > (most.get(keyOf(item))?.length ?? 0)) most.set(keyOf(item), same);
    }
  }
  return [...most.values()].flat();
}

/** Whether what is ticked, perhaps with more, is among the choices. */
export function canGrow(choices: Choice[], parameter: string, ticked: unknown[]): boolean {
  return choices.some(({ plain }) => {
    const items = plain[parameter];
    const left = Array.isArray(items) ? items.map(keyOf) : [];
    return ticked.every((item) => {
      const at = left.indexOf(keyOf(item));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}
