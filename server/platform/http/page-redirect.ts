import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageParameter,
  readLanguageCookie,
} from "#domain/language.ts";
import { isDashboard, pageAddress, splitPageAddress, toSitePath } from "#domain/site/page-address.ts";
import { pageParameters } from "#domain/site/page-parameters.ts";

export type PageRedirect = Readonly<{
  location: string;
  /** The URL names a language, so the answer stores this choice. */
  chosen: Language | undefined;
  /** False if the visitor's stored choice causes the redirect. */
  isPermanent: boolean;
}>;

const rowPage = /^\/(property|project)\/0*([1-9]\d{0,9})\/*$/i;

/** Where a request for a page leads in one hop, by the URL and the Cookie header. Undefined if there is a page at the URL. */
export function pageRedirect(url: string, cookie: string | undefined): PageRedirect | undefined {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark + 1);
  // React Router requests the data of a page that the browser shows already.
  if (path.endsWith(".data")) return undefined;
  const page = splitPageAddress(path);
  const plainPath = normalizeRowPath(page.path);
  const named = new URLSearchParams(query).get(languageParameter);
  const chosen = isLanguage(named) ? named : undefined;
  const stored = storedLanguageFor(path, cookie);
  const newPath = pageAddress(plainPath, chosen ?? stored ?? page.language);
  const keptQuery = chosen ? dropParameter(query, languageParameter) : query;
  const newQuery = dropEmptyParameters(keptQuery, pageParameters(plainPath) ?? []);
  if (newPath === path && newQuery === query) return undefined;
  const location = toSitePath(newPath) + (newQuery === "" ? "" : `?${newQuery}`);
  return { location, chosen, isPermanent: chosen !== undefined || stored === undefined };
}

/**
 * The stored choice, if it leads away from this address. An address without a language is open to the visitor's choice; an
 * address in a language was shared or followed on purpose.
 */
export function storedLanguageFor(pathname: string, cookie: string | undefined): Language | undefined {
  if (cookie === undefined || isDashboard(pathname)) return undefined;
  const stored = readLanguageCookie(cookie);
  const isOpen = splitPageAddress(pathname).language === defaultLanguage;
  return isOpen && stored !== defaultLanguage ? stored : undefined;
}

/** `/Property/01/` becomes `/property/1`. */
function normalizeRowPath(path: string): string {
  const [, kind = "", id] = rowPage.exec(decodePath(path)) ?? [];
  return id === undefined ? path : `/${kind.toLowerCase()}/${id}`;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Browsers without JavaScript submit the empty fields of a filter form. */
function dropEmptyParameters(query: string, parameters: readonly string[]): string {
  return keepPairs(query, (name, value) => value.trim() !== "" || !parameters.includes(name));
}

function dropParameter(query: string, dropped: string): string {
  return keepPairs(query, (name) => name !== dropped);
}

/** The kept parameters keep their spelling. */
function keepPairs(query: string, isKept: (name: string, value: string) => boolean): string {
  return query
    .split("&")
    .filter((pair) => {
      const [[name, value] = ["", ""]] = new URLSearchParams(pair);
      return isKept(name, value);
    })
    .join("&");
}
