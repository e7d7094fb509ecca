import { describe, expect, test } from "vitest";
import type { Texts } from "../src/lib/texts";
import type { Now, Plain } from "../src/lib/types";
import { changes } from "../src/plain/changes";
import {
  agreeing,
  boxesOf,
  byVerb,
  type Choice,
  canGrow,
  chosen,
  isSeveral,
  valuesOf,
} from "../src/plain/choices";
import { type Fact, type Page, pageOf, type Reader, secretsOf } from "../src/plain/facts";
import { adviceOn, sayChange } from "../src/plain/lines";
import { partsOf, written } from "../src/plain/notation";
import { promptOf } from "../src/plain/prompt";
import type { Fields } from "../src/plain/reading";

const command = (text: string, plain: object): Choice => ({ text, plain: { ...plain } });

const KEEP = [
  command("keep nothing", { command: "keep", cards: [] }),
  command("keep 1", { command: "keep", cards: ["one"] }),
  command("keep 1 1", { command: "keep", cards: ["one", "one"] }),
  command("keep 1 2", { command: "keep", cards: ["one", "two"] }),
];
const MOVE = [
  command("move a 1", { command: "move", from: "a", n: 1 }),
  command("move a 2", { command: "move", from: "a", n: 2 }),
  command("move b 3", { command: "move", from: "b", n: 3 }),
];

describe("choices", () => {
  test("are taken from the catalogue by number, and sorted by verb", () => {
    const verbs = byVerb(chosen([...KEEP, ...MOVE], [4, 1, 6]));

    expect(verbs.map(({ verb, choices }) => [verb, choices.length])).toEqual([
      ["move", 2],
      ["keep", 1],
    ]);
    expect(verbs[0]?.parameters).toEqual(["from", "n"]);
  });

  test("with several arguments leave for the second only what goes with the first", () => {
    expect(valuesOf(MOVE, "from")).toEqual(["a", "b"]);
    expect(valuesOf(agreeing(MOVE, [["from", "a"]]), "n")).toEqual([1, 2]);
    expect(valuesOf(agreeing(MOVE, [["from", "b"]]), "n")).toEqual([3]);
  });

  test("among numbers go up, however they come in the catalogue", () => {
    const bids = [2, 3, 4, 1].map((n) => command(`bid ${n}`, { command: "bid", event: n }));

    expect(valuesOf(bids, "event")).toEqual([1, 2, 3, 4]);
  });

  test("of several things have a box for each copy, in any order", () => {
    expect(isSeveral(KEEP, "cards")).toBe(true);
    expect(boxesOf(KEEP, "cards")).toEqual(["one", "one", "two"]);
    expect(agreeing(KEEP, [["cards", ["two", "one"]]])[0]?.text).toBe("keep 1 2");
  });

  test("stop growing where no choice goes on", () => {
    expect(canGrow(KEEP, "cards", ["one", "one"])).toBe(true);
    expect(canGrow(KEEP, "cards", ["two"])).toBe(true);
    expect(canGrow(KEEP, "cards", ["two", "two"])).toBe(false);
    expect(canGrow(KEEP, "cards", ["one", "one", "two"])).toBe(false);
  });
});

/** A reader who is told nothing about the game: no words, no reading. */
const texts = {
  has: () => false,
  say: (key: string, values: { [name: string]: unknown } = {}) => [key, ...Object.values(values)].join(" "),
  number: String,
} as unknown as Texts;
const stranger: Reader = {
  texts,
  game: "unheard",
  names: ["anna", "bruno"],
  me: 1,
  reading: {
    events: {
      seats: [],
      words: {},
      together: {},
      ranked: [],
      added: [],
      refers: {},
      private: {},
      public: {},
    },
    commands: {},
    talk: {},
    view: {},
    figures: {},
    choices: {},
    score: {},
  },
};

/** A reader of a game with these fields. */
function readerOf(view: Fields, figures: Fields = {}): Reader {
  const words = {
    ...stranger.texts,
    joined: (items: string[]) => items.join(", "),
    say: (key: string, values: { [name: string]: unknown } = {}) =>
      key === "plain-pair" ? `${values.title}: ${values.value}` : texts.say(key, values as never),
  } as unknown as Texts;
  return { ...stranger, texts: words, reading: { ...stranger.reading, view, figures } as Reader["reading"] };
}

describe("a game without a reading", () => {
  const view = {
    round: 3,
    open: true,
    market: { gold: 2, silver: 1 },
    order: [1, 0],
    boss: { name: "carlo", age: 60 },
    jobs: [{ where: "docks", pay: 5 }],
    seats: [{ money: 4 }, { money: 0, secret: "key" }],
  };

  test("is shown whole under the names of its fields", () => {
    const page = pageOf(stranger, view, { lead: 7 });
    const shown = JSON.stringify(page);

    for (const fact of [
      "round",
      "3",
      "plain-yes",
      "list-times gold 2",
      "silver",
      "carlo",
      "docks",
      "lead",
      "7",
    ]) {
      expect(shown).toContain(fact);
    }
    expect(page.seats.map(({ name, mine }) => [name, mine])).toEqual([
      ["bruno", true],
      ["anna", false],
    ]);
    expect(page.columns.map(({ name }) => name)).toEqual(["money", "secret"]);
  });
});

