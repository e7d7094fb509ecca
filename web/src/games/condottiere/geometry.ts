/**
 * The map as drawn: the mesh of map.toml with its lines smoothed and a little unsteady, as a pen draws them.
 *
 * Every line between two junctions is drawn once and used by both neighbours, so regions never overlap or gape.
 * Nothing here is left to chance: the same mesh gives the same map on every screen.
 */

export interface Mesh {
  map: { frame_width_over_height: number };
  region: { id: string; city: number[]; polygon: number[] }[];
  borders: { pairs: string[][] };
  mesh: { vertices: number[][] };
}

export type Point = readonly [number, number];

export interface Region {
  id: string;
  city: Point;
  path: string;
  /** The corners and the points between, for measuring. */
  outline: Point[];
  centre: Point;
  neighbours: string[];
}

export interface Drawn {
  width: number;
  height: number;
  regions: Region[];
  /** The land as one shape, for the waterlines around it. */
  land: string;
  coasts: string[];
  borders: string[];
}

type Kind = "coast" | "border" | "frame";

interface Chain {
  ends: [number, number];
  kind: Kind;
  /** How many corners of the mesh lie between its ends. */
  inner: number;
  points: Point[];
}

/** How far a line may stray from the mesh, as a share of the piece it strays on. */
const STRAY: Record<Kind, number> = { coast: 0.16, border: 0.09, frame: 0.06 };

export function draw(data: Mesh): Drawn {
  const wide = data.map.frame_width_over_height;
  const at = new Map(
    data.mesh.vertices.map(([n, x, y]) => [n as number, [(x ?? 0) * wide, y ?? 0] as Point]),
  );
  const vertex = (n: number): Point => at.get(n) ?? [0, 0];
  const width = 100 * wide;
  const chains = chainsOf(data, vertex, width);
  const ghosts = ghostsOf(chains);

  const piece = (chain: Chain, forward: boolean): { points: Point[]; path: string } => {
    const points = forward ? chain.points : chain.points.toReversed();
    const [before, after] = ghosts.get(chain) ?? [undefined, undefined];
    return { points, path: forward ? curve(points, before, after) : curve(points, after, before) };
  };

  const neighbours = new Map<string, string[]>();
  for (const [one = "", other = ""] of data.borders.pairs) {
    neighbours.set(one, [...(neighbours.get(one) ?? []), other]);
    neighbours.set(other, [...(neighbours.get(other) ?? []), one]);
  }

  const regions = data.region.map((region): Region => {
    const pieces = walk(region.polygon, chains).map(([chain, forward]) => piece(chain, forward));
    const first = pieces[0]?.points[0] ?? [0, 0];
    const outline = pieces.flatMap((found) => found.points.slice(0, -1));
    return {
      id: region.id,
      city: [(region.city[0] ?? 0) * wide, region.city[1] ?? 0],
      path: `M${text(first)}${pieces.map((found) => found.path).join("")}Z`,
      outline,
      centre: middle(outline),
      neighbours: neighbours.get(region.id) ?? [],
    };
  });
  const lines = (kind: Kind) =>
    chains
      .filter((chain) => chain.kind === kind)
      .map((chain) => `M${text(chain.points[0] ?? [0, 0])}${piece(chain, true).path}`);
  return {
    width,
    height: 100,
    regions,
    land: regions.map((region) => region.path).join(""),
    coasts: lines("coast"),
    borders: lines("border"),
  };
}

function chainsOf(data: Mesh, vertex: (n: number) => Point, width: number): Chain[] {
  const used = new Map<string, [number, number, number]>();
  for (const { polygon } of data.region) {
    polygon.forEach((a, place) => {
      const b = polygon[(place + 1) % polygon.length] ?? a;
      const key = a < b ? `${a}-${b}` : `${b}-${a}`;
      const found = used.get(key);
      used.set(key, [Math.min(a, b), Math.max(a, b), (found?.[2] ?? 0) + 1]);
    });
  }
  const kindOf = (a: number, b: number, sides: number): Kind => {
    if (sides > 1) return "border";
    const [ax, ay] = vertex(a);
    const [bx, by] = vertex(b);
    const onFrame = [ax + bx, ay + by, 2 * width - ax - bx, 200 - ay - by].some(
      (sum) => Math.abs(sum) < 1e-6,
    );
    return onFrame ? "frame" : "coast";
  };
  const beside = new Map<number, { to: number; kind: Kind }[]>();
  for (const [a, b, sides] of used.values()) {
    const kind = kindOf(a, b, sides);
    beside.set(a, [...(beside.get(a) ?? []), { to: b, kind }]);
    beside.set(b, [...(beside.get(b) ?? []), { to: a, kind }]);
  }
  const isJunction = (n: number): boolean => {
    const edges = beside.get(n) ?? [];
    return edges.length !== 2 || edges[0]?.kind !== edges[1]?.kind;
  };
  const chains: Chain[] = [];
  const done = new Set<string>();
  for (const [start, edges] of beside) {
    if (!isJunction(start)) continue;
    for (const edge of edges) {
      const numbers = [start, edge.to];
      while (!isJunction(numbers.at(-1) ?? start)) {
        const last = numbers.at(-1) ?? start;
        const next = (beside.get(last) ?? []).find(({ to }) => to !== numbers.at(-2));
        if (!next) break;
        numbers.push(next.to);
      }
      const end = numbers.at(-1) ?? start;
      const key = [numbers.join("-"), numbers.toReversed().join("-")].sort().join("|");
      if (done.has(key)) continue;
      done.add(key);
      chains.push({
        ends: [start, end],
        kind: edge.kind,
        inner: numbers.length - 2,
        points: inked(numbers, edge.kind, vertex),
      });
    }
  }
  return chains;
}

