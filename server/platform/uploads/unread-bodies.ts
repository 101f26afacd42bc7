import type { App } from "#server/platform/http/app-type.ts";

/** Long enough for a client that is still sending to read the response, on a busy machine too. */
const defaultLingerMs = 10_000;

/**
 * Closes the connection of a client that continues to send after the response, and discards what it sends until then.
 * Closing at once would reset the connection, and the reset may arrive before the response.
 */
export function closeUnreadBodies(app: App, lingerMs = defaultLingerMs): void {
  app.addHook("onSend", async (request, reply) => {
    // With this header Node closes the connection as soon as the response is written.
    if (request.raw.complete === false) reply.removeHeader("connection");
  });
  app.addHook("onResponse", async (request) => {
    const { raw } = request;
    if (raw.complete !== false) return;
    raw.unpipe();
    raw.resume();
    const timer = setTimeout(() => !raw.complete && raw.socket.destroy(), lingerMs).unref();
    raw.once("end", () => clearTimeout(timer));
    raw.once("close", () => clearTimeout(timer));
  });
}
