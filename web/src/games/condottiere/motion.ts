/** Cards travel from where they were to where they are: out of a hand into a line, back again, or to the discard pile. */

import { mount, unmount } from "svelte";
import type { Texts } from "../../lib/texts";
import Card from "./Card.svelte";
import { type Pile, size, type View } from "./view";

export type Spots = Map<string, DOMRect>;

const LONG = 240;
const APART = 40;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** Frames that follow faster than this are somebody catching up: they are shown at once. */
const HURRY = 120;
/** More cards than this do not travel: it is a deal or the end of a battle seen from far. */
const MOST = 14;

let last = 0;

/** Where everything is that can travel. */
export function remember(root: HTMLElement): Spots {
  const found: Spots = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    found.set(element.dataset.spot ?? "", element.getBoundingClientRect());
  }
  return found;
}

interface Flight {
  card: string;
  from: DOMRect;
  /** The element that arrives; without one a copy of the card flies and is gone. */
  to: HTMLElement | null;
  at: DOMRect | undefined;
}

export function fly(
  root: HTMLElement,
  before: Spots,
  old: View,
  now: View,
  me: number | null,
  texts: Texts,
): void {
  const time = performance.now();
  const isHurry = time - last < HURRY || document.visibilityState === "hidden";
  last = time;
  if (isHurry) return;
  const flights = flightsOf(root, before, old, now, me);
  if (flights.length === 0 || flights.length > MOST) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  flights.forEach((flight, place) => {
    const timing = {
      duration: isCalm ? 150 : LONG,
      delay: isCalm ? 0 : place * APART,
      easing: EASE,
      fill: "backwards" as const,
    };
    if (flight.to) {
      flight.to.animate(
        isCalm ? [{ opacity: 0 }, {}] : travel(flight.from, flight.to.getBoundingClientRect()),
        timing,
      );
    } else if (flight.at && !isCalm) ghost(root, flight, flight.at, timing, texts);
  });
}

function flightsOf(root: HTMLElement, before: Spots, old: View, now: View, me: number | null): Flight[] {
  const spot = (name: string) => root.querySelector<HTMLElement>(`[data-spot="${name}"]`);
  const discard = spot("discard")?.getBoundingClientRect();
  const flights: Flight[] = [];
  now.seats.forEach((seat, number) => {
    const was = old.seats[number];
    if (!was) return;
    const pole = before.get(`seat:${number}`);
    const home = (card: string) => (number === me ? (before.get(`hand:${card}`) ?? pole) : pole);
    for (const [card, more] of changes(was.line, seat.line)) {
      for (let copy = 0; copy < Math.abs(more); copy++) {
        if (more > 0) {
          const to = spot(`line:${number}:${card}:${(was.line[card] ?? 0) + copy}`);
          const from =
            before.get(`down:${number}`) && was.down[card] ? before.get(`down:${number}`) : home(card);
          if (from && to) flights.push({ card, from, to, at: undefined });
        } else {
          const from = before.get(`line:${number}:${card}:${(was.line[card] ?? 0) - 1 - copy}`);
          const isBack = size(seat.hand) > size(was.hand);
          const to = isBack && number === me ? spot(`hand:${card}`) : null;
          const at = isBack ? pole : discard;
          if (from) flights.push({ card, from, to, at });
        }
      }
    }
    const down = spot(`down:${number}`);
    if (size(seat.down) > size(was.down) && down) {
      const card = Object.keys(seat.down)[0] ?? "unknown";
      const from = home(card);
      if (from) flights.push({ card, from, to: down, at: undefined });
    }
  });
  // A Bishop or Scarecrow goes from the hand straight to the discard pile.
  for (const [card, more] of changes(old.discard, now.discard)) {
    const player = old.asked[0];
    if (more <= 0 || player === undefined || (card !== "bishop" && card !== "scarecrow")) continue;
    const from = (player === me ? before.get(`hand:${card}`) : undefined) ?? before.get(`seat:${player}`);
    if (from && discard) flights.unshift({ card, from, to: null, at: discard });
  }
  return flights;
}

function changes(was: Pile, now: Pile): [string, number][] {
  return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((card): [string, number][] => {
    const more = (now[card] ?? 0) - (was[card] ?? 0);
    return more === 0 || card === "unknown" ? [] : [[card, more]];
  });
}

function travel(from: DOMRect, to: DOMRect): Keyframe[] {
  const [dx, dy] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const scale = Math.min(Math.max(from.width / (to.width || 1), 0.4), 3);
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30, opacity: 0.9 },
    { transform: "none", zIndex: 30, opacity: 1 },
  ];
}

function ghost(
  root: HTMLElement,
  flight: Flight,
  at: DOMRect,
  timing: KeyframeAnimationOptions,
  texts: Texts,
): void {
  const target = document.createElement("div");
  target.setAttribute("aria-hidden", "true");
  const width = Math.min(flight.from.width, 60);
  Object.assign(target.style, {
    position: "fixed",
    left: `${flight.from.left}px`,
    top: `${flight.from.top}px`,
    width: `${width}px`,
    pointerEvents: "none",
    zIndex: "40",
  });
  root.append(target);
  const card = mount(Card, { target, props: { card: flight.card, texts, small: true } });
  const [dx, dy] = [at.left - flight.from.left, at.top - flight.from.top];
  const flying = target.animate(
    [
      { transform: "none" },
      { transform: `translate(${dx}px, ${dy}px) scale(${Math.min(1, 26 / width)})`, opacity: 0.7 },
    ],
    { ...timing, duration: LONG * 1.4 },
  );
  const gone = () => {
    void unmount(card);
    target.remove();
  };
  flying.finished.then(gone, gone);
}
