import { expect, test } from "vitest";
import { forcedAnswer } from "../src/lib/forced";
import type { Now } from "../src/lib/types";

const now = { forced: true, legal: [7] } as unknown as Now;
const alone = { seats: [true, false], watchers: 0 };

test("the one answer there is is given where nobody could learn from it", () => {
  expect(forcedAnswer(now, alone, [0])).toBe(7);
});

test("it is asked for where somebody could, or where that is not known yet", () => {
  expect(forcedAnswer(now, { ...alone, watchers: 1 }, [0])).toBeNull();
  expect(forcedAnswer(now, { seats: [], watchers: 0 }, [0])).toBeNull();
  expect(forcedAnswer(now, alone, [0, 1])).toBeNull();
  expect(forcedAnswer({ ...now, forced: false }, alone, [0])).toBeNull();
  expect(forcedAnswer(null, alone, [0])).toBeNull();
});
