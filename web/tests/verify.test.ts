import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Check, verify } from "../src/lib/verify";

interface Draws {
  deal: {
    commitment: string;
    secret: string | null;
    contributions: ({ commitment: string; opened: string } | null)[];
  };
  entries: { events: { event: string; bound: number; result: number }[] }[];
}

/** The deal and the draws of a game that was played to its end; the moves are left out. */
function played(change: (record: Draws) => void = () => {}): Draws {
  const record = JSON.parse(readFileSync(new URL("./draws.json", import.meta.url), "utf8")) as Draws;
  change(record);
  return record;
}

const bad = (checks: Check[]) => checks.filter((check) => !check.good).map((check) => check.check);
const given = (record: Draws) => record.deal.contributions.findIndex((one) => one !== null);

describe("a record is checked in the browser", () => {
  it("and holds as it was played", () => {
    const checks = verify(played());
    expect(bad(checks)).toEqual([]);
    expect(checks.map((check) => check.check)).toEqual(["commitment", "contributions", "draws"]);
    expect(checks.at(-1)?.n).toBeGreaterThan(30);
  });

  it("and another secret is found out", () => {
    const checks = verify(played((record) => (record.deal.secret = "00".repeat(32))));
    expect(bad(checks)).toEqual(["commitment", "draws"]);
  });

  it("and a secret with a new seal is found out by its draws, and by the seal of the lobby", () => {
    const seen = played().deal.commitment;
    const record = played((changed) => {
      changed.deal.secret = "00".repeat(32);
      changed.deal.commitment = "39b2c63a252696096bde10a4be7bbca9".padEnd(64, "0");
    });
    expect(bad(verify(record, { commitment: seen, randomness: {} }))).toContain("lobby");
    expect(bad(verify(record))).toContain("draws");
  });

  it("and one changed draw is found, by its number", () => {
    const record = played((changed) => {
      const draw = changed.entries[0]?.events[3];
      if (draw) draw.result = (draw.result + 1) % draw.bound;
    });
    expect(verify(record)).toContainEqual({ check: "draws", good: false, at: 3 });
  });

  it("and a draw that was left out is found", () => {
    expect(bad(verify(played((changed) => changed.entries[0]?.events.shift())))).toEqual(["draws"]);
  });

  it("and a contribution that was not the promised one is found", () => {
    const record = played((changed) => {
      const one = changed.deal.contributions[given(changed)];
      if (one) one.opened = "ff".repeat(32);
    });
    expect(bad(verify(record))).toEqual(["contributions", "draws"]);
  });

  it("and what this device promised must be in it", () => {
    const record = played();
    const seat = given(record);
    const value = record.deal.contributions[seat]?.opened ?? "";
    expect(bad(verify(record, { commitment: null, randomness: { [seat]: value } }))).toEqual([]);
    expect(bad(verify(record, { commitment: null, randomness: { [seat]: "aa".repeat(32) } }))).toEqual([
      "own",
    ]);
  });

  it.each([null, 7, [], {}, { consigliere: 1 }, { consigliere: 1, deal: {}, entries: [] }])(
    "and %j is no record at all",
    (thing) => {
      expect(verify(thing)).toEqual([{ check: "record", good: false }]);
    },
  );

  it("and a game that is not over is no finished record", () => {
    expect(verify(played((record) => (record.deal.secret = null)))).toEqual([
      { check: "record", good: false },
    ]);
  });
});
