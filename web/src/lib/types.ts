/** What the client speaks of: the messages of the wire (made from the server's structs) and the answers of the HTTP API. */

import type { Component } from "svelte";
import type { FeedItem, Now, Refused, Setting } from "../generated/protocol";
import type { TableClient } from "./client.svelte";
import type { Names, Texts } from "./texts";

export type * from "../generated/protocol";

/** Plain values, as views, figures, events and commands are made of. */
export type Plain = { [name: string]: unknown };

export type OptionValue = boolean | number | string;

export interface OptionInfo {
  name: string;
  default: OptionValue;
  rule: string | null;
  choices: OptionValue[];
  low: number | null;
  high: number | null;
}

/** Options under one name; a table has those of its values that make sense there. */
export interface PresetInfo {
  name: string;
  options: { [name: string]: OptionValue };
}

/** One command of a game's catalogue; its place there is its number in `Now.legal`. */
export interface CommandInfo {
  text: string;
  plain: Plain;
}

/** A game as `/api/games` lists it. */
export interface GameSummary {
  name: string;
  rules: number;
  least: number;
  most: number;
  options: OptionInfo[];
  presets: PresetInfo[];
  bots: string[];
  endings: string[];
  reconstructed: boolean;
  /** Talk and time are the game's own: no other clock, and only the host stops it. */
  moderated: boolean;
  /** Above 0, sizes must tell nothing: requests are filled up as answers are. */
  margin: number;
}

/** The components of a game; a place is a file, a table with an id and a field: `cards/card winter/count`. */
export interface EditionInfo {
  /** null: the components that come with the game now; a number: an earlier version of them. */
  name: string | number | null;
  changed: string[];
  /** How many places say where they come from; those that are a guess are listed. */
  facts: number;
  reconstructed: string[];
  /** By message, what it calls its own components. */
  names: Names;
  components: Plain;
}

/** A game with its catalogue of commands: `/api/games/{game}`, or with an edition of its own that of a table. */
export interface GameInfo extends GameSummary {
  commands: CommandInfo[];
  edition: EditionInfo;
}

/** One moment of a replay. */
export interface Frame {
  n: number;
  item: FeedItem;
  now: Now;
}

export interface Replay {
  game: string;
  rules: number;
  options: { [name: string]: OptionValue };
  names: string[];
  viewer: string;
  frames: Frame[];
  /** The game, if it was played with other components than those of now. */
  info: GameInfo | null;
}

/** What every board, and the plain table, is given. */
export interface TableProps {
  frame: Now;
  names: string[];
  me: number | null;
  game: GameInfo;
  texts: Texts;
  /** null: a replay, read only. */
  client: TableClient | null;
  show: "all" | "world" | "hand";
}

export type TableComponent = Component<TableProps>;

/** What the charts of a finished game are given. */
export interface ChartsProps {
  frames: Frame[];
  names: string[];
  me: number | null;
  texts: Texts;
}

export type ChartsComponent = Component<ChartsProps>;

export type Life = Setting["life"];

/** What a promise of the client is rejected with when the table says no. */
export class NotAllowed extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.refused);
  }
}
