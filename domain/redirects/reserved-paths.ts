import { languages } from "#domain/language.ts";
import { textPageNames } from "#domain/settings/text-pages.ts";

/** Pages that a short address may lead to. */
const publicPages = [
  "/",
  "/buy",
  "/sell",
  "/rent",
  "/projects",
  "/others",
  "/about",
  "/contact",
  "/saved",
  ...textPageNames.map((name) => `/${name}`),
];
const rowPage = /^\/(?:property|project)(?:\/\d+)?$/;

/** Everything below these belongs to the site. Routes and pages that are added must be listed here, which tests check. */
const reservedSegments: ReadonlySet<string> = new Set([
  ...publicPages.map((path) => path.slice(1)),
  ...languages,
  ...[
    "admin",
    "alert",
    "alerts",
    "estimate",
    "invitation",
    "job",
    "login",
    "offline",
    "setup",
    "submission",
    "verify",
    "visit",
    "_kit",
  ],
  ...[
    "api",
    "apis",
    "assets",
    "calendar",
    "feeds",
    "healthz",
    "media",
    "messages",
    "pictures",
    "private-media",
  ],
  ...["readyz", "service-requests", "share", "sitemap"],
]);
/** Names that other software may ask for: `/favicon.ico`. Pages of other systems end like this, too, and may be redirected. */
const fileName = /\.(?!(?:html?|php|aspx?)$)[^./]*$/;

/** Whether a normalized path is, or could be, a page, a file or a call of this site. */
export function isReservedPath(path: string): boolean {
  const [, first = ""] = path.split("/");
  return reservedSegments.has(first) || first.startsWith(".") || rowPage.test(path) || fileName.test(path);
}

/** Whether a normalized path without a language is a page for visitors. */
export function isPublicPage(path: string): boolean {
  return publicPages.includes(path) || /^\/(?:property|project)\/\d+$/.test(path);
}
