/** What a person is about to do: one choice is held, looked at, and then carried out or put back. */

import type { TableClient } from "../../lib/client.svelte";
import { attempt, explain, notices, refusalText } from "../../lib/notices.svelte";
import type { Outlook } from "../../lib/types";
import { GAME, keeping, pickedAfter } from "./view";

export class Choosing {
  /** The command being considered, in notation. */
  choice = $state<string | null>(null);
  /** The card of the hand it is about, lifted. */
  card = $state<string | null>(null);
  /** The region it is about. */
  region = $state<string | null>(null);
  /** Cards picked to be kept. */
  picked = $state<string[]>([]);
  outlook = $state.raw<Outlook | null>(null);
  busy = $state(false);
  legal = new Set<string>();

  constructor(public client: TableClient | null) {}

  clear(): void {
    this.choice = null;
    this.card = null;
    this.region = null;
    this.outlook = null;
  }

  /** The first touch shows what would happen, the second does it. What is not allowed says why. */
  async touch(text: string, card: string | null = null, region: string | null = null): Promise<void> {
    if (this.choice === text) {
      if (this.legal.has(text)) await this.carryOut(text);
      else this.clear();
      return;
    }
    this.clear();
    notices.forgetRefusals();
    this.card = card;
    this.region = region;
    this.choice = text;
    if (this.client === null) return;
    if (!this.legal.has(text)) {
      await this.ask(text);
      return;
    }
    try {
      const outlooks = await this.client.consider([text]);
      if (this.choice === text) this.outlook = outlooks[0] ?? null;
    } catch (problem) {
      explain(problem, GAME);
    }
  }

  /** Why not. */
  async ask(text: string): Promise<void> {
    if (this.client === null) return;
    try {
      const refusal = await this.client.why([text]);
      if (refusal) notices.refuse(refusal, GAME, refusalText(refusal, GAME));
    } catch (problem) {
      explain(problem, GAME);
    }
  }

  async carryOut(text: string): Promise<void> {
    if (this.client === null || this.busy) return;
    if (!this.legal.has(text)) {
      await this.ask(text);
      return;
    }
    this.busy = true;
    const done = await attempt(this.client.do([text]), GAME);
    this.busy = false;
    if (done && this.choice === text) this.clear();
    if (done) this.picked = [];
  }

  /** Pick a card to keep, or put it back; a third one is answered with the rule. */
  pick(card: string, copies: number): void {
    const after = pickedAfter(this.picked, card, copies);
    if (after === null) void this.ask(keeping([...this.picked, card]));
    else this.picked = after;
  }
}
