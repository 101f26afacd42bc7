import { languages } from "#domain/language.ts";
import { deriveTokens } from "#domain/looks/derive-tokens.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { App } from "#server/platform/http/app-type.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";

const icons = [
  { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
  { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
] as const;

/** How browsers name the site on a home screen. */
export function manifestRoute(app: App, settings: Pick<CurrentSettings, "read">): void {
  app.get(
    "/manifest.webmanifest",
    { config: { access: "public" }, schema: { hide: true } },
    async (_request, reply) => {
      const { company, looks } = settings.read();
      const { name, tagline } = company;
      const { paper } = deriveTokens(looks.colour).light;
      const names = new Set(languages.map((language) => localText(name, language)));
      const manifest = {
        name: [...names].join(" · "),
        short_name: localText(name, "en"),
        description: localText(tagline, "en"),
        lang: "en",
        start_url: "/",
        scope: "/",
        display: "browser",
        background_color: paper,
        theme_color: paper,
        icons,
      };
      return reply
        .header("cache-control", "public, max-age=3600")
        .type("application/manifest+json; charset=utf-8")
        .send(JSON.stringify(manifest));
    },
  );
}
