/** Opening tables and coming back to them. */

import * as api from "./api";
import { keep, pass } from "./passes";
import { place, tablePath } from "./route.svelte";
import type { GameSummary } from "./types";

const START = "consigliere.start.";

/** Open a table and go there. With `start` the game begins as soon as the deal is sealed. */
export async function openTable(table: api.NewTable, start = false): Promise<void> {
  const { code, token } = await api.createTable(table);
  keep(code, { token, game: table.game, name: table.name });
  if (start) sessionStorage.setItem(START + code, "1");
  place.go(tablePath(code, table.name === null));
}

/** One person against bots. */
export async function playNow(game: string, name: string, bot: string, seats: number): Promise<void> {
  const chairs: api.NewChair[] = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: "me", bot: null } : { kind: "bot", bot },
  );
  await openTable({ game, seats, options: {}, clock: api.NO_CLOCK, name, chairs, spectators: true }, true);
}

/** Whether this table is to start by itself; says so once. */
export function startsByItself(code: string): boolean {
  const wanted = sessionStorage.getItem(START + code) !== null;
  sessionStorage.removeItem(START + code);
  return wanted;
}

/** Go to the rematch as the same person. */
export async function goToRematch(before: string, code: string): Promise<void> {
  if (!pass(code)?.token) {
    const old = pass(before);
    const { token } = await api.guest(code, old?.token ?? null);
    keep(code, { token, game: old?.game ?? "", name: old?.name ?? null });
  }
  place.go(tablePath(code));
}

/** Where others find this server: on its own machine, its addresses on the local network. */
export async function origins(): Promise<string[]> {
  if (!/^(localhost|127\.|\[::1\])/.test(location.hostname)) return [location.origin];
  try {
    const { addresses } = await api.server();
    if (addresses.length > 0) return addresses.map((address) => address.replace(/\/$/, ""));
  } catch {
    // The address of this page still works on this machine.
  }
  return [location.origin];
}

/** How many seats a table has unless somebody says so: hidden roles need company. */
export function usualSeats({ least, most, moderated }: GameSummary): number {
  return Math.min(most, Math.max(least, moderated ? 8 : 4));
}
