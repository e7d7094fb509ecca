import { describe, expect, it } from "vitest";
import { openCalls, roleHelp, stageTime, tapOn, tapOnNobody, voteOf } from "../../src/games/offer/view";
import type { Now } from "../../src/lib/types";

function now(timers: { name: string; left: number }[], announced = 0): Now {
  const options = { day_seconds: 600, ballot_seconds: 20 };
  const outset = { announcements: [300, 60, 15] };
  return { timers, view: { announced }, setting: { options, outset } } as unknown as Now;
}

function choice(command: string, seat?: number) {
  return { text: `${command} ${seat ?? ""}`, plain: { command, seat } };
}

describe("the one clock", () => {
  it("shows what is left of the whole day, though its timer runs to the next announcement", () => {
    expect(stageTime(now([{ name: "day", left: 20_000 }], 1))).toEqual({ left: 80_000, whole: 600_000 });
  });

  it("is that of the vote while the day stands still", () => {
    const timers = [
      { name: "ballot", left: 7000 },
      { name: "day", left: 20_000 },
    ];
    expect(stageTime(now(timers))).toEqual({ left: 7000, whole: 20_000 });
  });

  it("is none where no clock runs", () => {
    expect(stageTime(now([]))).toBeNull();
  });
});

describe("the vote that everybody sees", () => {
  const living = [0, 2, 5];
  const past = { day: 2, about: 4, down: [5, 0], up: [2], entry: 9 };
  const table = (view: object, votes: object[] = [], open_ballots = false): Now =>
    ({
      view: { day: 2, living, accused: 5, ballots: [2], seats: Array(6).fill({ thumb: "up" }), ...view },
      figures: { votes },
      setting: { options: { open_ballots } },
    }) as unknown as Now;

  it("has a card for all who live, face down until all are shown", () => {
    const vote = voteOf(table({ stage: "vote" }, [past]));
    expect(vote?.about).toBe(5);
    expect(vote?.ballots.map(({ seat, isIn, thumb }) => [seat, isIn, thumb])).toEqual([
      [0, false, null],
      [2, true, null],
      [5, false, null],
    ]);
  });

  it("shows thumbs while they come in where that was agreed", () => {
    const vote = voteOf(table({ stage: "vote" }, [], true));
    expect(vote?.ballots.map(({ thumb }) => thumb)).toEqual(["up", "up", "up"]);
  });

  it("stays for the rest of the day, until somebody else stands trial", () => {
    const thumbs = voteOf(table({ stage: "talk" }, [past]))?.ballots.map(({ seat, thumb }) => [seat, thumb]);
    expect(thumbs).toEqual([
      [0, "down"],
      [2, "up"],
      [5, "down"],
    ]);
    expect(voteOf(table({ stage: "defence" }, [past]))).toBeNull();
    expect(voteOf(table({ stage: "talk", day: 3 }, [past]))).toBeNull();
  });
});

describe("a touch by night", () => {
  const chief = [choice("point", 3), choice("seek", 3), choice("point-nobody"), choice("seek-nobody")];

  it("is the arrest first, for a traitor who may also do something else", () => {
    expect(tapOn(chief, 3, false)?.plain.command).toBe("point");
    expect(tapOnNobody(chief)?.plain.command).toBe("point-nobody");
  });

  it("is the other call when the arrest is closed", () => {
    expect(tapOn([choice("seek", 3)], 3, false)?.plain.command).toBe("seek");
  });

  it("means nothing to those who have no call", () => {
    expect(tapOn([choice("ready")], 3, false)).toBeNull();
  });

  it("is a bribe for a ghost, and for nobody else", () => {
    const both = [choice("peek", 3), choice("bribe", 1)];
    expect(tapOn(both, 1, true)?.plain.command).toBe("bribe");
    expect(tapOn(both, 1, false)).toBeNull();
  });
});

describe("the calls of the night", () => {
  it("are those that a touch can answer, and the first of them is what it means", () => {
    const choices = [choice("strike", 1), choice("point", 1), choice("point-nobody")];
    expect(openCalls(choices)).toEqual([
      { verb: "point", call: "arrest" },
      { verb: "strike", call: "strike" },
    ]);
    expect(tapOn(choices, 1, false)?.plain.command).toBe("point");
  });

  it("are none for a card without a power", () => {
    expect(openCalls([choice("ready")])).toEqual([]);
  });
});

describe("what a card can do", () => {
  it("is something else in the fast game", () => {
    expect(roleHelp("fast", "don")).not.toBe(roleHelp("full", "don"));
  });
});
