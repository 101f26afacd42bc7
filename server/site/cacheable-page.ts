import type { IncomingMessage } from "node:http";
import { comparePath } from "#domain/saved/listing-ids.ts";
import { pageAddress, splitPageAddress } from "#domain/site/page-address.ts";
import { knownQuery, pageParameters } from "#domain/site/page-parameters.ts";
import { pageRedirect, storedLanguageFor } from "#server/platform/http/page-redirect.ts";
import { bestEncoding, type Encoding } from "./accepted-encoding.ts";
import { hasCanonicalValues } from "./canonical-query.ts";
import { pageOfDataPath } from "./data-path.ts";
import { previewToken } from "./settings-preview.ts";

/** A page, or its data, that is the same for all visitors. No other part of a request may influence it. */
export type CacheablePage = Readonly<{
  key: string;
  /** The path of the page without its language, also if only its data is requested. */
  page: string;
  /** The requested path with the known parameters in a fixed order. */
  address: string;
  encoding: Encoding;
}>;

/** React Router names the routes here whose data it requests. */
const routesParameter = "_routes";
const maxQueryLength = 600;

/** Undefined if the request must be rendered or redirected for its visitor: other pages, methods or languages, non-canonical URLs. */
export function cacheablePage({ method, url = "", headers }: IncomingMessage): CacheablePage | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return undefined;
  if (previewToken(url) !== undefined) return undefined;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const dataOf = pageOfDataPath(path);
  const pathname = dataOf ?? path;
  const { language, path: page } = splitPageAddress(pathname);
  const parameters = pageParameters(page);
  if (!parameters || pageAddress(page, language) !== pathname) return undefined;
  if (dataOf === undefined && storedLanguageFor(pathname, headers.cookie)) return undefined;
  const read = dataOf === undefined ? pageQuery : dataQuery;
  const query = mark < 0 ? "" : read(page, url.slice(mark + 1), parameters);
  if (query === undefined) return undefined;
  const address = path + query;
  const encoding = bestEncoding(headers["accept-encoding"]);
  return { key: `${encoding} ${address}`, page, address, encoding };
}

function pageQuery(page: string, query: string, parameters: readonly string[]): string | undefined {
  if (pageRedirect(`${page}?${query}`, undefined)) return undefined;
  const known = readKnownValues(page, query, new URLSearchParams(query), parameters);
  return known && toQueryText(known);
}

/** Only routes of this page, in a fixed order, become part of the key. */
function dataQuery(page: string, query: string, parameters: readonly string[]): string | undefined {
  const given = new URLSearchParams(query);
  const known = readKnownValues(page, query, given, parameters);
  if (!known) return undefined;
  const named = given.get(routesParameter);
  if (named !== null) {
    const names = named.split(",");
    const routes = routesOf(page).filter((route) => names.includes(route));
    if (routes.length === 0) return undefined;
    known.set(routesParameter, routes.join(","));
  }
  return toQueryText(known);
}

function readKnownValues(
  page: string,
  query: string,
  given: URLSearchParams,
  parameters: readonly string[],
): URLSearchParams | undefined {
  if (query.length > maxQueryLength) return undefined;
  const known = new URLSearchParams(knownQuery(given, parameters));
  return hasCanonicalValues(page, given, known) ? known : undefined;
}

/** The pages whose route is not named like the first part of their path. */
const routeNames: Readonly<Record<string, string | undefined>> = { "/": "home", [comparePath]: "compare" };

/** The route ids of a public page, as nested in web/routes.ts. */
function routesOf(page: string): readonly string[] {
  const name = routeNames[page] ?? page.split("/")[1];
  return ["root", "pages/site-layout", `pages/${name}`];
}

function toQueryText(known: URLSearchParams): string {
  return known.size === 0 ? "" : `?${known}`;
}
