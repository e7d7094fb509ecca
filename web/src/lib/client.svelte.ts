/** A table as one person sees it, kept up to date over the socket. */

import { commitment, hexToBytes, ownRandomness } from "./deal";
import { Broken, Link, type Request, type Status, type Wire } from "./link";
import { keep, pass } from "./passes";
import { showable } from "./scripts";
import {
  type AnyAnswer,
  type Because,
  type Clock,
  type Considered,
  type Done,
  type FeedItem,
  type GameInfo,
  NotAllowed,
  type Now,
  type OptionValue,
  type Outlook,
  type Refused,
  type Setting,
  type Told,
  type Welcome,
  type You,
} from "./types";

export interface Numbered {
  n: number;
  item: FeedItem;
}

/** Where sizes must tell nothing, requests are as long as a whole number of these bytes. */
export const BLOCK = 256;

/** What one viewer was told so far. A device that several people share has one for each of them. */
interface Feed {
  last: number;
  items: Numbered[];
}

export interface Changes {
  seats?: number;
  options?: { [name: string]: OptionValue };
  clock?: Partial<Clock>;
  spectators?: boolean;
  preset?: string;
  after?: Setting["after"];
}

export class TableClient {
  now = $state.raw<Now | null>(null);
  you = $state.raw<You | null>(null);
  feed = $state.raw<Numbered[]>([]);
  names = $state.raw<string[]>([]);
  notes = $state("");
  /** When the game is over: whether we have yet to say, or have agreed, that our private talk may be read. */
  talk = $state<Welcome["talk"]>("");
  present = $state.raw<{ seats: boolean[]; watchers: number }>({ seats: [], watchers: 0 });
  status = $state<Status>("connecting");
  /** Whether all tables wait because the server cannot write anything down. */
  waits = $state(false);
  /** Why we cannot look at this table, by its name: `no-such-table`, `only-players`. */
  trouble = $state<string | null>(null);
  /** When `now` came, in the milliseconds of performance.now(): clocks count down from there. */
  heardAt = $state(0);
  /** True while a seat was asked for and its welcome has not come. */
  turning = $state(false);

  readonly code: string;
  readonly game: GameInfo;
  #link: Link;
  #token: string | null;
  #seat: number | null;
  #feeds = new Map<string, Feed>();
  #ghost = false; // whether we have come, or come now, with the pass of a ghost
  #promised = new Set<number>();
  #opened = new Set<number>();
  #turned: (() => void)[] = [];
  #since = 0; // the number after which we last asked for what we missed
  #takesOwnSeat: boolean;

