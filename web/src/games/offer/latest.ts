/** What happened last at the table, in the few lines that a small screen has room for. */

import type { Numbered } from "../../lib/client.svelte";
import { isPrivate, voicesOf } from "../../lib/happenings";
import type { OptionValue, Plain } from "../../lib/types";
import type { Reader } from "../../plain/facts";

const MOST = 3;
// Which day it is and who has answered is seen already.
const SEEN = ["ballot-in", "election-in", "second-declined", "day-began", "round-began"];
// By night the page is the same for everybody: what the day has brought, and nothing of what anybody does now.
const FALLS = ["eliminated", "cause-told", "offer-fulfilled", "offer-lifted"];

/** The last lines that everybody may read; by night, who has left since the morning. */
export function latest(
  feed: Numbered[],
  reader: Reader,
  options: { [name: string]: OptionValue },
  isNight: boolean,
): string[] {
  const { texts, game, names, me } = reader;
  const isWanted = (told: Plain) =>
    isNight
      ? FALLS.includes(String(told.event))
      : !SEEN.includes(String(told.event)) && !isPrivate(game, told, options);
  const voices = voicesOf(game, () => feed);
  let lines: string[] = [];
  for (let place = feed.length - 1; place >= 0 && lines.length < MOST; place--) {
    const item = feed[place]?.item;
    if (item?.item !== "step") continue;
    lines = [...texts.tellings(game, item.told.filter(isWanted), names, me, voices), ...lines];
    if (isNight && item.told.some(({ event }) => event === "day-began")) break; // what was before is past
  }
  return lines.slice(-MOST);
}
