import { describe, expect, it } from "vitest";
import { draw, type Mesh, type Point } from "../../src/games/condottiere/geometry";
import { scenery } from "../../src/games/condottiere/scenery";
import mesh from "../../src/generated/condottiere/map.json";

const drawn = draw(mesh as unknown as Mesh);

/** The curves of a path, each as its three points, so that the same curve is found from either side. */
function curves(path: string): string[] {
  const points = path.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
  const found: string[] = [];
  for (let i = 0; i + 3 < points.length; i += 3) {
    const ends = [points[i], points[i + 3]];
    const handles = [points[i + 1], points[i + 2]];
    found.push(
      (ends[0] ?? "") < (ends[1] ?? "")
        ? [...ends, ...handles].join()
        : [...ends.reverse(), ...handles.reverse()].join(),
    );
  }
  return found;
}

function isInside([x, y]: Point, outline: Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], place) => {
    const [bx, by] = outline.at(place - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

describe("the map", () => {
  it("draws every region as one closed line", () => {
    expect(drawn.regions).toHaveLength(17);
    for (const { path } of drawn.regions) {
      expect(path).toMatch(/^M.*Z$/);
      const points = path.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
      expect(points.at(-1)).toBe(points[0]);
    }
  });

  it("lets neighbours share their border to the last point, and nobody else", () => {
    for (const one of drawn.regions) {
      for (const other of drawn.regions) {
        if (one.id >= other.id) continue;
        const theirs = new Set(curves(other.path));
        const shared = curves(one.path).filter((curve) => theirs.has(curve)).length;
        expect([one.id, other.id, shared > 0]).toEqual([one.id, other.id, one.neighbours.includes(other.id)]);
      }
    }
  });

  it("has each city in its own region", () => {
    for (const { id, city } of drawn.regions) {
      const around = drawn.regions
        .filter((region) => isInside(city, region.outline))
        .map((region) => region.id);
      expect(around).toEqual([id]);
    }
  });

  it("has the 34 borders of the rules", () => {
    expect(drawn.regions.reduce((sum, { neighbours }) => sum + neighbours.length, 0)).toBe(2 * 34);
  });

  it("is the same map each time it is drawn", () => {
    expect(draw(mesh as unknown as Mesh)).toEqual(drawn);
  });

  it("keeps mountains away from the names of cities", () => {
    for (const { x, y } of scenery(drawn).summits) {
      for (const { city } of drawn.regions) {
        expect(Math.abs(city[0] - x) < 4 && Math.abs(city[1] - y) < 3).toBe(false);
      }
    }
  });
});
