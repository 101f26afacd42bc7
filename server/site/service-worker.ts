import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "#server/platform/http/app-type.ts";
import { buildDir } from "./renderer.ts";

/** VT7: replaces a worker in browsers that have one, and removes itself with everything that was stored. */
const removal = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
`;

/** The policy applies to what the worker itself fetches. */
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export async function serviceWorkerRoute(app: App, isEnabled: boolean): Promise<void> {
  const script = isEnabled
    ? await readFile(join(buildDir, "service-worker/service-worker.js"), "utf8")
    : removal;
  app.get(
    "/service-worker.js",
    { config: { access: "public" }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .header("cache-control", "no-cache")
        .header("content-security-policy", policy)
        .type("text/javascript; charset=utf-8")
        .send(script),
  );
}
