/** The few things of a browser that the client touches at its edge, for tests that run in Node. */

class Shelf {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

const page = new EventTarget();
// Some versions of Node have a navigator of their own, which cannot be assigned.
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
Object.assign(globalThis, {
  localStorage: new Shelf(),
  location: { pathname: "/", origin: "http://table.test", hostname: "table.test" },
  document: Object.assign(new EventTarget(), { visibilityState: "visible", documentElement: {} }),
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
});
