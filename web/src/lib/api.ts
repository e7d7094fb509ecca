/** The HTTP calls. A refusal of the server is thrown as `NotAllowed`, a lost connection as `Unreachable`. */

import {
  type Clock,
  type GameInfo,
  type GameSummary,
  NotAllowed,
  type OptionValue,
  type Refused,
  type Replay,
  type Setting,
} from "./types";

export interface ServerInfo {
  version: string;
  addresses: string[];
  languages: string[];
}

export interface NewChair {
  kind: "me" | "empty" | "bot";
  bot: string | null;
}

export interface NewTable {
  game: string;
  seats: number;
  options: { [name: string]: OptionValue };
  clock: Clock;
  /** null: a host without a seat, for a big screen. */
  name: string | null;
  chairs: NewChair[];
  spectators: boolean;
  /** The text of an edition file; left out for the edition that comes with the game. */
  edition?: string | null;
}

/** What the server found in a record; `good` is null for what nothing proves. */
export interface Verdict {
  good: boolean | null;
  findings: { check: string; good: boolean | null; problem: string }[];
}

export class Unreachable extends Error {}

export const NO_CLOCK: Clock = { kind: "none", decision: 60, reserve: 300, days: 3 };

export const server = (): Promise<ServerInfo> => get("/api/server");
export const games = (): Promise<GameSummary[]> => once("/api/games");
export const game = (name: string): Promise<GameInfo> => once(`/api/games/${encodeURIComponent(name)}`);
/** The game of a table; with an edition of its own, or earlier components, it is not like others of that name. */
export const gameOf = (
  { game: name, edition }: Setting,
  code: string,
  token: string | null,
): Promise<GameInfo> => (edition === null ? game(name) : once(`/api/tables/${code}/game`, token));
/** A table by its code, short or long; when its game is over, the short one is enough for those with a pass. */
export const setting = (code: string, token: string | null): Promise<Setting> =>
  get(`/api/tables/${code}`, token);
/** The long code of a table, for a link that opens it also when its game is over. */
export const link = (code: string, token: string | null): Promise<{ code: string }> =>
  get(`/api/tables/${code}/link`, token);
/** The record of a finished game. What was said in private is in it for those who show that they heard it. */
export const record = (code: string, token: string | null): Promise<unknown> =>
  get(`/api/tables/${code}/record`, token);

export function createTable(table: NewTable): Promise<{ code: string; token: string }> {
  return post("/api/tables", table);
}

/** A pass for a table. Whoever shows the pass of the table whose rematch it is stays the same person. */
export function guest(code: string, before: string | null): Promise<{ token: string }> {
  return post(`/api/tables/${code}/guests`, {}, before);
}

/** The frames of a table, as a seat or the gallery saw them. */
export function replay(code: string, viewer: number | null, token: string | null): Promise<Replay> {
  return get(`/api/tables/${code}/replay?viewer=${viewerName(viewer)}`, token);
}

export function replayOf(record: unknown, viewer: number | null): Promise<Replay> {
  return post("/api/replay", { record, viewer: viewerName(viewer) });
}

export function verify(record: unknown): Promise<Verdict> {
  return post("/api/verify", { record });
}

function viewerName(viewer: number | null): string {
  return viewer === null ? "gallery" : String(viewer);
}

const answers = new Map<string, Promise<unknown>>();

/** What cannot change while the server runs is asked once. */
function once<T>(path: string, token: string | null = null): Promise<T> {
  let answer = answers.get(path);
  if (!answer) {
    answer = get(path, token);
    answer.catch(() => answers.delete(path));
    answers.set(path, answer);
  }
  return answer as Promise<T>;
}

function get<T>(path: string, token: string | null = null): Promise<T> {
  return call(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
}

function post<T>(path: string, body: unknown, token: string | null = null): Promise<T> {
  return call(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  if (isRefused(answer)) throw new NotAllowed(answer);
  throw new Unreachable(`${response.status} ${response.statusText}`);
}

function isRefused(value: unknown): value is Refused {
  return typeof value === "object" && value !== null && typeof (value as Refused).refused === "string";
}