  /** `from` is where to look from first; `own` is one's own seat if there is exactly one. */
  constructor(
    code: string,
    game: GameInfo,
    token: string | null,
    from: number | null | "own" = "own",
    connect: () => Wire = () => new WebSocket(address()) as Wire,
  ) {
    this.code = code;
    this.game = game;
    this.#token = token;
    this.#seat = from === "own" ? null : from;
    this.#takesOwnSeat = from === "own";
    this.#link = new Link(
      connect,
      () => this.#hello(),
      (answer) => this.#heard(answer),
      (status) => {
        this.status = status;
        if (status === "lost") this.waits = false; // the next socket is told if it is still so
      },
      game.margin > 0 ? BLOCK : 0,
    );
  }

  open(): void {
    this.#link.open();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#link.end();
  }

  #hurry = (): void => {
    if (document.visibilityState === "visible") this.#link.hurry();
  };

  get me(): number | null {
    return this.you?.seat ?? null;
  }

  /** Whether we look as the ghost of our seat. */
  get isGhost(): boolean {
    return this.you?.ghost ?? false;
  }

  get isMyTurn(): boolean {
    return this.me !== null && (this.now?.waiting.includes(this.me) ?? false);
  }

  // What a person may do. Every promise is kept when the server has stored it, and broken with `NotAllowed` if it says no.

  do(steps: string[]): Promise<Done> {
    return this.#ask({ ask: "do", steps });
  }

  /** Talk to the table, or on another channel of `now.channels`. */
  say(text: string, channel = "table"): Promise<Done> {
    return this.#ask({ ask: "say", text, channel });
  }

  /** What would these steps cause; without steps, each choice. */
  async consider(steps: string[] | null = null): Promise<Outlook[]> {
    return (await this.#ask<Considered>({ ask: "consider", steps })).outlooks;
  }

  /** Why not; null if nothing stands in the way. */
  async why(steps: string[]): Promise<Refused | null> {
    return (await this.#ask<Because>({ ask: "why", steps })).refusal;
  }

  undo(byVote = false): Promise<Done> {
    return this.#ask({ ask: "undo", by_vote: byVote });
  }

  vote(agree: boolean): Promise<Done> {
    return this.#ask({ ask: "vote", agree });
  }

  note(text: string): Promise<Done> {
    this.notes = text;
    return this.#ask({ ask: "note", text });
  }

  async sit(seat: number, name: string): Promise<Done> {
    const done = await this.#ask<Done>({ ask: "sit", seat, name });
    await this.look(seat);
    return done;
  }

  rise(seat: number, notes = false): Promise<Done> {
    return this.#ask({ ask: "rise", seat, notes });
  }

  seatBot(seat: number, bot: string | null): Promise<Done> {
    return this.#ask({ ask: "seat_bot", seat, bot });
  }

  kick(seat: number): Promise<Done> {
    return this.#ask({ ask: "kick", seat });
  }

  configure(changes: Changes): Promise<Done> {
    return this.#ask({ ask: "configure", ...changes });
  }

  start(): Promise<Done> {
    return this.#ask({ ask: "start" });
  }

  pause(): Promise<Done> {
    return this.#ask({ ask: "pause" });
  }

  resume(): Promise<Done> {
    return this.#ask({ ask: "resume" });
  }

  extend(seat: number, seconds: number): Promise<Done> {
    return this.#ask({ ask: "extend", seat, seconds });
  }

  abandon(): Promise<Done> {
    return this.#ask({ ask: "abandon" });
  }

  /** Our private talk may be read by whoever may see this game, once all who took part agree. */
  async openTalk(): Promise<void> {
    await this.#ask({ ask: "open_talk" });
    this.talk = "agreed";
  }

  rematch(): Promise<Done> {
    return this.#ask({ ask: "rematch" });
  }

  /** Look as one of one's own seats, or from the gallery. Kept when the table has turned. */
  look(seat: number | null): Promise<void> {
    this.#seat = seat;
    this.#takesOwnSeat = false;
    this.turning = true;
    const turned = new Promise<void>((resolve) => this.#turned.push(resolve));
    this.#link.greet();
    return turned;
  }

  async #ask<A extends AnyAnswer>(request: Request): Promise<A> {
    const answer = await this.#link.ask(request);
    if (answer.says === "refused") throw new NotAllowed(answer.refusal);
    return answer as A;
  }

  #hello(): Request {
    const last = this.#feeds.get(viewer(this.#seat, this.#ghost))?.last ?? 0;
    this.#since = last;
    return { ask: "hello", table: this.code, token: this.#token, seat: this.#seat, last };
  }

  #heard(answer: AnyAnswer): void {
    switch (answer.says) {
      case "welcome":
        this.#welcomed(answer);
        break;
      case "told":
        this.#told(answer);
        break;
      case "present":
        this.present = { seats: answer.seats, watchers: answer.watchers };
        break;
      case "turned":
        this.#seat = null;
        this.you = answer.you;
        this.#link.greet();
        break;
      case "ghost_pass":
        // From now on this is our pass; the old one shows no more than it did.
        this.#token = answer.token;
        if (pass(this.code)) keep(this.code, { token: answer.token });
        this.#ghost = true;
        this.#link.greet();
        break;
      case "waits":
        this.waits = answer.waits;
        break;
      case "refused":
        if (this.status === "ended") this.trouble = answer.refusal.refused;
        break;
      case "trouble":
        if (answer.problem === "no-such-table") this.trouble = answer.problem;
        break;
    }
  }

  #welcomed(welcome: Welcome): void {
    const seat = welcome.you.seat;
    this.#ghost = welcome.you.ghost;
    const key = viewer(seat, this.#ghost);
    const before = this.#feeds.get(key) ?? { last: 0, items: [] };
    const first = welcome.last - welcome.feed.length + 1;
    if (first > before.last + 1 || welcome.last < before.last) {
      // The server does not remember what we remember: begin this feed again.
      this.#feeds.set(key, { last: 0, items: [] });
      // Of a long private history only the latest is told again, also to whoever has nothing yet.
      if (first > 1 && this.#since > 0) {
        this.#link.greet();
        return;
      }
    }
    const feed = this.#feeds.get(key) ?? { last: 0, items: [] };
    const missed = welcome.feed.map((item, place) => ({ n: first + place, item }));
    const fresh = missed.filter((numbered) => numbered.n > feed.last);
    showable(JSON.stringify(fresh));
    this.#feeds.set(key, { last: welcome.last, items: [...feed.items, ...fresh] });
    this.#seat = seat;
    this.notes = welcome.notes ?? "";
    this.talk = welcome.talk ?? "";
    this.you = welcome.you;
    const [own, ...others] = welcome.you.seats;
    if (this.#takesOwnSeat && own !== undefined && others.length === 0 && seat === null) {
      void this.look(own);
      return;
    }
    this.#show(welcome.now);
    this.turning = false;
    for (const resolve of this.#turned.splice(0)) resolve();
  }

  #told(told: Told): void {
    const key = viewer(this.me, this.isGhost);
    const feed = this.#feeds.get(key) ?? { last: 0, items: [] };
    if (told.n > feed.last + 1) {
      this.#link.greet(); // something is missing
      return;
    }
    if (told.n === feed.last + 1) {
      this.#feeds.set(key, { last: told.n, items: [...feed.items, { n: told.n, item: told.item }] });
      if (told.item.item === "noted") this.notes = told.item.text;
      showable(JSON.stringify(told.item));
    }
    const isOver = this.me !== null && told.now.outcome !== null && this.now?.outcome === null;
    // Who we are may have changed; and with the end comes whether anything private was said.
    if (told.item.item === "seated" || isOver) this.#link.greet();
    this.#show(told.now);
  }

  #show(now: Now): void {
    this.heardAt = performance.now();
    this.feed = this.#feeds.get(viewer(this.me, this.isGhost))?.items ?? [];
    const names = now.setting.chairs.map((chair) => chair.name);
    if (names.join("\n") !== this.names.join("\n")) {
      this.names = names;
      showable(names.join());
    }
    this.now = now;
    this.#remember(now);
    this.#shareRandomness(now).catch((problem) => {
      if (!(problem instanceof Broken || problem instanceof NotAllowed)) throw problem;
    });
  }

  #remember(now: Now): void {
    const { life, game, commitment: shown } = now.setting;
    const over = life === "finished" || life === "abandoned";
    const kept = pass(this.code);
    if (!kept) return;
    const seal = kept.seal ?? this.#seal();
    if (
      kept.commitment === null ||
      kept.over !== over ||
      kept.game !== game ||
      seal !== (kept.seal ?? null)
    ) {
      keep(this.code, {
        game,
        over,
        commitment: kept.commitment ?? shown,
        seal,
        name: this.you?.name ?? kept.name,
      });
    }
  }

  /** The seal of the deal, if the table has told it. */
  #seal(): string | null {
    for (const { item } of this.feed) if (item.item === "started") return item.seal;
    return null;
  }

  /** In the lobby promise randomness for each own seat; when the deal begins, open it. */
  async #shareRandomness(now: Now): Promise<void> {
    const { life, chairs } = now.setting;
    const kept = pass(this.code);
    if (!kept || !this.you) return;
    for (const seat of this.you.seats) {
      if (chairs[seat]?.committed) this.#promised.delete(seat); // if it is asked for again, promise again
      if (life === "lobby" && chairs[seat]?.committed === false && !this.#promised.has(seat)) {
        this.#promised.add(seat);
        const value = ownRandomness();
        const latest = pass(this.code) ?? kept;
        keep(this.code, { randomness: { ...latest.randomness, [seat]: value } });
        await this.#ask({ ask: "commit", seat, commitment: commitment(hexToBytes(value)) });
      }
      const value = kept.randomness[seat];
      if (life === "dealing" && chairs[seat]?.committed && value && !this.#opened.has(seat)) {
        this.#opened.add(seat);
        await this.#ask({ ask: "open", seat, value });
      }
    }
  }

  /** Kept once every own seat has promised its randomness, so that the deal may begin. */
  get hasPromised(): boolean {
    const chairs = this.now?.setting.chairs ?? [];
    return this.you?.seats.every((seat) => chairs[seat]?.committed) ?? false;
  }
}

/** A seat, its ghost and the gallery have each a feed of their own. */
function viewer(seat: number | null, ghost: boolean): string {
  if (seat === null) return "gallery";
  return ghost ? `ghost ${seat}` : `seat ${seat}`;
}

function address(): string {
  return `${location.origin.replace(/^http/, "ws")}/ws`;
}
