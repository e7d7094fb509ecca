/** What the table waits for, in one sentence. */

import type { Now } from "../lib/types";
import { type Reader, seatName } from "./facts";

export function promptOf(reader: Reader, now: Now): string {
  const { texts, game } = reader;
  if (now.outcome !== null) return texts.say("table-over");
  const asked = reader.me !== null && now.waiting.includes(reader.me);
  const decision = `decision-${stageOf(reader, now)}`;
  if (asked) return texts.has(decision, game) ? texts.say(decision, {}, game) : texts.say("table-your-turn");
  const seats = texts.joined(now.waiting.map((seat) => seatName(reader, seat))) || texts.say("nobody");
  return texts.has(`${decision}.waiting`, game)
    ? texts.say(`${decision}.waiting`, { seats }, game)
    : texts.say("table-waiting", { seats });
}

/** The stage of the game, where its reading names one: decisions are called like the stage they are asked in. */
function stageOf(reader: Reader, now: Now): string {
  const field = Object.entries(reader.reading.view).find(([, { of }]) => of === "stage")?.[0];
  return field === undefined ? "" : String(now.view?.[field] ?? "");
}
