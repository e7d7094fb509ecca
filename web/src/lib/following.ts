const NEAR = 40; // pixels from the end

/**
 * A list that stays at its latest line, whatever makes it higher, until its reader goes back in it. All that is in
 * the list lies in one element.
 */
export function following(list: HTMLElement): () => void {
  let follows = true;
  let last = 0;
  function stay(): void {
    if (follows) list.scrollTop = list.scrollHeight;
  }
  // The news of one's own scrolling may come after more lines: only going up is the reader's wish.
  function scrolled(): void {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) follows = true;
    else if (list.scrollTop < last) follows = false;
    last = list.scrollTop;
  }
  const sizes = new ResizeObserver(stay);
  for (const element of [list, ...list.children]) sizes.observe(element);
  list.addEventListener("scroll", scrolled, { passive: true });
  return () => {
    sizes.disconnect();
    list.removeEventListener("scroll", scrolled);
  };
}
