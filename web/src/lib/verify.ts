/** Checks a finished record in the browser: the sealed secret, what the seats added, the header, and every draw.
 *
 * The same derivations as `kernel/verify.py`, so nobody has to trust the server for them. That the draws lead to the
 * moves in the record is for the full check, which plays the game again.
 */

import { canonical, commitment, derive, drawKey, firstDrawKey, hexToBytes } from "./deal";
import type { Pass } from "./passes";

/** One thing that was checked; `good` is null if nothing proves it. `at` says where it fails; `n` counts what was looked at. */
export interface Check {
  check: "record" | "commitment" | "contributions" | "header" | "draws" | "lobby" | "dealt" | "own";
  good: boolean | null;
  n?: number;
  at?: number;
}

interface Contribution {
  commitment: string;
  opened: string;
}

interface Draw {
  bound: number;
  result: number;
}

interface Deal {
  commitment: string;
  secret: Uint8Array;
  contributions: (Contribution | null)[];
  /** The key of the draws, and the seal that was published for it; null in the first format, which has none. */
  key: Uint8Array;
  seal: string | null;
  draws: Draw[];
}

/** Check a record; `pass` is what this browser remembers of the table, if it was there. */
export function verify(
  record: unknown,
  pass: (Pick<Pass, "commitment" | "randomness"> & Partial<Pick<Pass, "seal">>) | null = null,
): Check[] {
  const deal = dealOf(record);
  if (deal === null) return [{ check: "record", good: false }];
  const checks: Check[] = [
    { check: "commitment", good: deal.commitment === commitment(deal.secret) },
    contributions(deal),
    { check: "header", good: deal.seal === null ? null : deal.seal === commitment(deal.key) },
    draws(deal),
  ];
  if (pass?.commitment) checks.push({ check: "lobby", good: pass.commitment === deal.commitment });
  if (pass?.seal) checks.push({ check: "dealt", good: pass.seal === deal.seal });
  const own = pass === null ? [] : Object.entries(pass.randomness);
  if (own.length > 0) checks.push(ownContributions(deal, own));
  return checks;
}

function contributions(deal: Deal): Check {
  const given = deal.contributions.filter((contribution) => contribution !== null);
  const at = deal.contributions.findIndex(
    (contribution) =>
      contribution !== null && contribution.commitment !== commitment(hexToBytes(contribution.opened)),
  );
  return at < 0
    ? { check: "contributions", good: true, n: given.length }
    : { check: "contributions", good: false, at };
}

function draws(deal: Deal): Check {
  const at = deal.draws.findIndex(
    ({ bound, result }, counter) => bound < 1 || derive(deal.key, counter, bound) !== result,
  );
  return at < 0 ? { check: "draws", good: true, n: deal.draws.length } : { check: "draws", good: false, at };
}

/** What this device promised must be in the record as it was promised; a late opening counts as nothing given. */
function ownContributions(deal: Deal, own: [string, string][]): Check {
  const changed = own.find(([seat, value]) => {
    const given = deal.contributions[Number(seat)];
    return given !== null && given !== undefined && given.opened !== value;
  });
  return changed
    ? { check: "own", good: false, at: Number(changed[0]) }
    : { check: "own", good: true, n: own.length };
}

/** What is needed of the record, or null if it is not the record of a finished game. */
function dealOf(record: unknown): Deal | null {
  if (
    !isObject(record) ||
    (record.consigliere !== 1 && record.consigliere !== 2) ||
    !isObject(record.deal) ||
    !Array.isArray(record.entries)
  )
    return null;
  const { commitment: promised, seal, secret, contributions: given } = record.deal;
  if (typeof promised !== "string" || !isHex(secret) || secret.length !== 64 || !Array.isArray(given))
    return null;
  if (record.consigliere === 2 ? typeof seal !== "string" : seal !== undefined) return null;
  if (
    !given.every(
      (one) => one === null || (isObject(one) && isHex(one.opened) && typeof one.commitment === "string"),
    )
  )
    return null;
  const found: Draw[] = [];
  for (const entry of record.entries) {
    if (!isObject(entry) || !Array.isArray(entry.events)) return null;
    for (const event of entry.events) {
      if (!isObject(event)) return null;
      if (event.event !== "drawn") continue;
      if (!Number.isSafeInteger(event.bound) || !Number.isSafeInteger(event.result)) return null;
      found.push({ bound: Number(event.bound), result: Number(event.result) });
    }
  }
  const opened = given as (Contribution | null)[];
  return {
    commitment: promised,
    secret: hexToBytes(secret),
    contributions: opened,
    key: keyOf(record, hexToBytes(secret), opened),
    seal: typeof seal === "string" ? seal : null,
    draws: found,
  };
}

/** The key of the draws: of everything the header says; in the first format of the contributions alone. */
function keyOf(
  record: { [name: string]: unknown },
  secret: Uint8Array,
  given: (Contribution | null)[],
): Uint8Array {
  if (record.consigliere === 1)
    return firstDrawKey(
      secret,
      given.map((one) => (one === null ? new Uint8Array() : hexToBytes(one.opened))),
    );
  const { consigliere, game, rules, seats, options, edition } = record;
  const contributions = given.map((one) => one?.opened ?? null);
  return drawKey(secret, canonical({ consigliere, game, rules, seats, options, edition, contributions }));
}

function isObject(value: unknown): value is { [name: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isHex(value: unknown): value is string {
  return typeof value === "string" && /^([0-9a-f]{2})*$/.test(value);
}
