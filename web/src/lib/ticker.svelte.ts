/** The moving present, for clocks on the screen. Runs only while somebody reads it. */

import { createSubscriber } from "svelte/reactivity";

const STEP = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, STEP);
  return () => clearInterval(timer);
});

/** Milliseconds of performance.now(); read in a template, it moves on by itself. */
export function present(): number {
  subscribe();
  return performance.now();
}
