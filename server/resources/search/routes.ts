import * as z from "zod/mini";
import { listingTypes } from "#domain/properties/kinds.ts";
import { suggestionsSchema } from "#domain/search/suggestions.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findSuggestions } from "./find-suggestions.ts";

export const suggestionsQuery = z.object({
  q: searchParameter,
  listing: choiceParameter((text) => listingTypes.find((listing) => listing === text)),
  ...languageQuery.shape,
});

export function searchRoutes(app: App, { readPublicData }: ResourceDependencies): void {
  app.get(
    "/api/suggestions/",
    {
      config: { access: "public" },
      schema: {
        summary: "Places and types that a search may mean, with how many listings each has",
        description:
          "`q` is what has been typed, in either script; `listing` is sale or rent. `rest` has the words before the name of " +
          "the place. Counts are exact up to 1,000.",
        tags: ["properties"],
        querystring: suggestionsQuery,
        response: { 200: suggestionsSchema, 304: z.null(), ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { q, listing } = request.query;
      return readPublicData((database) => findSuggestions(database, q, listing ?? undefined, language));
    },
  );
}
