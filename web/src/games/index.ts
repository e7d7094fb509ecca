/** The drawn boards by game. A game without one is played on the plain table. */

import type { Component } from "svelte";
import type { Texts } from "../lib/texts";
import type { ChartsComponent, GameInfo, Setting, TableComponent } from "../lib/types";

/** `drawsEditions`: the board is drawn from `game.edition.components`, so that it can show any edition. */
const boards = import.meta.glob<{ default: TableComponent; drawsEditions?: boolean }>("./*/Board.svelte");

const charts = import.meta.glob<{ default: ChartsComponent }>("./*/Charts.svelte");

/** What a game shows of its options before the deal. */
const lobbies = import.meta.glob<{ default: LobbyComponent }>("./*/Lobby.svelte");
export type LobbyComponent = Component<{ setting: Setting; texts: Texts }>;

/** The parts of each drawn table by themselves, for the page of stories. */
export const stories = import.meta.glob<{ default: Component<{ texts: Texts }> }>("./*/Stories.svelte");

/**
 * The board of a game; asked for when a table of that game is opened. None if it cannot be had, or cannot draw the
 * edition: the plain table can.
 */
export async function boardOf({ name, edition }: GameInfo): Promise<TableComponent | null> {
  const board = await boards[`./${name}/Board.svelte`]?.().catch(() => null);
  return board && (edition.name === null || board.drawsEditions) ? board.default : null;
}

/** What a finished game looks like in numbers, where somebody has drawn that. */
export async function chartsOf(game: string): Promise<ChartsComponent | null> {
  const load = charts[`./${game}/Charts.svelte`];
  return load ? (await load()).default : null;
}

/** What a game adds to its lobby; null where it adds nothing, or where that cannot be had. */
export async function lobbyOf(game: string): Promise<LobbyComponent | null> {
  const load = lobbies[`./${game}/Lobby.svelte`];
  return load
    ? load().then(
        (found) => found.default,
        () => null,
      )
    : null;
}
