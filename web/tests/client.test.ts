import "./edge";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BLOCK, TableClient } from "../src/lib/client.svelte";
import { commitment, hexToBytes } from "../src/lib/deal";
import {
  FIRST_PAUSE,
  LONGEST_PAUSE,
  PING_EVERY,
  PONG_WITHIN,
  SILENT_AFTER,
  TOO_FAST_PAUSE,
} from "../src/lib/link";
import { keep, pass } from "../src/lib/passes";
import { type GameInfo, NotAllowed } from "../src/lib/types";
import { now, setting, TestWire } from "./wire";

const game: GameInfo = {
  name: "condottiere",
  rules: 1,
  least: 2,
  most: 6,
  options: [],
  presets: [],
  bots: [],
  endings: [],
  reconstructed: false,
  moderated: false,
  margin: 0,
  commands: [],
  edition: { name: null, changed: [], facts: 0, reconstructed: [], names: {}, components: {} },
};
const step = (n: number) => ({ item: "step", at: n, told: [{ event: "passed", seat: 1 }] });
const you = (seat: number | null = 0, seats: number[] = [0]) => ({
  seat,
  seats,
  host: true,
  name: "Anna",
  ghost: false,
});

function welcome(wire: TestWire, last: number, items: object[], change = {}) {
  wire.says({
    says: "welcome",
    id: wire.last("hello").id,
    you: you(),
    last,
    feed: items,
    now: now(),
    notes: "",
    ...change,
  });
}

const clients: TableClient[] = [];

function opened(from: number | null | "own" = 0, change: Partial<GameInfo> = {}): [TableClient, TestWire] {
  const client = new TableClient("abcdef", { ...game, ...change }, "pass", from, () => new TestWire());
  clients.push(client);
  client.open();
  const wire = TestWire.newest;
  wire.opens();
  return [client, wire];
}

