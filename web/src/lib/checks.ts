/** The findings about a record in words: of this browser, and of the server's full check. */

import type { Verdict } from "./api";
import { say } from "./settings.svelte";
import type { Check } from "./verify";

/** `good` is null for what nothing proves: neither good nor bad. */
export interface Finding {
  title: string;
  good: boolean | null;
  about: string;
}

/** What findings say together: bad if one is, good if all are, else not proven. */
export function together(findings: Finding[]): "good" | "bad" | "unproven" {
  if (findings.some(({ good }) => good === false)) return "bad";
  return findings.every(({ good }) => good) ? "good" : "unproven";
}

export function browserFindings(checks: Check[]): Finding[] {
  return checks.map(({ check, good, n, at }) => ({
    title: say(`web-check-${check}`),
    good,
    about:
      good === null
        ? say(`web-check-${check}.unproven`)
        : good
          ? say(`web-check-${check}.good`, { n: n ?? 0 })
          : say(`web-check-${check}.bad`, { n: (at ?? 0) + 1 }),
  }));
}

/** What the server found; what the browser has found by itself in the same way is not said twice. */
export function serverFindings(verdict: Verdict, checks: Check[]): Finding[] {
  const own = new Map<string, boolean | null>(checks.map(({ check, good }) => [check, good]));
  const others = verdict.findings.filter(({ check, good }) => good === false || own.get(check) !== good);
  return others.map(({ check, good, problem }) => ({
    title: say("web-check-server", { check: say(`web-server-check-${check}`) }),
    good,
    about: good === false ? problem : say(`web-server-check-${check}.${good === null ? "unproven" : "good"}`),
  }));
}
