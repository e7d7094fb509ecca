// Keeps the built files of the client, so that the table opens at once and without a network.
// What the server says (/api, /ws) is never kept. The two names below are filled in by offline.ts.

const FILES = __FILES__;
const VERSION = __VERSION__;

const SHELF = `consigliere-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/api") || url.pathname.startsWith("/ws")) return;
  if (event.request.mode === "navigate") {
    // The newest page if the server answers, else the one that was kept.
    event.respondWith(
      fetch(event.request).catch(() => caches.match("/").then((page) => page ?? Response.error())),
    );
    return;
  }
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
});

/** Files in /assets carry a hash in their name, so a kept one is always the right one. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}