beforeEach(() => {
  TestWire.all = [];
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

describe("a client at a table", () => {
  it("asks no more when it may not look at the table", async () => {
    const [client, wire] = opened();
    const refusal = { refused: "only-players", rules: [], arguments: {} };
    wire.says({ says: "refused", id: wire.last("hello").id, refusal });
    expect(client.trouble).toBe("only-players");
    await vi.advanceTimersByTimeAsync(2 * LONGEST_PAUSE);
    expect(TestWire.all).toHaveLength(1);
    expect(wire.asked("hello")).toHaveLength(1);
  });

  it("learns at the end whether it has said anything in private, and agrees to open it", async () => {
    const [client, wire] = opened();
    welcome(wire, 0, []);
    const over = now({ outcome: { ending: "adjacent" } } as object);
    wire.says({ says: "told", n: 1, item: step(1), now: over });
    expect(wire.asked("hello")).toHaveLength(2);
    welcome(wire, 1, [], { now: over, talk: "closed" });
    expect(client.talk).toBe("closed");
    const agreed = client.openTalk();
    wire.says({ says: "done", id: wire.last("open_talk").id, code: null });
    await agreed;
    expect(client.talk).toBe("agreed");
  });

  it("says hello first, and nothing else before it is welcome", async () => {
    const [client, wire] = opened();
    void client.do(["pass"]);
    expect(wire.sent.map((request) => request.ask)).toEqual(["hello"]);
    welcome(wire, 0, []);
    expect(wire.sent.map((request) => request.ask)).toEqual(["hello", "do"]);
  });

  it("counts the feed of its viewer", () => {
    const [client, wire] = opened();
    welcome(wire, 2, [step(1), step(2)]);
    wire.says({ says: "told", n: 3, item: step(3), now: now({ waiting: [0] }) });
    expect(client.feed.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(client.isMyTurn).toBe(true);
  });

  it("comes back with the last number it has, and asks again with the same id what was not answered", async () => {
    const [client, wire] = opened();
    welcome(wire, 2, [step(1), step(2)]);
    const answer = client.do(["pass"]);
    const { id } = wire.last("do");
    wire.breaks();
    expect(client.status).toBe("lost");
    vi.advanceTimersByTime(FIRST_PAUSE * 2);
    const next = TestWire.newest;
    expect(next).not.toBe(wire);
    next.opens();
    expect(next.last("hello")).toMatchObject({ table: "abcdef", seat: 0, last: 2, token: "pass" });
    welcome(next, 3, [step(3)]);
    expect(client.feed.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(next.last("do")).toMatchObject({ id, steps: ["pass"] });
    next.says({ says: "done", id, code: null });
    await expect(answer).resolves.toMatchObject({ says: "done" });
  });

  it("does not ask again what was answered", async () => {
    const [client, wire] = opened();
    welcome(wire, 0, []);
    const answer = client.do(["pass"]);
    wire.says({ says: "done", id: wire.last("do").id, code: null });
    await answer;
    wire.breaks();
    vi.advanceTimersByTime(FIRST_PAUSE * 2);
    TestWire.newest.opens();
    welcome(TestWire.newest, 0, []);
    expect(TestWire.newest.asked("do")).toEqual([]);
  });

  it("waits longer after every failure, but never longer than the longest pause", () => {
    const [, wire] = opened();
    wire.breaks();
    for (let failure = 0; failure < 12; failure++) {
      const before = TestWire.all.length;
      vi.advanceTimersByTime(LONGEST_PAUSE * 1.25);
      expect(TestWire.all.length).toBeGreaterThan(before);
      TestWire.newest.breaks();
    }
    const count = TestWire.all.length;
    vi.advanceTimersByTime(FIRST_PAUSE * 2);
    expect(TestWire.all.length).toBe(count);
  });

  it("asks for the whole when something is missing in between", () => {
    const [client, wire] = opened();
    welcome(wire, 1, [step(1)]);
    wire.says({ says: "told", n: 3, item: step(3), now: now() });
    expect(wire.asked("hello")).toHaveLength(2);
    expect(wire.last("hello").last).toBe(1);
    welcome(wire, 3, [step(2), step(3)]);
    expect(client.feed.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it("hears a told item twice and counts it once", () => {
    const [client, wire] = opened();
    welcome(wire, 1, [step(1)]);
    wire.says({ says: "told", n: 2, item: step(2), now: now() });
    wire.says({ says: "told", n: 2, item: step(2), now: now() });
    expect(client.feed.map(({ n }) => n)).toEqual([1, 2]);
  });

  it("gives the refusal to whoever asked", async () => {
    const [client, wire] = opened();
    welcome(wire, 0, []);
    const answer = client.do(["play 10"]);
    wire.says({
      says: "refused",
      id: wire.last("do").id,
      refusal: { refused: "not-in-hand", rules: ["CON-4.15"], arguments: {} },
    });
    await expect(answer).rejects.toBeInstanceOf(NotAllowed);
  });

  it("greets again a moment later when it was too fast, as often as it has to, and on the same socket", () => {
    const [client, wire] = opened();
    for (let times = 1; times <= 3; times++) {
      wire.says({ says: "trouble", problem: "too-fast", detail: "" });
      wire.says({ says: "trouble", problem: "too-fast", detail: "" });
      vi.advanceTimersByTime(TOO_FAST_PAUSE - 1);
      expect(wire.asked("hello")).toHaveLength(times);
      vi.advanceTimersByTime(1);
      expect(wire.asked("hello")).toHaveLength(times + 1);
    }
    welcome(wire, 1, [step(1)]);
    expect(client.status).toBe("open");
    expect(client.feed.map(({ n }) => n)).toEqual([1]);
    vi.advanceTimersByTime(TOO_FAST_PAUSE);
    expect(wire.asked("hello")).toHaveLength(4);
    expect(TestWire.newest).toBe(wire);
  });

  it("turns to another seat in the end, though it was too fast, and asks again what was not answered", async () => {
    const [client, wire] = opened();
    welcome(wire, 0, []);
    const turned = client.look(1);
    void client.do(["pass"]);
    wire.says({ says: "trouble", problem: "too-fast", detail: "" });
    vi.advanceTimersByTime(TOO_FAST_PAUSE);
    expect(wire.asked("hello").map(({ seat }) => seat)).toEqual([0, 1, 1]);
    expect(wire.asked("do").map(({ id }) => id)).toEqual([wire.last("do").id, wire.last("do").id]);
    welcome(wire, 0, [], { you: you(1, [0, 1]) });
    await turned;
    expect(client.me).toBe(1);
  });

  it("gives a silent connection up and opens another", () => {
    const [client, wire] = opened();
    welcome(wire, 0, []);
    vi.advanceTimersByTime(PING_EVERY);
    expect(wire.asked("ping")).toHaveLength(1);
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(client.status).toBe("lost");
  });

  it("says within ten seconds that nobody answers, and takes it back when somebody does", async () => {
    const [client, wire] = opened();
    welcome(wire, 0, []);
    vi.advanceTimersByTime(10_000);
    expect(client.status).toBe("silent");
    const answer = client.do(["pass"]);
    wire.says({ says: "pong", id: wire.last("ping").id });
    expect(client.status).toBe("open");
    wire.says({ says: "done", id: wire.last("do").id, code: null });
    await answer;
    expect(wire.asked("do")).toHaveLength(1);
  });

  it("asks at once when the device has lost its network", () => {
    const [client, wire] = opened();
    welcome(wire, 0, []);
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(SILENT_AFTER);
    expect(client.status).toBe("silent");
    // A server on the same device needs no network.
    wire.says({ says: "pong", id: wire.last("ping").id });
    expect(client.status).toBe("open");
  });

  it("does not wait for ever for a socket that does not open", () => {
    const client = new TableClient("abcdef", game, "pass", 0, () => new TestWire());
    clients.push(client);
    client.open();
    vi.advanceTimersByTime(PONG_WITHIN + FIRST_PAUSE * 2);
    expect(TestWire.all).toHaveLength(2);
  });

  it("knows whether all tables wait, and forgets it with the socket that said so", () => {
    const [client, wire] = opened();
    welcome(wire, 0, []);
    wire.says({ says: "waits", waits: true });
    expect(client.waits).toBe(true);
    wire.says({ says: "waits", waits: false });
    expect(client.waits).toBe(false);
    wire.says({ says: "waits", waits: true });
    wire.breaks();
    expect(client.waits).toBe(false);
  });

  it("keeps a connection that answers", () => {
    const [client, wire] = opened();
    welcome(wire, 0, []);
    for (let beat = 0; beat < 5; beat++) {
      vi.advanceTimersByTime(PING_EVERY);
      wire.says({ says: "pong", id: wire.last("ping").id });
    }
    expect(client.status).toBe("open");
  });

  it("stops at a table that does not exist", async () => {
    const [client, wire] = opened();
    const answer = client.do(["pass"]);
    wire.says({ says: "trouble", problem: "no-such-table", detail: "" });
    expect(client.status).toBe("ended");
    expect(client.trouble).toBe("no-such-table");
    await expect(answer).rejects.toThrow();
    vi.advanceTimersByTime(LONGEST_PAUSE * 2);
    expect(TestWire.all).toHaveLength(1);
  });

  it("takes its own seat when it has exactly one", () => {
    const [, wire] = opened("own");
    expect(wire.last("hello").seat).toBe(null);
    welcome(wire, 0, [], { you: you(null, [1]) });
    expect(wire.last("hello").seat).toBe(1);
  });

  it("stays in the gallery when several people share the device, with a feed for each of them", () => {
    const [client, wire] = opened("own");
    welcome(wire, 1, [step(1)], { you: you(null, [0, 1]) });
    expect(client.me).toBe(null);
    void client.look(1);
    welcome(wire, 2, [step(1), step(2)], { you: you(1, [0, 1]) });
    expect(client.feed).toHaveLength(2);
    void client.look(null);
    expect(wire.last("hello")).toMatchObject({ seat: null, last: 1 });
    welcome(wire, 1, [], { you: you(null, [0, 1]) });
    expect(client.feed).toHaveLength(1);
  });

  it("looks from the gallery once its seat was taken away", () => {
    const [client, wire] = opened();
    welcome(wire, 0, []);
    wire.says({ says: "turned", you: you(null, []) });
    expect(client.me).toBe(null);
    expect(wire.last("hello").seat).toBe(null);
  });
});

describe("the randomness of a device", () => {
  const lobby = (committed: boolean) =>
    now({
      setting: setting({
        life: "lobby",
        commitment: "ab".repeat(32),
        chairs: [{ kind: "person", name: "Anna", bot: null, committed, away: false }],
      }),
    });

  it("is promised in the lobby, kept over a reload, and opened when the deal begins", () => {
    keep("abcdef", { token: "pass" });
    const [, wire] = opened();
    welcome(wire, 0, [], { now: lobby(false) });
    const promise = wire.last("commit");
    const value = pass("abcdef")?.randomness[0] ?? "";
    expect(promise).toMatchObject({ seat: 0, commitment: commitment(hexToBytes(value)) });
    wire.says({ says: "done", id: promise.id, code: null });

    const [, again] = opened();
    welcome(again, 0, [], { now: now({ setting: setting({ life: "dealing" }) }) });
    expect(again.last("open")).toMatchObject({ seat: 0, value });
  });

  it("is promised once, however often the lobby changes", () => {
    keep("abcdef", { token: "pass" });
    const [, wire] = opened();
    welcome(wire, 0, [], { now: lobby(false) });
    wire.says({ says: "told", n: 1, item: { item: "configured", at: 1 }, now: lobby(false) });
    wire.says({ says: "told", n: 2, item: { item: "configured", at: 2 }, now: lobby(true) });
    expect(wire.asked("commit")).toHaveLength(1);
  });

  it("comes with the seal that the lobby showed", () => {
    keep("abcdef", { token: "pass" });
    const [, wire] = opened();
    welcome(wire, 0, [], { now: lobby(false) });
    expect(pass("abcdef")?.commitment).toBe("ab".repeat(32));
    wire.says({
      says: "told",
      n: 1,
      item: step(1),
      now: now({ setting: setting({ commitment: "cd".repeat(32) }) }),
    });
    expect(pass("abcdef")?.commitment).toBe("ab".repeat(32));
  });
});

describe("a client whose seat has left the game", () => {
  const ghost = { ...you(0), ghost: true };

  it("comes again with the pass of its ghost, keeps it in place of the old one, and counts the ghost's feed", () => {
    keep("abcdef", { token: "pass" });
    const [client, wire] = opened();
    welcome(wire, 2, [step(1), step(2)]);
    expect(client.isGhost).toBe(false);
    wire.says({ says: "ghost_pass", token: "the ghost's" });
    expect(wire.last("hello")).toMatchObject({ token: "the ghost's", seat: 0, last: 0 });
    expect(pass("abcdef")?.token).toBe("the ghost's");
    wire.says({ says: "told", n: 3, item: step(3), now: now() }); // was under way to the seat
    welcome(wire, 4, [step(1), step(2), step(3), step(4)], { you: ghost });
    expect(client.isGhost).toBe(true);
    expect(client.me).toBe(0);
    wire.says({ says: "told", n: 5, item: step(5), now: now() });
    expect(client.feed.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    wire.breaks();
    vi.advanceTimersByTime(LONGEST_PAUSE);
    TestWire.newest.opens();
    expect(TestWire.newest.last("hello")).toMatchObject({ token: "the ghost's", last: 5 });
  });

  it("begins its own feed again if it is no ghost after all", () => {
    const [client, wire] = opened();
    welcome(wire, 3, [step(1), step(2), step(3)], { you: ghost });
    wire.breaks();
    vi.advanceTimersByTime(LONGEST_PAUSE);
    TestWire.newest.opens();
    welcome(TestWire.newest, 4, [step(4)]);
    expect(TestWire.newest.last("hello")).toMatchObject({ last: 0 });
    welcome(TestWire.newest, 2, [step(1), step(2)]);
    expect(client.feed.map(({ n }) => n)).toEqual([1, 2]);
  });
});

describe("where sizes must tell nothing", () => {
  it("a feed of which the oldest is not told again begins where it begins", () => {
    const [client, wire] = opened(0, { margin: 4096 });
    welcome(wire, 9, [step(8), step(9)]);
    expect(client.feed.map(({ n }) => n)).toEqual([8, 9]);
    wire.breaks();
    vi.advanceTimersByTime(LONGEST_PAUSE);
    TestWire.newest.opens();
    expect(TestWire.newest.last("hello")).toMatchObject({ last: 9 });
    welcome(TestWire.newest, 20, [step(19), step(20)]); // something between is left out: ask for everything
    expect(TestWire.newest.last("hello")).toMatchObject({ last: 0 });
    welcome(TestWire.newest, 20, [step(18), step(19), step(20)]);
    expect(client.feed.map(({ n }) => n)).toEqual([18, 19, 20]);
  });

  it("every request is a whole number of blocks long, whatever is in it", () => {
    const [client, wire] = opened(0, { margin: 4096 });
    welcome(wire, 0, []);
    void client.do(["peek 3"]);
    void client.do(["peek nobody"]);
    void client.do(["ready"]);
    void client.say("هیچ‌کس نمی‌داند", "ghosts");
    expect(wire.sizes).toEqual([BLOCK, BLOCK, BLOCK, BLOCK, BLOCK]);
    void client.say("a".repeat(300));
    expect(wire.sizes.at(-1)).toBe(2 * BLOCK);
  });

  it("elsewhere they are as long as they are", () => {
    const [client, wire] = opened();
    welcome(wire, 0, []);
    void client.do(["pass"]);
    expect(wire.sizes.every((size) => size < BLOCK)).toBe(true);
  });
});
