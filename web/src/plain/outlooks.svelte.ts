/** What each choice would cause, asked once for each position and then kept. */

import { SvelteMap } from "svelte/reactivity";
import type { TableClient } from "../lib/client.svelte";
import type { Now, Outlook } from "../lib/types";

/** Up to so many choices are asked about all at once. */
const AT_ONCE = 40;
const ALL = "";

export class Outlooks {
  #known = new SvelteMap<string, Outlook>();
  #asked = new Set<string>();
  #position = "";
  #choices = 0;

  constructor(readonly client: TableClient | null) {}

  /** What is known of a choice; undefined before it was asked for, or where the table could not say. */
  of(text: string): Outlook | undefined {
    return this.#known.get(text);
  }

  /** Forget what was known if this is another position. */
  turnTo(now: Now): void {
    const position = JSON.stringify([now.view, now.legal]);
    if (position === this.#position) return;
    this.#position = position;
    this.#choices = now.legal.length;
    this.#asked.clear();
    this.#known.clear();
  }

  /** Ask what a choice would cause; where choices are few, one question serves for all of them. */
  async ask(text: string): Promise<void> {
    const question = this.#choices > AT_ONCE ? text : ALL;
    if (this.client === null || this.#asked.has(question)) return;
    this.#asked.add(question);
    const position = this.#position;
    try {
      const outlooks = await this.client.consider(question === ALL ? null : [text]);
      if (position !== this.#position) return;
      for (const outlook of outlooks) this.#known.set(outlook.steps.join("; "), outlook);
    } catch {
      this.#asked.delete(question); // the choice can be made all the same
    }
  }
}
