import * as z from "zod/mini";
import { defaultLanguage, isLanguage, type Language } from "#domain/language.ts";
import { optionalNumber } from "#domain/number-fields.ts";
import { type District, districts, type LocalLevel, localLevels } from "#domain/places/local-levels.ts";
import { type MapName, mapNamesSchema } from "#domain/places/map-names.ts";
import { suggestPlace, suggestPlaces } from "#domain/places/suggest-places.ts";
import { placeSuggestionsSchema } from "#domain/places/suggestion.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { sendNotModifiedIfKnown } from "#server/platform/http/entity-tag.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";

const lang = choiceParameter((text) => (isLanguage(text) ? text : null));
const querySchema = z.object({
  q: searchParameter,
  id: optionalNumber({ min: 1, max: 9999, step: "whole" }),
  lang,
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

  app.get(
    "/api/places/names/",
    {
      config: { access: "public" },
      schema: {
        summary: "The names of all districts and local levels, for a map",
        tags: ["places"],
        querystring: z.object({ lang }),
        response: { 200: mapNamesSchema, 304: z.null(), ...listErrors },
      },
    },
    async (request, reply) => {
      const language = request.query.lang ?? defaultLanguage;
      const named = (places: readonly (District | LocalLevel)[]) =>
        places.map((place) => toMapName(place, language));
      const names = { districts: named(districts), local_levels: named(localLevels) };
      reply.header("cache-control", cacheControl);
      if (sendNotModifiedIfKnown(request, reply, names, language)) return reply;
      return names;
    },
  );
}

function toMapName({ id, names, centre }: District | LocalLevel, language: Language): MapName {
  return { id, name: names[language], ...centre };
}
