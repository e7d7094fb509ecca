/** The findings about a record in words: of this browser, and of the server's full check. */

import type { Verdict } from "./api";
import { say } from "./settings.svelte";
import type { Check } from "./verify";

export interface Finding {
  title: string;
  good: boolean;
  about: string;
}

export function browserFindings(checks: Check[]): Finding[] {
  return checks.map(({ check, good, n, at }) => ({
    title: say(`web-check-${check}`),
    good,
    about: good
      ? say(`web-check-${check}.good`, { n: n ?? 0 })
      : say(`web-check-${check}.bad`, { n: (at ?? 0) + 1 }),
  }));
}

/** What the server found; what the browser has found good by itself is not said twice. */
export function serverFindings(verdict: Verdict, checks: Check[]): Finding[] {
  const own = new Set<string>(checks.filter((check) => check.good).map(({ check }) => check));
  const others = verdict.findings.filter(({ check, good }) => !good || !own.has(check));
  return others.map(({ check, good, problem }) => ({
    title: say("web-check-server", { check: say(`web-server-check-${check}`) }),
    good,
    about: good ? say(`web-server-check-${check}.good`) : problem,
  }));
}
