import type { App } from "#server/platform/http/app-type.ts";

/**
 * The staff's list is at /sell/, the visitors' page at /sell. A browser that adds the slash means the page. To be
 * called before routes are guarded, or it would be told to log in.
 */
export function redirectToSellPage(app: App): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.url !== "/sell/" || !["GET", "HEAD"].includes(request.method)) return;
    const { accept, authorization } = request.headers;
    if (authorization !== undefined || !accept?.includes("text/html")) return;
    const query = request.url.slice("/sell/".length);
    return reply.header("cache-control", "no-store").redirect(`/sell${query}`, 308);
  });
}
