/** The room as one viewer sees it: what its view says, with names for everything. */

import type { Now, Setting } from "../../lib/types";
import type { Choice } from "../../plain/choices";

/** A seat, or a word in its place: nobody, unset, unknown. */
export type Pick = number | string | null;

export interface SeatView {
  role: string;
  coins: number;
  thumb: "up" | "down" | null;
  points_at: Pick;
  bribes: Pick;
  told: string | null;
  sought: string | null;
}

export interface RoomView {
  viewer: string;
  game: "full" | "fast";
  stage: string;
  day: number;
  living: number[];
  answered: number[];
  away: number[];
  over: number[];
  accuser: number | null;
  accused: number | null;
  seconder: number | null;
  ballots: number[];
  announced: number;
  gun: number | null;
  vest: number | null;
  horse_head: number | null;
  team: number[];
  patsy: number | null;
  choices: { [call: string]: Pick };
  ledger: string[];
  winners: number[];
  ending: string | null;
  seats: SeatView[];
}

export interface Claim {
  seat: number;
  role: string;
  day: number;
  entry: number;
}

export interface Report {
  seat: number;
  about: number;
  side: string;
  night: number;
  entry: number;
}

export interface Opinion {
  about: number;
  suspected_by: number[];
  trusted_by: number[];
}

export interface Ballots {
  day: number;
  about: number;
  down: number[];
  up: number[];
  entry: number;
}

export interface RoomFigures {
  roles_in_play: { [role: string]: number };
  downs_needed: number;
  living_count: number;
  claims: Claim[];
  reports: Report[];
  opinions: Opinion[];
  votes: Ballots[];
  seats: { acts_left: number; left_neighbour: number | null; right_neighbour: number | null }[];
}

/** A thumb of a vote; null while it is face down. */
export interface Ballot {
  seat: number;
  isIn: boolean;
  thumb: "up" | "down" | null;
}

export interface Vote {
  about: number;
  isRunning: boolean;
  ballots: Ballot[];
}

/** The vote that everybody sees: the one that goes on, or the last of this day until somebody else stands trial. */
export function voteOf(now: Now): Vote | null {
  const view = viewOf(now);
  if (view.stage === "vote" && view.accused !== null) {
    const isOpen = now.setting.options.open_ballots === true;
    const ballots = view.living.map((seat) => ({
      seat,
      isIn: view.ballots.includes(seat),
      thumb: isOpen ? (view.seats[seat]?.thumb ?? null) : null,
    }));
    return { about: view.accused, isRunning: true, ballots };
  }
  const last = figuresOf(now).votes.at(-1);
  if (last === undefined || last.day !== view.day || ["second", "defence"].includes(view.stage)) return null;
  const ballots = [...last.down, ...last.up]
    .sort((one, other) => one - other)
    .map((seat) => ({
      seat,
      isIn: true,
      thumb: last.down.includes(seat) ? ("down" as const) : ("up" as const),
    }));
  return { about: last.about, isRunning: false, ballots };
}

/** The view of the wire as this game has it. */
export function viewOf(now: Now): RoomView {
  return now.view as unknown as RoomView;
}

export function figuresOf(now: Now): RoomFigures {
  return now.figures as unknown as RoomFigures;
}

/** What is known of a table before its cards are dealt. */
export interface Outset {
  game: "full" | "fast";
  roles: { role: string; side: "family" | "traitor"; count: number }[];
  /** How many of the games with such cards the Family has won, or the Cops of the fast game. */
  measured: { wins: number; games: number } | null;
  /** At how many seconds left the time of a day is announced. */
  announcements: number[];
}

export function outsetOf(setting: Setting): Outset {
  return setting.outset as unknown as Outset;
}

/** The message that says what a card can do; the fast game has its own Don and Cops. */
export function roleHelp(game: RoomView["game"], role: string): string {
  return game === "fast" ? `room-fast-${role}` : `role-${role}.help`;
}

const SECRET = ["night_1", "night_2", "night_3", "night_4", "tap", "place"];

/** Whether everybody looks at the same dark page. */
export function isNight({ stage }: RoomView): boolean {
  return SECRET.includes(stage);
}

/** Whether it is a time of closed eyes, the opening too. */
export function isSecret(view: RoomView): boolean {
  return view.stage === "opening" || isNight(view);
}

/** Whether the clock of the day stands behind this stage. */
export function isNegotiation({ stage }: RoomView): boolean {
  return ["talk", "second", "defence", "vote"].includes(stage);
}

export interface StageTime {
  /** Milliseconds until the stage ends, from when `now` was heard. */
  left: number;
  /** Of the whole, where that is known. */
  whole: number | null;
}

const LENGTHS: { [timer: string]: string } = {
  day: "day_seconds",
  opening: "opening_seconds",
  introduce: "intro_seconds",
  second: "second_seconds",
  defence: "defence_seconds",
  ballot: "ballot_seconds",
  elect: "elect_seconds",
  pass: "pass_seconds",
  blast: "blast_seconds",
  secret: "fast_secret_seconds",
  holder: "fast_holder_seconds",
  last_call: "fast_last_call_seconds",
};

/** The one clock of the stage. The day's timer runs from one announcement to the next, so the rest is added. */
export function stageTime(now: Now): StageTime | null {
  const timer = now.timers[0];
  if (timer === undefined) return null;
  const option = LENGTHS[timer.name];
  const seconds = option === undefined ? null : Number(now.setting.options[option]);
  if (timer.name !== "day" || seconds === null)
    return { left: timer.left, whole: seconds === null ? null : seconds * 1000 };
  const next = outsetOf(now.setting).announcements[viewOf(now).announced] ?? 0;
  return { left: timer.left + next * 1000, whole: seconds * 1000 };
}

// What a tap on somebody means by night, and where the view keeps what was chosen. Which of them a seat has depends on
// its card; nobody else learns which.
const CALLS: { [verb: string]: string | null } = {
  point: "arrest",
  peek: "peek",
  offer: "offer",
  "give-gun": "gun",
  "give-vest": "vest",
  strike: "strike",
  seek: "seek_don",
  tap: null,
  "place-gun": null,
};
const NOBODY = "-nobody";

export interface OpenCall {
  verb: string;
  /** The call that it answers; the fast game has none. */
  call: string | null;
}

/** The calls that a tap can answer now; it answers the first of them. */
export function openCalls(choices: Choice[]): OpenCall[] {
  return Object.entries(CALLS)
    .filter(([verb]) => choiceOf(choices, verb) !== null)
    .map(([verb, call]) => ({ verb, call }));
}

/** What a tap on a player would do for this seat now; null: nothing, and it looks the same. */
export function tapOn(choices: Choice[], seat: number, isGhost: boolean): Choice | null {
  const verbs = isGhost ? ["bribe"] : Object.keys(CALLS);
  return firstOf(choices, verbs, (choice) => choice.plain.seat === seat);
}

export function tapOnNobody(choices: Choice[]): Choice | null {
  const verbs = Object.keys(CALLS).map((verb) => verb + NOBODY);
  return firstOf(choices, verbs, () => true);
}

function firstOf(choices: Choice[], verbs: string[], fits: (choice: Choice) => boolean): Choice | null {
  for (const verb of verbs) {
    const found = choices.find((choice) => choice.plain.command === verb && fits(choice));
    if (found) return found;
  }
  return null;
}

/** The choice with this verb, and about this seat if one is named. */
export function choiceOf(choices: Choice[], verb: string, seat?: number): Choice | null {
  return firstOf(choices, [verb], (choice) => seat === undefined || choice.plain.seat === seat);
}
