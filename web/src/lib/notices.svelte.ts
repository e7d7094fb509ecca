/** What the consigliere says on the side: short notices, and what is read out to those who do not look. */

import { Unreachable } from "./api";
import { Broken } from "./link";
import { say } from "./settings.svelte";
import { NotAllowed, type Refused } from "./types";

export interface Notice {
  id: number;
  kind: "refusal" | "news";
  text: string;
  rules: string[];
  game: string;
  /** Said anew when the reader changes the language. */
  refusal: Refused | null;
}

class Notices {
  items = $state.raw<Notice[]>([]);
  /** Read out politely. */
  spoken = $state("");
  #count = 0;
  #question = "";

  /** Why not, with the rules behind it. */
  refuse(refusal: Refused, game: string, text: string): void {
    this.#add({ kind: "refusal", text, rules: refusal.rules, game, refusal });
  }

  tell(text: string): void {
    this.#add({ kind: "news", text, rules: [], game: "", refusal: null });
  }

  dismiss(id: number): void {
    this.items = this.items.filter((notice) => notice.id !== id);
  }

  clear(): void {
    this.items = [];
  }

  /** What the table asks of us. A refusal belongs to the question at which it was given, and goes with it. */
  asked(question: string): void {
    if (question !== this.#question) this.forgetRefusals();
    this.#question = question;
  }

  /** Nobody asks any more why not: something else is considered. */
  forgetRefusals(): void {
    this.items = this.items.filter((notice) => notice.kind !== "refusal");
  }

  announce(text: string): void {
    this.spoken = text;
  }

  #add(notice: Omit<Notice, "id">): void {
    const id = ++this.#count;
    this.items = [...this.items.filter((old) => old.text !== notice.text).slice(-2), { id, ...notice }];
  }
}

export const notices = new Notices();

/** Carry something out; if the table says no, say why, until something else is done. True if it was done. */
export async function attempt(work: Promise<unknown>, game = ""): Promise<boolean> {
  try {
    await work;
    notices.clear();
    return true;
  } catch (problem) {
    explain(problem, game);
    return false;
  }
}

/** Say what went wrong. What is no refusal and no lost connection is a mistake of ours and goes on. */
export function explain(problem: unknown, game = ""): void {
  if (problem instanceof NotAllowed)
    notices.refuse(problem.refusal, game, refusalText(problem.refusal, game));
  else if (problem instanceof Unreachable || problem instanceof Broken) notices.tell(say("web-unreachable"));
  else throw problem;
}

/** Why not in the reader's language, without the ids of the rules: those are buttons of their own. */
export function refusalText(refusal: Refused, game: string): string {
  const values: { [name: string]: string | number } = { arguments: 0 };
  for (const [name, value] of Object.entries(refusal.arguments)) {
    if (!value) continue;
    values[name] = /^\d{1,9}$/.test(value) ? Number(value) : value;
    values.arguments = Number(values.arguments) + 1;
  }
  return say(`refusal-${refusal.refused}`, values, game);
}

class OpenRule {
  game = $state("");
  id = $state<string | null>(null);

  show(game: string, id: string): void {
    this.game = game;
    this.id = id;
  }
}

/** The rule that lies open on top of the page. */
export const openRule = new OpenRule();
