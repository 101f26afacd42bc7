import { languages } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import type { App } from "#server/platform/http/app-type.ts";

/** `/sell/` is an API path; the page is `/sell`. */
const disallowedPaths = [
  "/admin",
  ...languages.flatMap((language) =>
    ["/login", "/invitation", "/setup"].map((path) => pageAddress(path, language)),
  ),
  "/api/",
  "/apis/",
  "/sell/",
  "/messages/",
  "/service-requests/",
  // React Router fetches the data of the next page here.
  "/*.data$",
];

export function robotsRoute(app: App, publicUrl: string): void {
  const text = [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
  app.get("/robots.txt", { config: { access: "public" }, schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "public, max-age=86400").type("text/plain; charset=utf-8").send(text),
  );
}
