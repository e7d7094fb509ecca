import { describe, expect, it } from "vitest";
import { entryFrom, linesFrom, seatsOf } from "../../src/games/offer/ledger";
import type { RoomView } from "../../src/games/offer/view";
import { reading, Texts } from "../../src/lib/texts";
import type { Reader } from "../../src/plain/facts";

const texts = await Texts.load("en");
const names = ["Anna", "Bruno", "Carla", "Dario"];
const reader: Reader = { texts, reading: reading("offer"), game: "offer", names, me: 0 };

function lines(...ledger: string[]): string[] {
  const view = { ledger, ending: null } as unknown as RoomView;
  return linesFrom(view, [], reader).map(({ text }) => text.replace(/[\u2068\u2069]/g, ""));
}

describe("an entry of the ledger", () => {
  it("points to what it agrees with, and to its reason", () => {
    expect(entryFrom("2 1 agreed 7 because 3", 9)).toMatchObject({
      day: 2,
      seat: 1,
      refers: [3, 7],
      isSaid: true,
    });
  });

  it("is about whoever made it, is asked in it, or is spoken of", () => {
    expect(seatsOf(entryFrom("1 2 report-side-asked of 3 0 1", 4))).toEqual([2, 3, 1]);
  });

  it("is no statement if it is a deed", () => {
    expect(entryFrom("1 2 accused 3", 4).isSaid).toBe(false);
  });
});

describe("the ledger in words", () => {
  it("has a line for each statement, without the number that stands before it", () => {
    expect(lines("1 1 claimed don")).toEqual(["Bruno: “I am Don Corleone.”"]);
  });

  it("names whom somebody agrees with", () => {
    const [, bruno] = lines("1 1 suspected 2", "1 3 agreed 1");
    const [, me] = lines("1 0 suspected 2", "1 3 disagreed 1");
    expect(bruno).toBe("Dario: “I agree with Bruno (#1).”");
    expect(me).toBe("Dario: “I do not agree with you (#1).”");
  });

  it("says a vote in one line", () => {
    const [line, ...more] = lines("1 0 ballot-in 3 down", "1 1 ballot-in 3 down", "1 3 ballot-in 3 up");
    expect(more).toEqual([]);
    expect(line).toBe("Down: you and Bruno. Up: Dario.");
  });

  it("keeps two votes of one day apart", () => {
    expect(lines("1 0 ballot-in 3 up", "1 1 accused 2", "1 0 ballot-in 2 up")).toHaveLength(3);
  });
});
