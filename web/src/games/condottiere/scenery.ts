/** What is drawn around and on the map only to please: foreign land, mountains, rivers. In the units of the mesh. */

import type { Drawn, Point } from "./geometry";
import { noise } from "./geometry";

/** Land beyond the edge of the game, so that the map has no hard end: outlines from the frame outwards and back. */
const BEYOND = [
  // Savoy, Provence and the Alps
  "0,25 -9,28 -16,34 -27,37 -40,33 -60,37 -200,40 -200,-200 250,-200 250,90 186,84 168,66 150,52 138,37 127,31 122,21 117,24 113,30 109,22 106,14 100,11 88,9 80,4 20,4 6,8 4,20",
  // Apulia and the south
  "100,72 108,71 115,74 112,79 124,88 143,97 165,112 190,140 150,140 120,150 118,128 104,120 97,107 90,106 83,100 86,92 94,80",
];

const ISLANDS = [
  "4,59 8,57.5 9.5,54 11,58 12.4,66 11,74 8.4,79 5.5,76.5 3,70 2.6,64",
  "4.5,84 9,82 13,85 14.6,92 13.4,104 8,118 1,116 1.6,102 0.6,92",
  "24,61.4 26,60.4 28.4,61 27,62.4 25.4,62",
  "118,40 122,42 127,47 124,46.6",
  "129,50 135,52 141,57 136,55.4",
  "20,66.4 21,66 21.4,67 20.4,67.4",
];

/** Summits, west to east and north to south: the Alps, then the Apennines down the peninsula. */
const RANGES: { from: Point; to: Point; count: number; depth: number; size: number }[] = [
  { from: [-26, -3], to: [8, -5], count: 9, depth: 7, size: 1.25 },
  { from: [8, -5], to: [52, -6], count: 14, depth: 5, size: 1.3 },
  { from: [52, -6], to: [112, -4], count: 16, depth: 6, size: 1.15 },
  { from: [-22, 8], to: [-8, 22], count: 9, depth: 6, size: 1.1 },
  { from: [30, 31.5], to: [36, 38.5], count: 4, depth: 1.2, size: 0.85 },
  { from: [56, 41.5], to: [62, 49], count: 5, depth: 1.6, size: 0.85 },
  { from: [67, 58], to: [74, 73], count: 7, depth: 2.2, size: 0.95 },
  { from: [78, 72], to: [92, 90], count: 11, depth: 3.4, size: 1 },
  { from: [118, 92], to: [108, 112], count: 8, depth: 3, size: 1 },
  { from: [128, 8], to: [170, 44], count: 16, depth: 6, size: 1.1 },
  { from: [6, 62], to: [8.4, 73], count: 5, depth: 1.2, size: 0.8 },
];

const RIVERS = [
  "3,11 9,12 15,13.4 22,17 30,19.6 37,20.4 46,22.2 54,22.6 61,22.4 69.6,23", // Po
  "60,3 60.6,8 62,12 66,15 69.4,18.6", // Adige
  "58,40.6 55,44.6 47,44.8 38,47.4 30,47.6 24.6,48.4", // Arno
  "60,53.4 61.4,60 58.4,66 59,73 55,79 53.6,81.4", // Tiber
];

export interface Summit {
  x: number;
  y: number;
  path: string;
  shade: string;
}

export interface Scenery {
  beyond: string[];
  islands: string[];
  rivers: string[];
  summits: Summit[];
}

export function scenery(drawn: Drawn): Scenery {
  const wide = drawn.width / 100;
  const scaled = (points: string): Point[] =>
    points.split(" ").map((pair): Point => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return [x * wide, y];
    });
  return {
    beyond: BEYOND.map((points) => closed(scaled(points), false)),
    islands: ISLANDS.map((points) => closed(scaled(points), true)),
    rivers: RIVERS.map((points) => open(scaled(points))),
    summits: summits(drawn, wide),
  };
}

function summits(drawn: Drawn, wide: number): Summit[] {
  const found: Summit[] = [];
  RANGES.forEach(({ from, to, count, depth, size }, range) => {
    for (let i = 0; i < count; i++) {
      const seed = range * 97 + i * 7;
      const along = count > 1 ? i / (count - 1) : 0;
      const x = (from[0] + (to[0] - from[0]) * along + (noise(seed) - 0.5) * depth) * wide;
      const y = from[1] + (to[1] - from[1]) * along + (noise(seed + 1) - 0.5) * depth;
      const near = drawn.regions.some(({ city }) => Math.abs(city[0] - x) < 4 && Math.abs(city[1] - y) < 3);
      if (near) continue;
      const h = size * (1.5 + noise(seed + 2) * 0.7);
      const w = size * (1.1 + noise(seed + 3) * 0.4);
      const n = (value: number) => value.toFixed(2);
      found.push({
        x,
        y,
        path: `M${n(x - w)} ${n(y)}Q${n(x - w * 0.3)} ${n(y - h * 0.5)} ${n(x)} ${n(y - h)}Q${n(x + w * 0.25)} ${n(y - h * 0.6)} ${n(x + w)} ${n(y)}`,
        shade: [0.2, 0.42, 0.64]
          .map((t) => `M${n(x + w * t)} ${n(y - h * (0.95 - t))}l${n(-w * 0.16)} ${n(h * (0.75 - t * 0.7))}`)
          .join(""),
      });
    }
  });
  return found.sort((a, b) => a.y - b.y);
}

function open(points: Point[]): string {
  return through(points, false);
}

function closed(points: Point[], round: boolean): string {
  return `${through(points, round)}Z`;
}

/** A line through points; a round one has no corner where it begins. */
function through(points: Point[], round: boolean): string {
  const n = points.length;
  const at = (i: number): Point =>
    points[round ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] ?? ([0, 0] as Point);
  const text = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  let path = `M${text(at(0))}`;
  for (let i = 0; i < (round ? n : n - 1); i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${text([a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6])} ${text([b[0] - (q[0] - a[0]) / 6, b[1] - (q[1] - a[1]) / 6])} ${text(b)}`;
  }
  return path;
}
