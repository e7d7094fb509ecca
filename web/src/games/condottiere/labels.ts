/** Where the names of cities stand, so that no name covers another or a mark. All in pixels. */

export interface Named {
  id: string;
  text: string;
  at: [number, number];
  /** How big the mark at the city is. */
  mark: number;
  /** What rises above the city besides. */
  above: number;
}

export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

type Box = [left: number, top: number, right: number, bottom: number];

/** Wide characters take a whole square, the others about half of one. */
function width(text: string, font: number): number {
  let total = 0;
  for (const letter of text) total += /[\u3000-\u9fff\uff00-\uffef]/.test(letter) ? 1 : 0.52;
  return total * font;
}

export function place(cities: Named[], font: number): Label[] {
  const taken: Box[] = cities.map(({ at: [x, y], mark, above }) => [
    x - mark / 2,
    y - mark / 2 - above,
    x + mark / 2,
    y + mark / 2,
  ]);
  return cities.map((city, number) => {
    const [x, y] = city.at;
    const wide = width(city.text, font);
    const gap = 2;
    const side = city.mark / 2 + gap + 1;
    const tries: { label: Omit<Label, "id" | "text">; left: number; top: number }[] = [
      under(x, y + city.mark / 2 + gap),
      beside(x + side, y, "start"),
      beside(x - side, y, "end"),
      under(x, y - city.mark / 2 - city.above - gap - font),
    ];
    function under(middle: number, top: number) {
      return {
        label: { x: middle, y: top + font * 0.82, anchor: "middle" as const },
        left: middle - wide / 2,
        top,
      };
    }
    function beside(edge: number, middle: number, anchor: "start" | "end") {
      const left = anchor === "start" ? edge : edge - wide;
      return { label: { x: edge, y: middle + font * 0.3, anchor }, left, top: middle - font / 2 };
    }
    let best = tries[0];
    let least = Number.POSITIVE_INFINITY;
    for (const attempt of tries) {
      const box: Box = [attempt.left, attempt.top, attempt.left + wide, attempt.top + font];
      const covered = taken.reduce(
        (sum, other, place) => sum + (place === number ? 0 : overlap(box, other)),
        0,
      );
      if (covered < least - 1) {
        least = covered;
        best = attempt;
      }
    }
    if (best) taken.push([best.left, best.top, best.left + wide, best.top + font]);
    return {
      id: city.id,
      text: city.text,
      x: best?.label.x ?? x,
      y: best?.label.y ?? y,
      anchor: best?.label.anchor ?? "middle",
    };
  });
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}
