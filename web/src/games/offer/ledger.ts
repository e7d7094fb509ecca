/** The ledger: every statement and every decision by its number, from the short codes of the view. */

import type { Numbered } from "../../lib/client.svelte";
import type { Texts } from "../../lib/texts";
import type { Plain } from "../../lib/types";
import type { Reader } from "../../plain/facts";
import type { RoomView } from "./view";

export interface Entry {
  number: number;
  day: number;
  seat: number;
  kind: string;
  /** The entries it points to: those it agrees with, or is said because of. */
  refers: number[];
  /** Whether it was said, so that one can agree with it or not. */
  isSaid: boolean;
  /** What was told, as events, so that the game's own sentences say it. */
  told: Plain[];
}

// The parts of an entry, in their order, by the kind of event.
const PARTS: { [kind: string]: string[] } = {
  claimed: ["role"],
  "role-word-told": ["role"],
  "family-reported": ["night", "about"],
  "traitor-reported": ["night", "about"],
  "report-about-asked": ["night", "side"],
  "report-side-asked": ["night", "about"],
  "report-night-asked": ["about", "side"],
  agreed: ["entry"],
  disagreed: ["entry"],
  suspected: ["about"],
  trusted: ["about"],
  "vote-promised": ["about", "thumb"],
  "vote-wanted": ["about"],
  "player-word-told": ["about"],
  "promise-thumb-asked": ["about"],
  "promise-about-asked": ["thumb"],
  accused: ["about"],
  seconded: ["about"],
  "ballot-in": ["about", "thumb"],
  shot: ["about"],
  blasted: ["about", "side"],
  "coin-given": ["to"],
  "item-passed": ["to", "item"],
  banged: ["about"],
};
const BALLOT = "ballot-in";
const BEFORE = ["reason-given", "question-put"]; // what comes before a statement and belongs to it
const DONE = ["accused", "seconded", "ballot-in", "shot", "blasted", "coin-given", "item-passed", "banged"];
const NUMBERS = ["night", "about", "entry", "to"];

/** One entry from its code: `DAY SEAT KIND [of TARGET] PARTS [because N]`. */
export function entryFrom(code: string, number: number): Entry {
  const [day = "", seat = "", kind = "", ...rest] = code.split(" ");
  const target = rest[0] === "of" ? Number(rest.splice(0, 2)[1]) : null;
  const reason = rest.at(-2) === "because" ? Number(rest.splice(-2)[1]) : null;
  const fact: Plain = { event: kind, number, seat: Number(seat) };
  for (const [at, part] of (PARTS[kind] ?? []).entries()) {
    fact[part] = NUMBERS.includes(part) ? Number(rest[at]) : rest[at];
  }
  const before: Plain[] = [];
  if (reason !== null) before.push({ event: "reason-given", number, seat: Number(seat), entry: reason });
  if (target !== null) before.push({ event: "question-put", number, seat: Number(seat), target });
  const refers = [
    ...(reason === null ? [] : [reason]),
    ...(typeof fact.entry === "number" ? [fact.entry] : []),
  ];
  return {
    number,
    day: Number(day),
    seat: Number(seat),
    kind,
    refers,
    isSaid: !DONE.includes(kind),
    told: [...before, fact],
  };
}

export function ledgerFrom(codes: string[]): Entry[] {
  return codes.map((code, at) => entryFrom(code, at + 1));
}

/** What was told of each entry, from the feed: the ledger's codes leave out what is long. */
function toldOf(feed: Numbered[]): Map<number, Plain> {
  const found = new Map<number, Plain>();
  for (const { item } of feed) {
    for (const told of item.item === "step" ? item.told : []) {
      if (typeof told.number === "number" && !BEFORE.includes(String(told.event)))
        found.set(told.number, told);
    }
  }
  return found;
}

/** A line of the ledger: an entry, or all the thumbs of one vote. */
export interface Line extends Entry {
  last: number;
  text: string;
}

/** The ledger as it is read: in sentences, with a vote as one of them. */
export function linesFrom(view: RoomView, feed: Numbered[], reader: Reader): Line[] {
  const { texts, game, names, me } = reader;
  const known = toldOf(feed);
  const entries = ledgerFrom(view.ledger);
  const voices = new Map(entries.map(({ number, seat }) => [number, seat]));
  const lines: Line[] = [];
  for (const entry of entries) {
    const before = lines.at(-1);
    if (entry.kind === BALLOT && before?.kind === BALLOT && before.day === entry.day) {
      before.told.push(...entry.told);
      before.last = entry.number;
    } else {
      const told = entry.told.map((one) =>
        BEFORE.includes(String(one.event)) ? one : { ...guessed(view, one), ...known.get(entry.number) },
      );
      lines.push({ ...entry, told: entry.kind === BALLOT ? entry.told : told, last: entry.number, text: "" });
    }
  }
  for (const line of lines) {
    line.text =
      line.kind === BALLOT
        ? texts.say("event-vote-closed", closed(line, texts, names, me), game)
        : withoutNumber(
            texts.tellings(game, line.told, names, me, voices).join(" "),
            texts.number(line.number),
          );
  }
  return lines;
}

/** A fact with what its code leaves out, as far as the table shows it: without a feed there is no more to know. */
function guessed(view: RoomView, fact: Plain): Plain {
  if (fact.event === "word-told") return { ...fact, word: "…" };
  if (fact.event === "banged")
    return { ...fact, don: view.ending === "cops" && fact.number === view.ledger.length };
  return fact;
}

/** A line has its number before it already. */
function withoutNumber(text: string, number: string): string {
  return text.replace(new RegExp(`\\s*[(（]#\\u2068?${number}\\u2069?[)）]`), "");
}

/** The thumbs of a vote as its event would tell them. */
function closed(line: Line, texts: Texts, names: string[], me: number | null): { [name: string]: string } {
  const of = (thumb: string) =>
    line.told.filter((told) => told.thumb === thumb).map((told) => Number(told.seat));
  const said = (seats: number[]) =>
    texts.joined(seats.map((seat) => (seat === me ? texts.say("you") : (names[seat] ?? ""))));
  const [down, up] = [of("down"), of("up")];
  return {
    down: said(down),
    down_is: down.length > 0 ? "others" : "none",
    up: said(up),
    up_is: up.length > 0 ? "others" : "none",
    missing: "",
    missing_is: "none",
  };
}

/** Whom an entry concerns: who made it, whom it is about, whom it asks. */
export function seatsOf(entry: Entry): number[] {
  const found = entry.told.flatMap((told) => [told.seat, told.about, told.target, told.to]);
  return [...new Set(found.filter((seat) => typeof seat === "number"))];
}
