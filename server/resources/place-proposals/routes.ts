import { rowProposalsSchema } from "#domain/places/row-proposal.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { listProposals } from "./proposals.ts";

export function placeProposalRoutes(app: App, { database }: ResourceDependencies): void {
  app.get(
    "/api/place-proposals/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Properties and projects without a place whose address names one",
        description:
          "At most 100, the newest first, and the number of all. A PATCH of the row with `change` and `If-Match: etag` " +
          "accepts a proposal.",
        tags: ["places"],
        querystring: languageQuery,
        response: { 200: rowProposalsSchema, ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      reply.header("cache-control", "no-store");
      return listProposals(database, language);
    },
  );
}
