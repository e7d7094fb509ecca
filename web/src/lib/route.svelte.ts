/** Which page the address names, and how to go to another one. Paths and the history API, nothing else. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; code: string; screen: boolean }
  | { page: "replay"; code: string | null }
  | { page: "rules"; game: string; id: string | null }
  | { page: "verify" }
  | { page: "about" }
  | { page: "stories" }
  | { page: "unknown" };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length > 0) return { page: "unknown" };
  if (first === undefined) return { page: "home" };
  if (first === "new" && second && !third) return { page: "new", game: second };
  if (first === "t" && second && (!third || third === "screen")) {
    return { page: "table", code: codeOf(second), screen: third === "screen" };
  }
  if (first === "replay" && !third) return { page: "replay", code: second ? codeOf(second) : null };
  if (first === "rules" && second) return { page: "rules", game: second, id: third ?? null };
  if (second !== undefined) return { page: "unknown" };
  if (first === "verify" || first === "about" || first === "stories") return { page: first };
  return { page: "unknown" };
}

/** A table's code as a person may have typed it. */
export function codeOf(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** How many letters a long code has behind the short one: the key that opens a table whose game is over. */
const KEY_LENGTH = 20;

/** The short code of a table, under which this browser keeps its pass. */
export function shortCode(code: string): string {
  return code.length > KEY_LENGTH ? code.slice(0, -KEY_LENGTH) : code;
}

export function tablePath(code: string, screen = false): string {
  return screen ? `/t/${code}/screen` : `/t/${code}`;
}

export function rulePath(game: string, id?: string): string {
  return id ? `/rules/${game}/${id}` : `/rules/${game}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Place {
  path = $state(location.pathname);
  route = $derived(routeOf(this.path));

  constructor() {
    addEventListener("popstate", () => {
      this.path = location.pathname;
    });
    document.addEventListener("click", (event) => this.#followed(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    const isOther = this.path !== location.pathname;
    this.path = location.pathname;
    if (isOther) scrollTo(0, 0);
  }

  /** Links within the client change the page without loading it anew. */
  #followed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const place = new Place();
