import type { App } from "#server/platform/http/app-type.ts";
import { pageRedirect } from "#server/platform/http/page-redirect.ts";
import { sendPageRedirect } from "#server/platform/http/send-page-redirect.ts";

/**
 * Redirects browsers from /sell/, the staff's list, to the visitors' page /sell in their language. It must be registered
 * before the routes are guarded; otherwise browsers get a 401.
 */
export function redirectToSellPage(app: App): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.url !== "/sell/" || !["GET", "HEAD"].includes(request.method)) return;
    const { accept, authorization, cookie } = request.headers;
    if (authorization !== undefined || !accept?.includes("text/html")) return;
    const location = `/sell${request.url.slice("/sell/".length)}`;
    const redirect = pageRedirect(location, cookie) ?? { location, chosen: undefined };
    // Not permanent for caches, because the same path is the staff's list.
    return sendPageRedirect(reply, { ...redirect, isPermanent: false }, 308);
  });
}
