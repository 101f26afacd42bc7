import * as z from "zod/mini";
import { ownerSchema } from "#domain/leads/lead.ts";
import { replyTemplateSchema } from "#domain/settings/replies.ts";
import { requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { listOwners } from "./repository.ts";

const tags = ["leads"];

/** What staff choose from: owners of leads, and beginnings of replies. */
export function leadChoiceRoutes(app: App, { database, settings }: ResourceDependencies): void {
  app.get(
    "/api/leads/owners/",
    {
      config: { access: "leads" },
      schema: {
        summary: "The accounts that can own leads; for agents, only themselves",
        tags,
        response: { 200: z.object({ results: z.array(ownerSchema) }), ...listErrors },
      },
    },
    async (request) => {
      const ownerId = requiredOwner(request, "leads");
      const owners = await listOwners(database);
      return { results: owners.filter(({ id }) => ownerId === null || id === ownerId) };
    },
  );

  app.get(
    "/api/leads/reply-templates/",
    {
      config: { access: "leads" },
      schema: {
        summary: "What replies begin with",
        description: "`{{name}}`, `{{about}}`, `{{staff}}`, `{{company}}` and `{{phone}}` are filled in.",
        tags,
        response: { 200: z.object({ results: z.array(replyTemplateSchema) }), ...listErrors },
      },
    },
    async () => ({ results: settings.read().replies.items }),
  );
}
