/** What happened at the table, in sentences: the items of a feed for one reader. */

import { hear, reading, type Texts, type Voices } from "./texts";
import type { FeedItem, OptionValue, Plain } from "./types";

export interface Reader {
  texts: Texts;
  game: string;
  names: string[];
  me: number | null;
  /** Others may be looking: what is for one's own eyes is left out. */
  covered?: boolean;
  /** What the table has agreed on. */
  options?: { [name: string]: OptionValue };
  /** Who made what has a number, so that what refers to it can name them. */
  voices?: Voices | undefined;
}

/** Who made what has a number, from everything that was told; in a game where nothing refers to it, nothing is read. */
export function voicesOf(game: string, feed: () => { item: FeedItem }[]): Voices | undefined {
  if (Object.keys(reading(game).events.refers).length === 0) return undefined;
  const voices: Voices = new Map();
  for (const { item } of feed()) {
    for (const told of item.item === "step" ? item.told : []) hear(told, voices);
  }
  return voices;
}

/** Whether somebody who looks over a shoulder must not read it. */
export function isPrivate(game: string, told: Plain, options: Reader["options"] = {}): boolean {
  const kind = String(told.event);
  const { private: secret, public: shown } = reading(game).events;
  const fields = secret[kind];
  if (fields === undefined || options[shown[kind] ?? ""] === true) return false;
  const open = Object.entries(fields);
  return open.length === 0 || open.some(([field, value]) => told[field] !== value);
}

/** What may be read of a step, whoever looks. */
function readable(told: Plain[], { game, covered, options }: Reader): Plain[] {
  return covered ? told.filter((one) => !isPrivate(game, one, options)) : told;
}

/** The sentences of one item; none if it goes without saying. */
export function sentences(item: FeedItem, reader: Reader): string[] {
  const { texts, game, names, me } = reader;
  const who = (seat: number) => ({
    seat: names[seat] || texts.say("table-seat-number", { n: seat + 1 }),
    seat_is: seat === me ? "me" : "other",
  });
  switch (item.item) {
    case "step":
      return texts.tellings(game, readable(item.told, reader), names, me, reader.voices);
    case "undone":
      return item.agreed ? [texts.say("undo-agreed")] : [texts.say("undo-done", who(item.seat))];
    case "spoken":
      return [
        texts.say("web-log-spoken", {
          name: item.name,
          text: texts.phrase(item.text, game, names, me) ?? item.text,
        }),
      ];
    case "seated":
      return [
        texts.say(`web-log-${item.how}`, { ...who(item.seat), name: item.chair.name, kind: item.chair.kind }),
      ];
    case "configured":
      return [texts.say("web-log-configured")];
    case "dealing":
      return [texts.say("web-log-dealing")];
    case "started":
      return [
        texts.say("web-log-started", { n: item.contributions.filter((given) => given !== null).length }),
      ];
    case "paused":
      return [
        item.rules === null
          ? texts.say("web-log-paused")
          : texts.say("web-log-no-rules", { version: item.rules }),
      ];
    case "resumed":
      return [texts.say("web-log-resumed")];
    case "extended":
      return [texts.say("web-log-extended", { ...who(item.seat), seconds: item.seconds })];
    case "undo_asked":
      return [texts.say("web-log-undo-asked", who(item.seat))];
    case "undo_answered":
      return [texts.say("web-log-undo-answered", { ...who(item.seat), agree: item.agree ? "yes" : "no" })];
    case "undo_closed":
      return [texts.say("undo-declined")];
    case "outage":
      return [texts.say("web-log-outage", { minutes: Math.max(1, Math.round(item.seconds / 60)) })];
    case "abandoned":
      return [texts.say("web-log-abandoned")];
    case "succeeded":
      return [texts.say("web-log-succeeded")];
    case "noted":
    case "committed":
      return [];
  }
}

/** Whether it is talk that everybody at the table hears. */
export function isAtTheTable(told: Plain): boolean {
  return told.event === "said" && (told.channel ?? "table") === "table";
}

/** Talk in an item: who said it, and what, or null. */
export function talkIn(
  item: FeedItem,
  reader: Reader,
): { name: string; seat: number | null; text: string }[] {
  const { texts, game, names, me } = reader;
  if (item.item === "spoken") {
    return [
      { name: item.name, seat: item.seat, text: texts.phrase(item.text, game, names, me) ?? item.text },
    ];
  }
  if (item.item !== "step") return [];
  return readable(item.told, reader)
    .filter(isAtTheTable)
    .map((told) => {
      const seat = Number(told.seat);
      const text = String(told.text);
      return { name: names[seat] ?? "", seat, text: texts.phrase(text, game, names, me) ?? text };
    });
}

/** Which items no longer count: their steps were taken back. */
export function takenBack(feed: { n: number; item: FeedItem }[]): Set<number> {
  return new Set(feed.flatMap(({ item }) => (item.item === "undone" ? [item.number] : [])));
}
