/** The story of a game, battle by battle, from the frames of a replay. */

import type { Frame, Plain } from "../../lib/types";

export interface Battle {
  /** Counted over the whole campaign, from 1. */
  number: number;
  game: number;
  /** None in a final battle. */
  region: string | null;
  /** Each seat's strength when lines were compared; null for a seat that took no part. */
  strengths: (number | null)[];
  winner: number | null;
  /** How many regions each seat controls afterwards. */
  regions: number[];
}

export function battlesOf(frames: Frame[], seats: number): Battle[] {
  const undone = new Set(frames.flatMap(({ item }) => (item.item === "undone" ? [item.number] : [])));
  const found: Battle[] = [];
  let game = 1;
  let region: string | null = null;
  let strengths: (number | null)[] = [];
  let regions = Array.from({ length: seats }, () => 0);
  let winner: number | null = null;
  let isOpen = false;

  const close = () => {
    if (isOpen)
      found.push({ number: found.length + 1, game, region, strengths, winner, regions: [...regions] });
    isOpen = false;
  };
  const gain = (seat: number, by: number) => {
    regions = regions.map((n, other) => (other === seat ? n + by : n));
  };

  const tell = (event: Plain) => {
    const seat = typeof event.seat === "number" ? event.seat : -1;
    switch (event.event) {
      case "game-started":
        close();
        game = Number(event.game);
        regions = regions.map(() => 0);
        break;
      case "battle-started":
        close();
        region = typeof event.region === "string" ? event.region : null;
        break;
      case "final-battle-started":
        close();
        region = null;
        break;
      case "strength-compared":
        if (!isOpen) {
          strengths = Array.from({ length: seats }, () => null);
          winner = null;
          isOpen = true;
        }
        strengths = strengths.map((n, other) => (other === seat ? Number(event.total) : n));
        break;
      case "region-captured":
        if (typeof event.former_owner === "number") gain(event.former_owner, -1);
        gain(seat, 1);
        winner = seat;
        break;
      case "region-conquered":
        gain(seat, 1);
        winner = seat;
        break;
      case "region-held":
        winner = seat;
        break;
    }
  };
  for (const { n, item } of frames) {
    if (item.item === "step" && !undone.has(n)) for (const event of item.told) tell(event as Plain);
  }
  close();
  return found;
}