describe("a command outside the catalogue", () => {
  const reader: Reader = {
    ...stranger,
    reading: {
      ...stranger.reading,
      commands: { show: { cards: ["card"], seats: "seats" }, pay: { n: "number" } },
    },
  };
  const template = { text: "show {cards} to {seats}", cards: "hand" };
  const view = { seats: [{ hand: {} }, { hand: { winter: 2, spring: 1 } }] };

  test("is made of what one holds and of the others at the table", () => {
    expect(partsOf(reader, "show", template, view)).toEqual([
      { name: "cards", kind: "word", items: ["winter", "winter", "spring"] },
      { name: "seats", kind: "seats", items: [0] },
    ]);
  });

  test("is written as the game's notation has it", () => {
    const notation = { seats: ["a", "b"], templates: { show: template } };
    const parts = partsOf(reader, "show", template, view) ?? [];

    expect(written(notation, template, parts, { cards: ["winter", "spring"], seats: [0] })).toBe(
      "show winter spring to a",
    );
  });

  test("with a part that no form is known for is left to the command line", () => {
    expect(partsOf(reader, "pay", { text: "pay {n}" }, view)).toBeNull();
  });
});

describe("what is hidden", () => {
  const row: Fields = {
    cash: { kind: "number", private: true, hidden: true },
    hand: { kind: "pile", of: "card", private: true },
    told: { kind: "word", quiet: true, private: true },
  };
  const view = (cash: number | null) => ({
    seats: [
      { cash, hand: { unknown: 2 }, told: null },
      { cash: 400, hand: { winter: 1 }, told: "friend" },
    ],
  });
  const reader = readerOf({ seats: { kind: "table", row } });
  const said = (page: Page, seat: number, name: string) =>
    page.seats.find((one) => one.seat === seat)?.facts.find((fact) => fact.name === name)?.value;

  test("is called so, and not nothing", () => {
    const page = pageOf(reader, view(null), {});

    expect(said(page, 0, "cash")).toEqual({ is: "words", text: "plain-hidden" });
    expect(said(page, 0, "told")?.is).toBe("nothing");
    expect(said(page, 1, "cash")).toMatchObject({ text: "400" });
  });

  test("of others is one's own secret, and what they show is not", () => {
    const names = (cash: number | null) => secretsOf(pageOf(reader, view(cash), {})).map(({ name }) => name);

    expect(names(null)).toEqual(["cash", "hand", "told"]);
    expect(names(100)).toEqual(["hand", "told"]);
  });

  test("stands alone among the secrets, without what the table shows", () => {
    const group: Fields = {
      seat: { kind: "seat" },
      group: { kind: "number" },
      size: { kind: "number" },
      cards: { kind: "pile", of: "card", private: true },
      raids: { kind: "number", quiet: true, private: true, while: "peeker" },
    };
    const groups = [
      { seat: 0, group: 1, size: 2, cards: { unknown: 2 }, raids: 1 },
      { seat: 1, group: 1, size: 2, cards: { soldier: 2 }, raids: 1 },
      { seat: 1, group: 2, size: 0, cards: {}, raids: 0 },
    ];
    const reading: Fields = { peeker: { kind: "seat" }, groups: { kind: "table", row: group } };
    const cells = (peeker: number) =>
      secretsOf(pageOf(readerOf(reading), { peeker, groups }, {})).map(({ value }) =>
        value.is === "rows" ? value.rows.map((cell) => cell.map(({ name }) => name)) : null,
      );

    expect(cells(0)).toEqual([[["group", "cards"]]]);
    expect(cells(1)).toEqual([[["group", "cards", "raids"]]]);
  });
});

