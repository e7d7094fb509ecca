import { describe, expect, it } from "vitest";
import { draw, type Mesh } from "../../src/games/condottiere/geometry";
import { place } from "../../src/games/condottiere/labels";
import mesh from "../../src/generated/condottiere/map.json";

const drawn = draw(mesh as unknown as Mesh);
const NAMES: { [language: string]: (id: string) => string } = {
  latin: (id) => id,
  japanese: (id) => "ア".repeat(Math.max(3, id.length - 2)),
};

/** The whole map on a telephone: about four pixels for each unit. */
function labelled(name: (id: string) => string, font: number) {
  return place(
    drawn.regions.map(({ id, city }) => ({
      id,
      text: name(id),
      at: [city[0] * 4.1, city[1] * 4.1] as [number, number],
      mark: 19,
      above: 0,
    })),
    font,
  );
}

describe("names on the map", () => {
  it.each(Object.entries(NAMES))("stand for every region once, in %s letters", (_, name) => {
    expect(labelled(name, 11.5).map(({ id }) => id)).toEqual(drawn.regions.map(({ id }) => id));
  });

  it("do not cover one another on a telephone", () => {
    const font = 11.5;
    const boxes = labelled((id) => id, font).map(({ id, x, y, anchor, text }) => {
      const wide = text.length * 0.52 * font;
      const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
      return { id, left, right: left + wide, top: y - font * 0.8, bottom: y + font * 0.2 };
    });
    for (const a of boxes) {
      for (const b of boxes) {
        const isCovered =
          a.id !== b.id && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        expect([a.id, b.id, isCovered]).toEqual([a.id, b.id, false]);
      }
    }
  });
});
