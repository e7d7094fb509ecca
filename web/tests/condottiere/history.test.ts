import { describe, expect, it } from "vitest";
import { battlesOf } from "../../src/games/condottiere/history";
import type { Frame, Plain } from "../../src/lib/types";

function frames(...steps: Plain[][]): Frame[] {
  return steps.map(
    (told, place) => ({ n: place + 1, item: { item: "step", at: 0, told }, now: {} }) as unknown as Frame,
  );
}

const compared = (...totals: number[]): Plain[] =>
  totals.map((total, seat) => ({ event: "strength-compared", seat, total, courtesans: 0 }));

describe("the story of a game", () => {
  it("tells each battle with its strengths, its winner and the regions after it", () => {
    const found = battlesOf(
      frames(
        [{ event: "game-started", game: 1, first_holder: 0 }],
        [{ event: "battle-started", region: "roma" }],
        [...compared(4, 9), { event: "region-conquered", seat: 1, region: "roma" }],
        [{ event: "battle-started", region: "siena" }],
        [...compared(3, 3), { event: "battle-tied", seats: [0, 1] }],
      ),
      2,
    );
    expect(found).toEqual([
      { number: 1, game: 1, region: "roma", strengths: [4, 9], winner: 1, regions: [0, 1] },
      { number: 2, game: 1, region: "siena", strengths: [3, 3], winner: null, regions: [0, 1] },
    ]);
  });

  it("takes a captured region from its former owner", () => {
    const found = battlesOf(
      frames(
        [
          { event: "battle-started", region: "roma" },
          ...compared(1, 2),
          { event: "region-conquered", seat: 1, region: "roma" },
        ],
        [
          { event: "battle-started", region: "roma" },
          ...compared(5, 2),
          { event: "region-captured", seat: 0, region: "roma", former_owner: 1 },
        ],
      ),
      2,
    );
    expect(found.map(({ regions }) => regions)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it("begins with an empty board in the next game of a campaign", () => {
    const found = battlesOf(
      frames(
        [
          { event: "battle-started", region: "roma" },
          ...compared(1, 2),
          { event: "region-conquered", seat: 1, region: "roma" },
          { event: "game-started", game: 2, first_holder: 1 },
        ],
        [
          { event: "battle-started", region: "siena" },
          ...compared(3, 2),
          { event: "region-conquered", seat: 0, region: "siena" },
        ],
      ),
      2,
    );
    expect(found.map(({ game, regions }) => [game, regions])).toEqual([
      [1, [0, 1]],
      [2, [1, 0]],
    ]);
  });

  it("leaves out what was taken back", () => {
    const told = frames(
      [{ event: "battle-started", region: "roma" }],
      [...compared(4, 9), { event: "region-conquered", seat: 1, region: "roma" }],
    );
    const undone = {
      n: 3,
      item: { item: "undone", at: 0, seat: 1, number: 2, agreed: true },
      now: {},
    } as unknown as Frame;
    expect(battlesOf([...told, undone], 2)).toEqual([]);
  });
});