describe("what a choice would change", () => {
  const turfs: Fields = {
    turfs: {
      kind: "table",
      row: { turf: { kind: "word" }, neutral: { kind: "number", quiet: true }, winner: { kind: "seat" } },
    },
    strength: { kind: "steps" },
    seats: { kind: "table", row: { money: { kind: "number" } } },
  };
  const reader = readerOf({}, turfs);
  const turf = (name: string, neutral: number, winner: number | null) => ({ turf: name, neutral, winner });
  const before = {
    turfs: [turf("queens", 0, null), turf("chelsea", 1, 0)],
    seats: [{ money: 1 }, { money: 2 }],
  };
  const said = (after: Plain) => changes(reader, before, after).map((change) => sayChange(reader, change));

  test("is said cell by cell, and the rest of a table is not", () => {
    const after = { ...before, turfs: [turf("queens", 0, 1), turf("chelsea", 1, 0)] };

    expect(said(after)).toEqual(["plain-change plain-of-seat winner queens nobody you"]);
    expect(said({ ...before, seats: [{ money: 1 }, { money: 5 }] })).toEqual([
      "plain-change plain-of-seat money you 2 5",
    ]);
  });

  test("is a row that comes or goes; a table that ends says nothing", () => {
    const after = { ...before, turfs: [turf("chelsea", 1, 0), turf("harlem", 2, null)] };

    expect(said(after)).toEqual([
      "turfs: harlem: neutral: 2, winner: nobody",
      "plain-change turfs queens plain-none",
    ]);
    expect(said({ ...before, turfs: [] })).toEqual([]);
  });

  test("names a row by what tells it apart, numbers with their titles", () => {
    const row: Fields = {
      seat: { kind: "seat" },
      group: { kind: "number" },
      wages: { kind: "number" },
    };
    const groups = (wages: number) => ({
      groups: [
        { seat: 0, group: 1, wages: 100 },
        { seat: 0, group: 2, wages },
      ],
    });
    const knower = readerOf({}, { groups: { kind: "table", row } });
    const found = changes(knower, groups(400), groups(300)).map((change) => sayChange(knower, change));

    expect(found).toEqual(["plain-change plain-of-seat wages anna, group: 2 400 300"]);
  });

  test("is told whole where it shows how a number comes about", () => {
    const steps = (total: number) => ({
      ...before,
      strength: [
        { step: "printed", total: 3 },
        { step: "drum", total },
      ],
    });
    const found = changes(reader, steps(6), steps(8)).map((change) => sayChange(reader, change));

    expect(found).toEqual(["strength: printed: 3, drum: 8"]);
  });
});

describe("advice", () => {
  const words = (text: string) => ({ is: "words", text }) as const;
  const fact = (name: string, value: Fact["value"]): Fact => ({
    path: name,
    name,
    title: name,
    value,
    private: false,
    advice: true,
    on: null,
    unseen: false,
    seats: [],
    words: [],
  });
  const reader = {
    texts: {
      say: (_: string, values: { title: string; value: string }) => `${values.title}: ${values.value}`,
    },
  } as unknown as Reader;
  const rows: Fact[][] = [
    [fact("place", words("Docks")), fact("gives", words("a gun")), fact("shares", words("Bruno"))],
    [
      fact("place", words("Club")),
      fact("gives", words("$3")),
      fact("shares", { is: "nothing", text: "nobody" }),
    ],
  ];
  const table = fact("placements", { is: "rows", rows });

  test("says the rest of a thing's row, and nothing of what is not there", () => {
    expect(adviceOn(reader, [table], "thug", ["Docks"])).toBe("a gun · shares: Bruno");
    expect(adviceOn(reader, [table], "thug", ["Club"])).toBe("$3");
    expect(adviceOn(reader, [table], "thug", ["Bank"])).toBe("");
  });

  test("about two things stands with both, and not on one of them alone", () => {
    const odds = (means: string, target: string, n: number): Fact[] => [
      { ...fact("means", words(means)), words: [`means-${means}`] },
      fact("target", words(target)),
      fact("kills", { is: "words", text: String(n), n }),
    ];
    const attacks = fact("attacks", {
      is: "rows",
      rows: [odds("gun", "Al", 2), odds("gun", "Bo", 4), odds("grenade", "Al", 6)],
    });

    expect(adviceOn(reader, [attacks], "attack", ["gun"])).toBe("");
    expect(adviceOn(reader, [attacks], "attack", ["Al", "gun"])).toBe("kills: 2");
    expect(adviceOn(reader, [attacks], "attack", ["gun", "Bo"])).toBe("kills: 4");
    expect(adviceOn(reader, [attacks], "grenade", ["Al"])).toBe("kills: 6");
  });

  test("of a command itself stands on it", () => {
    const price: Fact = { ...fact("price", { is: "words", text: "200", n: 200 }), on: "take" };

    expect(adviceOn(reader, [price], "take", [])).toBe("price: 200");
    expect(adviceOn(reader, [price], "decline", [])).toBe("");
  });
});

describe("what is asked", () => {
  const said = ["decision-tribute", "decision-tribute.counted"];
  const speaker = (keys: string[]): Reader => ({
    ...readerOf({ stage: { kind: "word", of: "stage" } }),
    texts: { ...stranger.texts, has: (key: string) => keys.includes(key) } as unknown as Texts,
  });
  const now = {
    outcome: null,
    waiting: [1],
    view: { stage: "tribute" },
    figures: { tribute_left: 2, turfs: [] },
  } as unknown as Now;

  test("says how much is left, where that can be counted", () => {
    expect(promptOf(speaker(said), now)).toBe("decision-tribute decision-tribute.counted 2");
    expect(promptOf(speaker(said.slice(0, 1)), now)).toBe("decision-tribute");
  });
});
