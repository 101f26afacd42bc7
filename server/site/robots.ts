import type { App } from "#server/platform/http/app-type.ts";

/** What is no page for searchers. `/sell/` is the API's folder; the page is `/sell`. */
const closed = [
  "/admin",
  "/login",
  "/api/",
  "/apis/",
  "/sell/",
  "/messages/",
  "/service-requests/",
  // What pages fetch when one browses on: never a page by itself.
  "/*.data$",
];

export function robotsRoute(app: App, publicUrl: string): void {
  const text = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
  app.get("/robots.txt", { config: { access: "public" }, schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "public, max-age=86400").type("text/plain; charset=utf-8").send(text),
  );
}
