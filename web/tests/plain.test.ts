import { describe, expect, test } from "vitest";
import type { Texts } from "../src/lib/texts";
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
import { type Fact, pageOf, type Reader } from "../src/plain/facts";
import { adviceOn } from "../src/plain/lines";
import { partsOf, written } from "../src/plain/notation";

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
    events: { seats: [], words: {}, together: {}, ranked: [], added: [], private: {}, public: {} },
    commands: {},
    talk: {},
    view: {},
    figures: {},
    score: {},
  },
};

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

describe("advice", () => {
  const words = (text: string) => ({ is: "words", text }) as const;
  const fact = (name: string, value: Fact["value"]): Fact => ({
    path: name,
    name,
    title: name,
    value,
    private: false,
    advice: true,
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
    expect(adviceOn(reader, [table], "Docks")).toBe("a gun · shares: Bruno");
    expect(adviceOn(reader, [table], "Club")).toBe("$3");
    expect(adviceOn(reader, [table], "Bank")).toBe("");
  });
});
