/** A socket that tests hold at both ends: what the client sends is kept, what it hears is up to the test. */

import type { Wire } from "../src/lib/link";
import type { Now, Setting } from "../src/lib/types";

export class TestWire implements Wire {
  static all: TestWire[] = [];
  readyState = 0;
  sent: { id: string; ask: string; [field: string]: unknown }[] = [];
  sizes: number[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    TestWire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
    this.sizes.push(new TextEncoder().encode(text).length);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(answer: object): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  asked(ask: string) {
    return this.sent.filter((request) => request.ask === ask);
  }

  last(ask: string) {
    const found = this.asked(ask).at(-1);
    if (!found) throw new Error(`nobody asked ${ask}`);
    return found;
  }

  static get newest(): TestWire {
    const wire = TestWire.all.at(-1);
    if (!wire) throw new Error("no socket was opened");
    return wire;
  }
}

export function setting(change: Partial<Setting> = {}): Setting {
  const chair = { kind: "person", name: "Anna", bot: null, committed: true, away: false } as const;
  return {
    code: "abcdef",
    game: "condottiere",
    rules: 1,
    life: "running",
    chairs: [chair, { ...chair, kind: "bot", name: "Bruno", bot: "greedy", committed: false }],
    options: {},
    clock: { kind: "none", decision: 60, reserve: 300, days: 3 },
    commitment: "00".repeat(32),
    advice: [],
    spectators: true,
    successor: null,
    after: "link",
    ...change,
  } as Setting;
}

export function now(change: Partial<Now> = {}): Now {
  return {
    setting: setting(),
    view: null,
    figures: {},
    waiting: [],
    may_act: [],
    legal: [],
    open: [],
    channels: [],
    parts: {},
    clocks: [],
    timers: [],
    vote: null,
    undo: false,
    outcome: null,
    ...change,
  } as Now;
}
