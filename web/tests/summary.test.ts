import { describe, expect, test } from "vitest";
import { isOut } from "../src/lib/summary";
import type { Now } from "../src/lib/types";

/** A moment of a game in which these seats are out and those are asked. */
const moment = (out: number[], waiting: number[]) =>
  ({ setting: { game: "condottiere" }, view: { out }, waiting }) as unknown as Now;

describe("who is out", () => {
  test("is who the view says, while others play on", () => {
    expect([0, 1, 2].filter((seat) => isOut(moment([0, 2], [1]), seat))).toEqual([0, 2]);
  });

  test("is nobody once one of them is asked again", () => {
    expect([0, 1, 2].filter((seat) => isOut(moment([0, 1, 2], [2]), seat))).toEqual([]);
  });
});
