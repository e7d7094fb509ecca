/** What lies on the table, as the server's view and figures of Condottiere say it. */

import cards from "../../generated/condottiere/cards.json";
import type { GameInfo, Now } from "../../lib/types";

export type Pile = { [card: string]: number };

export interface SeatView {
  regions: string[];
  points: number;
  hand: Pile;
  line: Pile;
  down: Pile;
  buried: Pile;
}

export type Stage =
  | "in_the_box"
  | "choose_region"
  | "play_or_pass"
  | "take_back"
  | "place_favor"
  | "discard_hand"
  | "keep_cards"
  | "draw"
  | "over";

export interface View {
  stage: Stage;
  contested: string | null;
  favor: string | null;
  holder: number | null;
  chooser: number | null;
  game: number;
  battles: number;
  asked: number[];
  answered: number[];
  out: number[];
  played: number[];
  finalists: number[];
  winners: number[];
  ending: string | null;
  deck: Pile;
  discard: Pile;
  seats: SeatView[];
}

/** One step of how a strength came about, with the total after it. */
export interface Step {
  step: string;
  total: number;
}

export interface SeatFigures {
  strength: number;
  steps: Step[];
  unseen: number;
  courtesans: number;
  region_count: number;
  group: number;
}

export interface Figures {
  leaders: number[];
  would_win: number[];
  defender: number | null;
  defender_waits: boolean;
  regions_needed: number;
  group_needed: number;
  target: number | null;
  discarded: number;
  seats: SeatFigures[];
}

export const GAME = "condottiere";

/** The kinds of cards in the order of the catalogue. */
export const CARDS = cards.card.map(({ id }) => id);

/** The order in which cards are held and laid: the strongest mercenary first, then what changes strengths. */
const SORTED: string[] = [
  "mercenary_10",
  "mercenary_6",
  "mercenary_5",
  "mercenary_4",
  "mercenary_3",
  "mercenary_2",
  "mercenary_1",
  "heroine",
  "drummer",
  "courtesan",
  "winter",
  "spring",
  "bishop",
  "scarecrow",
  "surrender",
  "unknown",
];

/** A card as commands name it: `10`, `winter`. */
export function word(card: string): string {
  return card.replace(/^mercenary_/, "");
}

export function isMercenary(card: string): boolean {
  return card.startsWith("mercenary_");
}

/** A pile sorted, each kind once with its number. */
export function sorted(pile: Pile): [string, number][] {
  return SORTED.flatMap((card): [string, number][] => (pile[card] ? [[card, pile[card]]] : []));
}

export function size(pile: Pile): number {
  return Object.values(pile).reduce((sum, number) => sum + number, 0);
}

export function viewOf(now: Now): View | null {
  return now.view as View | null;
}

/** The figures; without any (a server of another time) every line is worth nothing and explains nothing. */
export function figuresOf(figures: Now["figures"], seats: number): Figures {
  const none = { strength: 0, steps: [], unseen: 0, courtesans: 0, region_count: 0, group: 0 };
  return {
    leaders: [],
    would_win: [],
    defender: null,
    defender_waits: false,
    regions_needed: 0,
    group_needed: 0,
    target: null,
    discarded: 0,
    seats: Array.from({ length: seats }, () => none),
    ...(figures as Partial<Figures>),
  };
}

/** The seat that controls each region. */
export function owners(view: View): Map<string, number> {
  return new Map(
    view.seats.flatMap((seat, number) => seat.regions.map((region) => [region, number] as const)),
  );
}

export function inBattle(view: View): boolean {
  return view.stage === "play_or_pass" || view.stage === "take_back" || view.stage === "place_favor";
}

/** The commands the viewer's seat may give now, in notation. */
export function legalOf(now: Now, game: GameInfo): Set<string> {
  return new Set(now.legal.flatMap((number) => game.commands[number]?.text ?? []));
}

export const MOST_KEPT = 2;

/** One more copy of a card picked to be kept; a card that cannot be had once more is put back. Null: too many. */
export function pickedAfter(picked: string[], card: string, copies: number): string[] | null {
  const same = picked.filter((found) => found === card).length;
  if (same < copies && picked.length < MOST_KEPT) return [...picked, card];
  return same > 0 ? picked.filter((found) => found !== card) : null;
}

/** The command that keeps these cards, as the catalogue writes it. */
export function keeping(cards: string[]): string {
  if (cards.length === 0) return "keep nothing";
  const order = cards.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  return `keep ${order.map(word).join(" ")}`;
}
