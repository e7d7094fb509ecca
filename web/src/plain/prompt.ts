/** What the table waits for, in one sentence, or two where it can be counted. */

import type { Now, Plain } from "../lib/types";
import { type Reader, seatName } from "./facts";

export function promptOf(reader: Reader, now: Now): string {
  const { texts, game } = reader;
  if (now.outcome !== null) return texts.say("table-over");
  const asked = reader.me !== null && now.waiting.includes(reader.me);
  const decision = `decision-${stageOf(reader, now)}`;
  if (asked) {
    if (!texts.has(decision, game)) return texts.say("table-your-turn");
    const counted = `${decision}.counted`;
    const question = texts.say(decision, {}, game);
    return texts.has(counted, game)
      ? `${question} ${texts.say(counted, numbers(now.figures), game)}`
      : question;
  }
  const seats = texts.joined(now.waiting.map((seat) => seatName(reader, seat))) || texts.say("nobody");
  return texts.has(`${decision}.waiting`, game)
    ? texts.say(`${decision}.waiting`, { seats }, game)
    : texts.say("table-waiting", { seats });
}

/** The figures of the table that are numbers: what a sentence may count. */
function numbers(figures: Plain): { [name: string]: number } {
  const found = Object.entries(figures).filter(
    (pair): pair is [string, number] => typeof pair[1] === "number",
  );
  return Object.fromEntries(found);
}

/** The stage of the game, where its reading names one: decisions are called like the stage they are asked in. */
function stageOf(reader: Reader, now: Now): string {
  const field = Object.entries(reader.reading.view).find(([, { of }]) => of === "stage")?.[0];
  return field === undefined ? "" : String(now.view?.[field] ?? "");
}
