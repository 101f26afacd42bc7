import type { App } from "#server/platform/http/app-type.ts";

/** Long enough for the answer to arrive before the connection ends under a client that is still sending. */
const defaultLingerMs = 2_000;

/**
 * Closes the connection of a client that goes on sending after it was answered. What it still sends is thrown away. A
 * connection closed at once would be reset, and the reset may overtake the answer.
 */
export function closeUnreadBodies(app: App, lingerMs = defaultLingerMs): void {
  app.addHook("onSend", async (request, reply) => {
    // With this header Node closes as soon as the answer is written.
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
