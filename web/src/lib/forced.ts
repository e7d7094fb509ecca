/** Answers that leave nothing to choose, where nobody could learn from how quickly they come. */

import type { Now } from "./types";

/** What is known of who looks at the table; no seats before it has been heard. */
interface Present {
  seats: boolean[];
  watchers: number;
}

/** The number of the one answer there is, if it may be given for whoever sits here; else null. */
export function forcedAnswer(now: Now | null, present: Present, seats: number[]): number | null {
  const isAlone = seats.length === 1 && present.seats.length > 0 && present.watchers === 0;
  return isAlone && now?.forced ? (now.legal[0] ?? null) : null;
}
