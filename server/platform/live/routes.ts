import { type Authenticate, bearerToken, requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { LiveUpdates } from "./live-updates.ts";

/** Not part of the documented API: its response does not end. */
export function liveRoutes(
  app: App,
  live: LiveUpdates,
  authenticate: Authenticate,
  checkIntervalMs: number,
): void {
  app.get(
    "/api/live/",
    { exposeHeadRoute: false, config: { access: "account" }, schema: { hide: true } },
    async (request, reply) => {
      const stream = live.open(requireAccount(request).id);
      const token = bearerToken(request);
      const check = setInterval(async () => {
        // The client comes back with a new token, if it has one. A database that is away ends no session.
        await authenticate(token, request).catch((error) => error instanceof Problem && stream.destroy());
      }, checkIntervalMs).unref();
      stream.on("close", () => clearInterval(check));
      // nginx would keep events back until they fill a buffer.
      reply.header("x-accel-buffering", "no").type("text/event-stream; charset=utf-8");
      return reply.send(stream);
    },
  );
  app.addHook("preClose", async () => live.close());
}
