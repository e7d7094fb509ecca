import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { browserFindings, serverFindings, together } from "../src/lib/checks";
import { type Check, verify } from "../src/lib/verify";

/** Texts are keys here: which one is said is what matters. */
vi.mock("../src/lib/settings.svelte", () => ({ say: (key: string) => key }));

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

const bad = (checks: Check[]) => checks.filter((check) => check.good === false).map((check) => check.check);
const given = (record: Draws) => record.deal.contributions.findIndex((one) => one !== null);

describe("a record is checked in the browser", () => {
  it("and holds as it was played", () => {
    const checks = verify(played());
    expect(bad(checks)).toEqual([]);
    expect(checks.map((check) => check.check)).toEqual(["commitment", "contributions", "header", "draws"]);
    expect(checks.at(-1)?.n).toBeGreaterThan(30);
  });

  it("and of an older kind it proves nothing about names and options", () => {
    expect(verify(played()).filter((check) => check.good === null)).toEqual([
      { check: "header", good: null },
    ]);
    expect(together(browserFindings(verify(played())))).toBe("unproven");
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

interface Sealed extends Draws {
  consigliere: number;
  rules: number;
  seats: string[];
  options: { [name: string]: unknown };
  edition: unknown;
  deal: Draws["deal"] & { seal?: string };
}

/** Header and draws of two games as the kernel sealed them: one with an edition of its own, one with many options. */
function sealed(change: (record: Sealed) => void = () => {}): Sealed[] {
  const records = JSON.parse(readFileSync(new URL("./sealed.json", import.meta.url), "utf8")) as Sealed[];
  for (const record of records) change(record);
  return records;
}

describe("a sealed header", () => {
  it("holds as it was dealt, whatever the order of its keys", () => {
    const turned = sealed((record) => {
      record.options = Object.fromEntries(Object.entries(record.options).reverse());
    });
    for (const record of [...sealed(), ...turned]) {
      expect(verify(record).every((check) => check.good)).toBe(true);
      expect(together(browserFindings(verify(record)))).toBe("good");
    }
  });

  it.each<[string, (record: Sealed) => void]>([
    ["a name", (record) => (record.seats[0] = "eve")],
    ["the order of the seats", (record) => record.seats.reverse()],
    ["an option", (record) => (record.options.clock = "other")],
    ["one option less", (record) => delete record.options[Object.keys(record.options)[0] ?? ""]],
    ["the components", (record) => (record.edition = record.edition === null ? 2 : null)],
    ["the rules", (record) => record.rules++],
    ["a seat that gave nothing", (record) => record.deal.contributions.push(null)],
    ["the seal", (record) => (record.deal.seal = "00".repeat(32))],
  ])("shows that somebody has changed %s", (_, change) => {
    for (const record of sealed(change)) expect(bad(verify(record))).toContain("header");
  });

  it("cannot be taken off: as a record of the older kind it does not hold", () => {
    const stripped = sealed((record) => {
      record.consigliere = 1;
      delete record.deal.seal;
    });
    for (const record of stripped) expect(bad(verify(record))).toEqual(["draws"]);
    for (const record of sealed((changed) => delete changed.deal.seal))
      expect(verify(record)).toEqual([{ check: "record", good: false }]);
  });

  it("must be the one that this device saw when the cards were dealt", () => {
    const [record] = sealed();
    const pass = { commitment: null, randomness: {}, seal: "00".repeat(32) };
    expect(bad(verify(record, pass))).toEqual(["dealt"]);
    expect(bad(verify(record, { ...pass, seal: record?.deal.seal ?? null }))).toEqual([]);
  });
});

describe("what the server could not prove", () => {
  it("is neither good nor bad, and said once", () => {
    const verdict = {
      good: null,
      findings: [
        { check: "header", good: null, problem: "" },
        { check: "decisions", good: null, problem: "played by version 1" },
      ],
    };
    const own = verify(played());
    const findings = serverFindings(verdict, own);
    expect(findings.map(({ good }) => good)).toEqual([null]);
    expect(findings[0]?.about).toBe("web-server-check-decisions.unproven");
    expect(together([...browserFindings(own), ...findings])).toBe("unproven");
    expect(together([...findings, { title: "", good: false, about: "" }])).toBe("bad");
  });
});
