import { defaultLanguage, type Language, languages } from "#domain/language.ts";

const prefixedLanguages = languages.filter((language) => language !== defaultLanguage);
const prefixPattern = new RegExp(`^/(${prefixedLanguages.join("|")})(?=/|$)`, "i");
// Browsers read a path that begins with two slashes, or what they take for slashes, as another host.
const leadingSlashes = /^[/\\\s]+/;

/** The segments that a route's path begins with to match its page in every language. */
export const languageSegments = prefixedLanguages.map((language) => `${language}?`).join("/");

export type Page = Readonly<{ language: Language; path: string }>;

/** The dashboard has no address per language: it shows the visitor's stored choice. */
export function isDashboard(path: string): boolean {
  return /^\/admin(?:[/?#]|$)/i.test(path);
}

/** The address of a page in a language. `path` may end with a query and a hash. */
export function pageAddress(path: string, language: Language): string {
  if (language === defaultLanguage || isDashboard(path)) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, "")}`;
}

/** The language and the plain path of an address, the inverse of `pageAddress`. */
export function splitPageAddress(pathname: string): Page {
  const [prefix, name] = prefixPattern.exec(pathname) ?? [];
  const language = prefixedLanguages.find((prefixed) => prefixed === name?.toLowerCase());
  if (prefix === undefined || language === undefined) return { language: defaultLanguage, path: pathname };
  return { language, path: toSitePath(pathname.slice(prefix.length)) };
}

/** The path with exactly one leading slash, so that a redirect to it stays on this site. */
export function toSitePath(path: string): string {
  return `/${path.replace(leadingSlashes, "")}`;
}
