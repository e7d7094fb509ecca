/**
 * Whoever plays by keyboard goes on where they were: if what has the focus in `place` is taken away, the first that
 * `next` finds there gets it, or else `place` itself, which must be able to hold it.
 */
export function keepingFocus(next: string): (place: HTMLElement) => () => void {
  return (place) => {
    let held: EventTarget | null = null;
    function came(event: FocusEvent): void {
      held = event.target;
    }
    function left(event: FocusEvent): void {
      if (event.relatedTarget !== null) held = null;
    }
    function pointed(): void {
      held = null;
    }
    function changed(): void {
      if (!(held instanceof Element) || held.isConnected) return;
      held = null;
      if (document.activeElement !== document.body) return;
      (place.querySelector<HTMLElement>(next) ?? place).focus({ preventScroll: true });
    }
    const changes = new MutationObserver(changed);
    changes.observe(place, { childList: true, subtree: true });
    document.addEventListener("pointerdown", pointed, true);
    place.addEventListener("focusin", came);
    place.addEventListener("focusout", left);
    return () => {
      changes.disconnect();
      document.removeEventListener("pointerdown", pointed, true);
      place.removeEventListener("focusin", came);
      place.removeEventListener("focusout", left);
    };
  };
}
