import type { IncomingMessage } from "node:http";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageParameter,
  readLanguageCookie,
} from "#domain/language.ts";
import { knownQuery, pageParameters } from "#domain/page-parameters.ts";
import { bestEncoding, type Encoding } from "./accepted-encoding.ts";
import { hasCanonicalValues } from "./canonical-query.ts";
import { dropEmptyParameters } from "./canonical-redirect.ts";

/** A page, or its data, that is the same for all visitors. No other part of a request may influence it. */
export type CacheablePage = Readonly<{
  key: string;
  /** The path of the page, also if only its data is requested. */
  page: string;
  /** The requested path with the known parameters in a fixed order. */
  address: string;
  language: Language;
  encoding: Encoding;
  /** Filters, search texts and high page numbers produce many pages of one list. */
  isFiltered: boolean;
  /** The URL names a language, so the response sets the same language cookie for everyone. */
  setsLanguage: boolean;
}>;

const dataSuffix = ".data";

/** React Router names the routes here whose data it requests. */
const routesParameter = "_routes";
const maxQueryLength = 600;
/** Later pages of a list are rarely opened and count as filtered. */
const maxPlainPage = 10;

/** Undefined if the request must be rendered for its visitor: other pages, other methods, non-canonical URLs. */
export function cacheablePage({ method, url = "", headers }: IncomingMessage): CacheablePage | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return undefined;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const isData = path.endsWith(dataSuffix);
  const page = isData ? pageOfDataPath(path) : path;
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

function pageOfDataPath(path: string): string {
  const page = path.slice(0, -dataSuffix.length);
  return page === "/_" ? "/" : page;
}

type Query = Readonly<{ text: string; isFiltered: boolean; language?: Language | undefined }>;
const noQuery: Query = { text: "", isFiltered: false };

function pageQuery(page: string, query: string, parameters: readonly string[]): Query | undefined {
  // Such a request is redirected to its canonical URL.
  if (dropEmptyParameters(query, parameters) !== query) return undefined;
  const given = new URLSearchParams(query);
  const named = given.get(languageParameter);
  const language = isLanguage(named) ? named : undefined;
  const known = readKnownValues(page, query, given, parameters);
  if (!known) return undefined;
  const isFiltered = isFilteredQuery(known);
  if (language) known.set(languageParameter, language);
  return { text: toQueryText(known), isFiltered, language };
}

/** Only routes of this page, in a fixed order, become part of the key. */
function dataQuery(page: string, query: string, parameters: readonly string[]): Query | undefined {
  const given = new URLSearchParams(query);
  const known = readKnownValues(page, query, given, parameters);
  if (!known) return undefined;
  const isFiltered = isFilteredQuery(known);
  const named = given.get(routesParameter);
  if (named !== null) {
    const names = named.split(",");
    const routes = routesOf(page).filter((route) => names.includes(route));
    if (routes.length === 0) return undefined;
    known.set(routesParameter, routes.join(","));
  }
  return { text: toQueryText(known), isFiltered };
}

function readKnownValues(
  page: string,
  query: string,
  given: URLSearchParams,
  parameters: readonly string[],
): URLSearchParams | undefined {
  if (query.length > maxQueryLength) return undefined;
  const known = new URLSearchParams(knownQuery(given, parameters));
  return hasCanonicalValues(page, known) ? known : undefined;
}

/** The route ids of a public page, as nested in web/routes.ts. */
function routesOf(page: string): readonly string[] {
  const name = page === "/" ? "home" : page.split("/")[1];
  return ["root", "pages/site-layout", `pages/${name}`];
}

export function isFilteredQuery(known: URLSearchParams): boolean {
  const isPlainPage = known.size === 1 && Number(known.get("page") ?? Number.NaN) <= maxPlainPage;
  return known.size > 0 && !isPlainPage;
}

function toQueryText(known: URLSearchParams): string {
  return known.size === 0 ? "" : `?${known}`;
}
