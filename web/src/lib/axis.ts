const MOST_STEPS = 6;

/** The whole numbers beside a chart from 0 to `most` or just above: all of them, or every second, fifth, tenth … */
export function ticksTo(most: number): number[] {
  let step = 1;
  for (let tens = 1; most > step * MOST_STEPS; tens *= 10) {
    step = [1, 2, 5, 10].map((n) => n * tens).find((n) => most <= n * MOST_STEPS) ?? step;
  }
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, place) => place * step);
}