/** A chain with points put between its corners, each a little to one side. */
function inked(numbers: number[], kind: Kind, vertex: (n: number) => Point): Point[] {
  const points: Point[] = [];
  numbers.forEach((n, place) => {
    const here = vertex(n);
    points.push(here);
    const next = numbers[place + 1];
    if (next === undefined) return;
    const there = vertex(next);
    const low = n < next;
    // Drawn from the lower number to the higher, whichever way the chain runs.
    const between = strayed(low ? here : there, low ? there : here, STRAY[kind], n * next + n + next);
    points.push(...(low ? between : between.toReversed()));
  });
  return points;
}

function strayed(from: Point, to: Point, share: number, seed: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 1.6) return [];
  const away = (noise(seed) - 0.5) * 2 * share * length;
  const half: Point = [
    (from[0] + to[0]) / 2 - (dy / length) * away,
    (from[1] + to[1]) / 2 + (dx / length) * away,
  ];
  return [...strayed(from, half, share, seed * 2 + 1), half, ...strayed(half, to, share, seed * 2 + 2)];
}

/** A number from 0 to 1 that looks like chance and is none. */
export function noise(seed: number): number {
  let n = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return ((n ^ (n >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Coasts go on smoothly where a border meets the sea: each end knows the point beyond it. */
function ghostsOf(chains: Chain[]): Map<Chain, [Point | undefined, Point | undefined]> {
  const coasts = chains.filter((chain) => chain.kind === "coast");
  const beyond = (chain: Chain, end: number): Point | undefined => {
    const other = coasts.find((found) => found !== chain && found.ends.includes(end));
    return other && (other.ends[0] === end ? other.points[1] : other.points.at(-2));
  };
  return new Map(
    coasts.map((chain) => [chain, [beyond(chain, chain.ends[0]), beyond(chain, chain.ends[1])]]),
  );
}

/** The chains around a polygon, in its order, each with whether it is walked forward. */
function walk(polygon: number[], chains: Chain[]): [Chain, boolean][] {
  const ends = new Set(chains.flatMap((chain) => chain.ends));
  const start = Math.max(
    0,
    polygon.findIndex((n) => ends.has(n)),
  );
  const order = [...polygon.slice(start), ...polygon.slice(0, start)];
  const stops = order.flatMap((n, place) => (ends.has(n) ? [place] : []));
  return stops.flatMap((from, number): [Chain, boolean][] => {
    const to = stops[number + 1] ?? order.length;
    const inner = to - from - 1;
    const a = order[from] ?? 0;
    const b = order[to % order.length] ?? 0;
    const chain = chains.find(
      (found) =>
        // Two chains may join the same two junctions; what lies between tells them apart.
        found.inner === inner &&
        ((found.ends[0] === a && found.ends[1] === b) || (found.ends[1] === a && found.ends[0] === b)),
    );
    return chain ? [[chain, chain.ends[0] === a]] : [];
  });
}

/** A line through all points, as cubic curves (Catmull-Rom); the same line from either end. */
function curve(points: Point[], before?: Point, after?: Point): string {
  let path = "";
  for (let i = 0; i + 1 < points.length; i++) {
    const here = points[i] as Point;
    const there = points[i + 1] as Point;
    const previous = points[i - 1] ?? before ?? here;
    const next = points[i + 2] ?? after ?? there;
    const one: Point = [here[0] + (there[0] - previous[0]) / 6, here[1] + (there[1] - previous[1]) / 6];
    const two: Point = [there[0] - (next[0] - here[0]) / 6, there[1] - (next[1] - here[1]) / 6];
    path += `C${text(one)} ${text(two)} ${text(there)}`;
  }
  return path;
}

function text([x, y]: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

function middle(outline: Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  outline.forEach(([ax, ay], place) => {
    const [bx, by] = outline[(place + 1) % outline.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return area === 0 ? (outline[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)];
}
