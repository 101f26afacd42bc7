import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageParameter,
  languages,
  languageTag,
} from "#domain/language.ts";
import { fieldCode } from "#domain/problems.ts";

/** Part of the query of every call with translated texts. */
export const languageQuery = z.object({
  [languageParameter]: z
    .optional(z.enum(languages, fieldCode("choice_invalid")))
    .check(
      z.describe(
        "The language of the plain texts; without it, `Accept-Language` decides, then English. A text that the language " +
          "lacks is in another language. `translations` always contains each language's own texts.",
      ),
    ),
});

/** Documents how the texts of a form become those of a row. */
export const textsDescription =
  "Plain texts are in the request's language (`lang`, else `Accept-Language`, else English); `translations` sets the " +
  "texts of the languages that it names. Plain texts win, unless they repeat the text of another language while their " +
  "own is absent: then they are the fallback that the caller has read, and are not stored. Each required text must " +
  "exist in one language at least.";

/** The language of an API request: `?lang=`, else Accept-Language, else English. */
export function requestLanguage({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): Language {
  return languageInQuery(url) ?? acceptedLanguage(headers["accept-language"]) ?? defaultLanguage;
}

/** Like `requestLanguage`, and tells caches that the response depends on it. */
export function negotiateLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  reply.header("vary", "Accept-Language");
  return requestLanguage(request);
}

function languageInQuery(url: string): Language | undefined {
  if (!url.includes(languageParameter)) return undefined;
  const named = new URLSearchParams(url.split("?", 2)[1]).get(languageParameter);
  return isLanguage(named) ? named : undefined;
}

/** The known language with the highest quality, the first of equals. */
function acceptedLanguage(header = ""): Language | undefined {
  let accepted: Language | undefined;
  let highest = 0;
  for (const part of header.split(",")) {
    const [range = "", weight = "q=1"] = part.toLowerCase().split(";", 2);
    const [primary] = range.trim().split("-", 1);
    const language = languages.find((known) => languageTag(known) === primary);
    const quality = Number(weight.trim().replace(/^q=/, ""));
    if (language && quality > highest) [accepted, highest] = [language, quality];
  }
  return accepted;
}
