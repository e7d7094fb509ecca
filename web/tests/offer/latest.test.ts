import { describe, expect, it } from "vitest";
import { latest } from "../../src/games/offer/latest";
import type { Numbered } from "../../src/lib/client.svelte";
import { sentences } from "../../src/lib/happenings";
import { reading, Texts } from "../../src/lib/texts";
import type { FeedItem, Plain } from "../../src/lib/types";
import type { Reader } from "../../src/plain/facts";

const texts = await Texts.load("en");
const names = ["Anna", "Bruno", "Carla", "Dario"];
const reader: Reader = { texts, reading: reading("offer"), game: "offer", names, me: 0 };

function step(...told: Plain[]): FeedItem {
  return { item: "step", at: 0, told } as unknown as FeedItem;
}

function feed(...items: FeedItem[]): Numbered[] {
  return items.map((item, place) => ({ n: place + 1, item }));
}

function lines(items: Numbered[], isNight = false, options = {}): string[] {
  return latest(items, reader, options, isNight).map((line) => line.replace(/[\u2068\u2069]/g, ""));
}

const suspicion = { event: "suspected", number: 1, seat: 1, about: 2 };
const claim = { event: "claimed", number: 2, seat: 2, role: "don" };
const peek = { event: "choice-entered", seat: 0, call: "peek", choice: 1 };
const ballot = { event: "ballot-in", number: 3, seat: 1, about: 2, thumb: "down" };
const morning = { event: "day-began", day: 2 };
const fall = { event: "eliminated", seat: 3, how: "vote", role: "cop" };

describe("what happened last", () => {
  it("is what was said last, in the order in which it was said", () => {
    expect(lines(feed(step(suspicion), step(claim)))).toEqual([
      "Bruno: “I suspect Carla.” (#1)",
      "Carla: “I am Don Corleone.” (#2)",
    ]);
  });

  it("is nothing that lies in the envelope", () => {
    expect(lines(feed(step(peek)))).toEqual([]);
  });

  it("by night, is who has left since the morning, and nothing else", () => {
    const before = { ...fall, seat: 2, role: "mafioso" };
    const found = lines(feed(step(before), step(morning), step(suspicion), step(fall)), true);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("Dario");
  });
});

describe("a thumb in the log", () => {
  const covered = { texts, game: "offer", names, me: 0, covered: true };

  it("is covered with the envelope", () => {
    expect(sentences(step(ballot), covered)).toEqual([]);
  });

  it("is there for everybody where thumbs are open", () => {
    const [line, ...more] = sentences(step(ballot), { ...covered, options: { open_ballots: true } });
    expect(line).toContain("Bruno");
    expect(more).toEqual([]);
  });
});
