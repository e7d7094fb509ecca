import { expect, it } from "vitest";
import { ticksTo } from "../src/lib/axis";

it("skips no number beside a chart, and stands evenly", () => {
  expect(ticksTo(1)).toEqual([0, 1]);
  expect(ticksTo(5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticksTo(6)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(ticksTo(7)).toEqual([0, 2, 4, 6, 8]);
  for (let most = 1; most <= 200; most++) {
    const ticks = ticksTo(most);
    const [, step = 0] = ticks;
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(ticks).toEqual(ticks.map((_, place) => place * step));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect((ticks.at(-1) ?? 0) - step).toBeLessThan(most);
  }
});
