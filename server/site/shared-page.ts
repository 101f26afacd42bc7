import type { IncomingMessage } from "node:http";
import { defaultLanguage, type Language, languageParameter, readLanguageCookie } from "#domain/language.ts";
import { knownQuery, pageParameters } from "#domain/page-parameters.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A page, or the data of one, that is the same for all who ask for it: nothing else of a request reaches it. */
export type SharedPage = Readonly<{
  key: string;
  /** Its path and those parameters that count, in one order. */
  address: string;
  language: Language;
  encoding: Encoding;
}>;

const dataSuffix = ".data";

/** Which of a page's loaders the router wants to hear from. */
const routesParameter = "_routes";
const longestQuery = 600;

/** Undefined for what is rendered for one visitor alone: other pages, other methods, other spellings. */
export function sharedPage({ method, url = "", headers }: IncomingMessage): SharedPage | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return undefined;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const parameters = knownParameters(path);
  if (!parameters) return undefined;
  const query = mark < 0 ? "" : sharedQuery(url.slice(mark + 1), parameters);
  if (query === undefined) return undefined;
  const address = path + query;
  const language = readLanguageCookie(headers.cookie) ?? defaultLanguage;
  const encoding = bestEncoding(headers["accept-encoding"]);
  return { key: `${language} ${encoding} ${address}`, address, language, encoding };
}

function knownParameters(path: string): readonly string[] | undefined {
  if (!path.endsWith(dataSuffix)) return pageParameters(path);
  const page = path.slice(0, -dataSuffix.length);
  const known = pageParameters(page === "/_" ? "/" : page);
  return known && [routesParameter, ...known];
}

function sharedQuery(query: string, parameters: readonly string[]): string | undefined {
  if (query.length > longestQuery) return undefined;
  const given = new URLSearchParams(query);
  // Such a page sets the visitor's cookie.
  if (given.has(languageParameter)) return undefined;
  const known = new URLSearchParams(knownQuery(given, parameters));
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
