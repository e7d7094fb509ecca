/** What some games add to the plain table: a room with panels of their own, for games that are mostly talk. */

import type { Component, Snippet } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { TableProps } from "../lib/types";
import type { Choice } from "../plain/choices";
import type { Reader } from "../plain/facts";

/** What a room is given: what every table is, and what the plain table has made of it. */
export interface RoomProps extends TableProps {
  reader: Reader;
  choices: Choice[];
  busy: boolean;
  ondo: (choice: Choice) => void;
  /** What only this viewer may see, in words. */
  secrets: Snippet;
}

export type RoomComponent = Component<RoomProps>;

const files = import.meta.glob<{ default: RoomComponent }>("./*/Room.svelte");
const loaded = new SvelteMap<string, RoomComponent>();

function path(game: string): string {
  return `./${game}/Room.svelte`;
}

/** Whether a game has a room. In one, what is private is covered until somebody looks. */
export function hasRoom(game: string): boolean {
  return path(game) in files;
}

/** The room of a game if it has come; null before that, or if there is none. */
export function roomOf(game: string): RoomComponent | null {
  return loaded.get(game) ?? null;
}

/** Fetch the room of a game. A table goes on without one. */
export async function loadRoom(game: string): Promise<void> {
  if (loaded.has(game)) return;
  const room = await files[path(game)]?.().catch(() => null);
  if (room) loaded.set(game, room.default);
}
