/** How strong the sides were, day by day. */

import type { Now } from "../../lib/types";
import { isSecret, viewOf } from "./view";

export interface Chapter {
  day: number;
  night: boolean;
  family: number;
  traitors: number;
}

/** The numbers of both sides at the end of each day and night that a game had; none of the fast game. */
export function chapters(frames: Now[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const now of frames) {
    if (now.view === null) continue;
    const view = viewOf(now);
    if (view.game === "fast" || view.day === 0 || view.stage === "over") continue;
    const night = isSecret(view);
    const [family, traitors] = [Number(now.view.family_left), Number(now.view.traitors_left)];
    found.set(`${view.day} ${night}`, { day: view.day, night, family, traitors });
  }
  return [...found.values()];
}
