// Serves plain_pages.html to the tests in tests/web: says its address, then stays until its standard input ends.

import { createServer } from "vite";

const server = await createServer({
  root: new URL("..", import.meta.url).pathname,
  logLevel: "error",
  cacheDir: "node_modules/.vite-plain",
  optimizeDeps: { entries: ["tests/plain_pages.html"] },
  server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
});
await server.listen();
const { port } = server.httpServer.address();
process.stdout.write(`http://127.0.0.1:${port}/tests/plain_pages.html\n`);
process.stdin.resume().on("end", () => server.close());
