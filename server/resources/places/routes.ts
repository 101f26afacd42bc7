import * as z from "zod/mini";
import { defaultLanguage, isLanguage } from "#domain/language.ts";
import { optionalNumber } from "#domain/number-fields.ts";
import { suggestPlace, suggestPlaces } from "#domain/places/suggest-places.ts";
import { placeSuggestionsSchema } from "#domain/places/suggestion.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { sendNotModifiedIfKnown } from "#server/platform/http/entity-tag.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";

const querySchema = z.object({
  q: searchParameter,
  id: optionalNumber({ min: 1, max: 9999, step: "whole" }),
  lang: choiceParameter((text) => (isLanguage(text) ? text : null)),
});

/** Places change only with a new version of the app. The URL alone decides the response, so any cache may keep it. */
const cacheControl = "public, max-age=604800, stale-while-revalidate=2592000";

export function placeRoutes(app: App): void {
  app.get(
    "/api/places/",
    {
      config: { access: "public" },
      schema: {
        summary: "Local levels by name, at most ten",
        description:
          "`q` is a name or its beginning in either script, optionally with a ward, a district or a province. " +
          "`id` returns one local level.",
        tags: ["places"],
        querystring: querySchema,
        response: { 200: placeSuggestionsSchema, 304: z.null(), ...listErrors },
      },
    },
    async (request, reply) => {
      const { q, id, lang } = request.query;
      const language = lang ?? defaultLanguage;
      const results = id === null ? suggestPlaces(q, language) : suggestPlace(id, language);
      reply.header("cache-control", cacheControl);
      if (sendNotModifiedIfKnown(request, reply, results, language)) return reply;
      return { results };
    },
  );
}
