/** What tells the rows of a table apart: as many of their first cells as it takes. */

import type { Fact } from "./facts";

/** How many cells at the beginning name a row: two rows never agree in all of them, unless they agree in everything. */
export function keyWidth(rows: Fact[][], text: (fact: Fact) => string): number {
  const widest = Math.max(1, ...rows.map((row) => row.length));
  for (let width = 1; width < widest; width += 1) {
    const keys = rows.map((row) => JSON.stringify(row.slice(0, width).map(text)));
    if (new Set(keys).size === rows.length) return width;
  }
  return widest;
}
