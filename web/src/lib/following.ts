const NEAR = 40; // pixels from the end

/**
 * A list that stays at its latest line, whatever makes it higher, until its reader goes back in it. All that is in
 * the list lies in one element.
 */
export function following(list: HTMLElement): () => void {
  let follows = true;
  let last = 0;
  // Whoever reads further up keeps the line before their eyes when lines above it go. At the end that would be a step
  // up that nobody has taken.
  function follow(whether: boolean): void {
    follows = whether;
    list.style.overflowAnchor = whether ? "none" : "auto";
  }
  function stay(): void {
    if (!follows) return;
    list.scrollTop = list.scrollHeight;
    last = list.scrollTop;
  }
  // The news of one's own scrolling may come after more lines: only going up is the reader's wish.
  function scrolled(): void {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) follow(true);
    else if (list.scrollTop < last) follow(false);
    last = list.scrollTop;
  }
  follow(true);
  const sizes = new ResizeObserver(stay);
  for (const element of [list, ...list.children]) sizes.observe(element);
  // At once when lines go: the step up that follows from it must not be taken for the reader's, even if new lines come
  // in the same moment.
  const lines = new MutationObserver(stay);
  lines.observe(list, { childList: true, subtree: true });
  list.addEventListener("scroll", scrolled, { passive: true });
  return () => {
    sizes.disconnect();
    lines.disconnect();
    list.removeEventListener("scroll", scrolled);
  };
}
