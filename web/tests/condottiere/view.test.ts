import { describe, expect, it } from "vitest";
import { keeping, pickedAfter, sorted, word } from "../../src/games/condottiere/view";

describe("cards", () => {
  it("are held with the strongest mercenary first, each kind once", () => {
    expect(sorted({ bishop: 1, mercenary_1: 2, mercenary_10: 1, unknown: 3 })).toEqual([
      ["mercenary_10", 1],
      ["mercenary_1", 2],
      ["bishop", 1],
      ["unknown", 3],
    ]);
  });

  it("are named in commands as the notation names them", () => {
    expect(word("mercenary_10")).toBe("10");
    expect(keeping([])).toBe("keep nothing");
    expect(keeping(["heroine", "mercenary_4"])).toBe("keep 4 heroine");
  });
});

describe("keeping cards", () => {
  it("takes one copy more with each touch, up to two, and then none", () => {
    const one = pickedAfter([], "mercenary_4", 3) ?? [];
    const two = pickedAfter(one, "mercenary_4", 3) ?? [];
    expect(two).toEqual(["mercenary_4", "mercenary_4"]);
    expect(pickedAfter(two, "mercenary_4", 3)).toEqual([]);
  });

  it("does not take a third card", () => {
    expect(pickedAfter(["heroine", "winter"], "spring", 1)).toBeNull();
  });

  it("puts a card back that is touched again", () => {
    expect(pickedAfter(["heroine", "winter"], "heroine", 1)).toEqual(["winter"]);
  });
});
