import type { IncomingMessage } from "node:http";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageParameter,
  readLanguageCookie,
} from "#domain/language.ts";
import { knownQuery, pageParameters } from "#domain/page-parameters.ts";
import { hasCanonicalValues } from "./canonical-query.ts";
import { dropEmptyParameters } from "./canonical-redirect.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A page, or the data of one, that is the same for all who ask for it: nothing else of a request reaches it. */
export type CacheablePage = Readonly<{
  key: string;
  /** The path of the page itself, also where only its data is asked for. */
  page: string;
  /** Its path and those parameters that count, in one order. */
  address: string;
  language: Language;
  encoding: Encoding;
  /** One of the many pages that filters, free text and page numbers make of a list. */
  isFiltered: boolean;
  /** It asks for a language, so it sets the cookie of everyone who opens it to the same. */
  setsLanguage: boolean;
}>;

const dataSuffix = ".data";

/** Which of a page's loaders the router wants to hear from. */
const routesParameter = "_routes";
const maxQueryLength = 600;
/** How many pages of a list people turn to often. */
const maxPlainPage = 10;

/** Undefined for what is rendered for one visitor alone: other pages, other methods, other spellings. */
export function cacheablePage({ method, url = "", headers }: IncomingMessage): CacheablePage | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return undefined;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const isData = path.endsWith(dataSuffix);
  const page = isData ? pageOfData(path) : path;
  const parameters = pageParameters(page);
  if (!parameters) return undefined;
  const query = mark < 0 ? noQuery : (isData ? dataQuery : pageQuery)(page, url.slice(mark + 1), parameters);
  if (!query) return undefined;
  const address = path + query.text;
  const language = query.language ?? readLanguageCookie(headers.cookie) ?? defaultLanguage;
  const encoding = bestEncoding(headers["accept-encoding"]);
  const key = `${language} ${encoding} ${address}`;
  const setsLanguage = query.language !== undefined;
  return { key, page, address, language, encoding, isFiltered: query.isFiltered, setsLanguage };
}

function pageOfData(path: string): string {
  const page = path.slice(0, -dataSuffix.length);
  return page === "/_" ? "/" : page;
}

type Query = Readonly<{ text: string; isFiltered: boolean; language?: Language | undefined }>;
const noQuery: Query = { text: "", isFiltered: false };

/** The language that an address asks for is part of the key. */
function pageQuery(page: string, query: string, parameters: readonly string[]): Query | undefined {
  // That one is redirected to its short address.
  if (dropEmptyParameters(query, parameters) !== query) return undefined;
  const given = new URLSearchParams(query);
  const asked = given.get(languageParameter);
  const language = isLanguage(asked) ? asked : undefined;
  const known = knownValues(page, query, given, parameters);
  if (!known) return undefined;
  const isFiltered = isFilteredQuery(known);
  if (language) known.set(languageParameter, language);
  return { text: textOf(known), isFiltered, language };
}

/** Only the routes of this page, in one order: whatever else is named there never becomes a key. */
function dataQuery(page: string, query: string, parameters: readonly string[]): Query | undefined {
  const given = new URLSearchParams(query);
  const known = knownValues(page, query, given, parameters);
  if (!known) return undefined;
  const isFiltered = isFilteredQuery(known);
  const named = given.get(routesParameter);
  if (named !== null) {
    const names = named.split(",");
    const routes = routesOf(page).filter((route) => names.includes(route));
    if (routes.length === 0) return undefined;
    known.set(routesParameter, routes.join(","));
  }
  return { text: textOf(known), isFiltered };
}

function knownValues(
  page: string,
  query: string,
  given: URLSearchParams,
  parameters: readonly string[],
): URLSearchParams | undefined {
  if (query.length > maxQueryLength) return undefined;
  const known = new URLSearchParams(knownQuery(given, parameters));
  return hasCanonicalValues(page, known) ? known : undefined;
}

/** A public page's routes as web/routes.ts nests them. */
function routesOf(page: string): readonly string[] {
  const name = page === "/" ? "home" : page.split("/")[1];
  return ["root", "pages/site-layout", `pages/${name}`];
}

function isFilteredQuery(known: URLSearchParams): boolean {
  const isPlainPage = known.size === 1 && Number(known.get("page") ?? Number.NaN) <= maxPlainPage;
  return known.size > 0 && !isPlainPage;
}

function textOf(known: URLSearchParams): string {
  return known.size === 0 ? "" : `?${known}`;
}

function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? "");
  if (takes(text, "br")) return "br";
  return takes(text, "gzip") ? "gzip" : "identity";
}

function takes(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accepted.slice(at + encoding.length));
}
