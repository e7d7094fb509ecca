import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SEAT_COLOURS, SIGNS } from "../src/lib/signs";

const tokens = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
const worlds = readFileSync(new URL("../src/styles/worlds.css", import.meta.url), "utf8");

type Colour = [number, number, number];

// How people see who lack one kind of cone (Machado, Oliveira and Fernandes 2009, full strength), on linear light.
const EYES: { [name: string]: [Colour, Colour, Colour] } = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

describe("seats can be told apart", () => {
  it("by a sign of their own, up to twenty-four", () => {
    expect(new Set(SIGNS).size).toBe(24);
  });

  it.each(Object.keys(EYES))("by colour for eyes with %s cones or without", (name) => {
    const seen = palette().map((colour) =>
      oklab(through(EYES[name] as [Colour, Colour, Colour], linear(colour))),
    );
    for (const [one, a] of seen.entries()) {
      for (const b of seen.slice(one + 1))
        expect(Math.hypot(...a.map((v, i) => v - (b[i] ?? 0)))).toBeGreaterThan(0.09);
    }
  });

  it("on every ground a seat's colour lies on", () => {
    const bright = [...`${tokens}${worlds}`.matchAll(/--(?:world-)?panel: (?:light-dark\()?(#f\w{5})/g)];
    expect(bright.length).toBe(2); // the chrome by day, and parchment
    for (const colour of palette()) {
      expect(contrast(colour, "#ffffff")).toBeGreaterThan(3); // the pale sign on the disc, also in the dark
      for (const [, panel] of bright) expect(contrast(colour, panel ?? "")).toBeGreaterThan(3); // the disc itself
    }
  });
});

function palette(): string[] {
  return Array.from(
    { length: SEAT_COLOURS },
    (_, seat) => new RegExp(`--seat-${seat}: (#\\w{6})`).exec(tokens)?.[1] ?? "",
  );
}

function linear(hex: string): Colour {
  const light = (at: number) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [light(1), light(3), light(5)];
}

function through(eye: [Colour, Colour, Colour], [r, g, b]: Colour): Colour {
  const seen = eye.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b)));
  return [seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0];
}

function oklab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
