/** One lasting conversation over sockets that break: greets, asks again what was not answered, and comes back.
 *
 * Every request carries an id. The server answers a repeated id from its log, so after a reconnect whatever was not
 * answered is sent again as it was.
 */

import type { AnyAnswer } from "./types";

/** The part of WebSocket that is used, so that tests can break it at will. */
export interface Wire {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

/** `silent`: the socket is open, but what was asked is not answered. */
export type Status = "connecting" | "open" | "silent" | "lost" | "ended";

export interface Request {
  ask: string;
  [field: string]: unknown;
}

interface Unanswered {
  text: string;
  resolve: (answer: AnyAnswer) => void;
  reject: (problem: Error) => void;
}

/** The conversation ended, or what was sent made no sense to the server. */
export class Broken extends Error {}

export const FIRST_PAUSE = 400;
export const LONGEST_PAUSE = 15_000;
export const PING_EVERY = 5_000;
export const SILENT_AFTER = 3_000;
export const PONG_WITHIN = 10_000;
export const TOO_FAST_PAUSE = 1_000;
const OPEN = 1;

export class Link {
  status: Status = "connecting";
  #wire: Wire | null = null;
  #unanswered = new Map<string, Unanswered>();
  #greeting: string | null = null; // the id of the hello that is under way
  #failures = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #slower: ReturnType<typeof setTimeout> | undefined;

  /**
   * `hello` says who we are and what we have; it is asked anew for every greeting.
   * `heard` gets every answer, `changed` is called when the status changed.
   */
  constructor(
    private readonly connect: () => Wire,
    private readonly hello: () => Request,
    private readonly heard: (answer: AnyAnswer) => void,
    private readonly changed: (status: Status) => void,
    /** Every request is as long as a whole number of these bytes, so that its size says nothing of what is in it. */
    private readonly block = 0,
  ) {}

  open(): void {
    clearTimeout(this.#next);
    if (this.#wire || this.status === "ended") return;
    this.#become(this.#failures > 0 ? "lost" : "connecting");
    const wire = this.connect();
    this.#wire = wire;
    wire.onopen = () => this.greet();
    wire.onmessage = (event) => this.#received(wire, event.data);
    wire.onclose = () => this.#lost(wire);
    wire.onerror = () => this.#lost(wire);
    this.#expect(); // a network that swallows everything does not even say that there is nobody
  }

  /** Say hello, or say it again to look as somebody else. */
  greet(): void {
    if (this.#wire?.readyState !== OPEN) return;
    this.#greeting = newId();
    this.#wire.send(this.#written({ id: this.#greeting, ...this.hello() }));
    this.#watch();
  }

  /** Ask, now or when the table can be reached again. The promise is kept once it is answered. */
  ask(request: Request): Promise<AnyAnswer> {
    if (this.status === "ended") return Promise.reject(new Broken("ended"));
    const id = newId();
    const text = this.#written({ id, ...request });
    return new Promise((resolve, reject) => {
      this.#unanswered.set(id, { text, resolve, reject });
      if (this.#isWelcome) this.#wire?.send(text);
    });
  }

  get #isWelcome(): boolean {
    return this.status === "open" || this.status === "silent";
  }

  /** Try at once instead of waiting: the network has come or gone, or the person looks again. */
  hurry(): void {
    if (this.status === "lost" && !this.#wire) this.open();
    else if (this.status === "open") this.#check();
  }

  /** No more. Whoever leaves is owed no answers; with a `problem`, those who wait for one hear of it. */
  end(problem: string | null = null): void {
    this.#become("ended");
    clearTimeout(this.#next);
    this.#rest();
    this.#hasten();
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
    if (problem === null) this.#unanswered.clear();
    else this.#giveUp(problem);
  }

  #received(wire: Wire, data: unknown): void {
    if (wire !== this.#wire || typeof data !== "string") return;
    const answer = JSON.parse(data) as AnyAnswer;
    if (answer.says === "trouble") this.#troubled(answer.problem);
    if (answer.says === "welcome" && answer.id === this.#greeting) {
      this.#greeting = null;
      this.#failures = 0;
      const isBack = !this.#isWelcome;
      this.#become("open");
      this.#watch();
      if (isBack) this.#sendAgain();
      this.heard(answer);
      return;
    }
    if (answer.says === "refused" && answer.id === this.#greeting) {
      this.end(answer.refusal.refused); // we may not look at this table; asking again would not help
      this.heard(answer);
      return;
    }
    this.#watch();
    this.heard(answer);
    if ("id" in answer) {
      this.#unanswered.get(answer.id)?.resolve(answer);
      this.#unanswered.delete(answer.id);
    }
  }

  #troubled(problem: string): void {
    if (problem === "no-such-table") this.end(problem);
    else if (problem === "too-fast") this.#slowDown();
    else if (problem === "unreadable" || problem === "too-long") this.#giveUp(problem);
  }

  /** Wait, then ask again. Which request it was is not said, so a greeting that is not answered goes out again too. */
  #slowDown(): void {
    this.#slower ??= setTimeout(() => {
      this.#slower = undefined;
      if (this.#greeting !== null) this.greet();
      this.#sendAgain();
    }, TOO_FAST_PAUSE);
  }

  #sendAgain(): void {
    if (!this.#isWelcome) return;
    for (const request of this.#unanswered.values()) this.#wire?.send(request.text);
  }

  #giveUp(problem: string): void {
    const requests = [...this.#unanswered.values()];
    this.#unanswered.clear();
    for (const request of requests) request.reject(new Broken(problem));
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#wire = null;
    this.#greeting = null;
    this.#rest();
    this.#hasten();
    if (this.status === "ended") return;
    this.#failures += 1;
    this.#become("lost");
    // A little chance, so that not all devices of a table come back in the same moment.
    const pause =
      Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#failures - 1)) * (0.75 + Math.random() / 2);
    this.#next = setTimeout(() => this.open(), pause);
  }

  /** Something was heard, or is expected: silence from here on is suspicious. */
  #watch(): void {
    this.#rest();
    if (this.status === "silent") this.#become("open");
    if (this.#greeting !== null) this.#expect();
    else this.#ping = setTimeout(() => this.#check(), PING_EVERY);
  }

  #check(): void {
    if (this.#wire?.readyState !== OPEN) return;
    this.#wire.send(this.#written({ id: newId(), ask: "ping" }));
    this.#expect();
  }

  /** An answer is due. People hear soon that it does not come; the socket is given up later, since it may be slow. */
  #expect(): void {
    this.#rest();
    this.#silent = setTimeout(() => {
      if (this.status === "open") this.#become("silent");
    }, SILENT_AFTER);
    this.#overdue = setTimeout(() => this.#drop(), PONG_WITHIN);
  }

  #rest(): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#silent);
    clearTimeout(this.#overdue);
  }

  /** Nothing has to wait any more because there was too much before. */
  #hasten(): void {
    clearTimeout(this.#slower);
    this.#slower = undefined;
  }

  #drop(): void {
    const wire = this.#wire;
    if (!wire) return;
    wire.close();
    this.#lost(wire);
  }

  #written(request: Request & { id: string }): string {
    const text = JSON.stringify(request);
    if (this.block === 0) return text;
    const over = new TextEncoder().encode(text).length % this.block;
    return over === 0 ? text : text + " ".repeat(this.block - over);
  }

  #become(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.changed(status);
  }
}

const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

function newId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(16)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join("");
}
