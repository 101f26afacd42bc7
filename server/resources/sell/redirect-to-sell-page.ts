import type { App } from "#server/platform/http/app-type.ts";

/**
 * Redirects browsers from /sell/, the staff's list, to the visitors' page /sell. It must be registered before the routes
 * are guarded; otherwise browsers get a 401.
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
