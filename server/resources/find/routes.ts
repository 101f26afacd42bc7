import * as z from "zod/mini";
import { foundListSchema, maxFindLength, minFindLength } from "#domain/find/find.ts";
import { accountScope, requireAccount, requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findAnything } from "./find-anything.ts";

/** DY3 */
export function findRoutes(app: App, { database }: Pick<ResourceDependencies, "database">): void {
  app.get(
    "/api/find/",
    {
      config: { access: "dashboard" },
      schema: {
        summary: "People, leads, listings and projects that match a text",
        description:
          "In both scripts; a telephone number in any spelling. Agents find their own. At most a few of each kind, the newest first; " +
          "nothing for a text of one letter.",
        tags: ["find"],
        querystring: z.extend(languageQuery, { q: z._default(z.string(), "") }),
        response: { 200: foundListSchema, ...listErrors },
      },
    },
    async (request, reply) => {
      const text = request.query.q.trim().slice(0, maxFindLength);
      if (text.length < minFindLength) return { results: [] };
      const results = await findAnything(database, {
        text,
        ownerId: requiredOwner(request, "leads"),
        hasProjects: accountScope(requireAccount(request), "projects") !== "none",
        language: negotiateLanguage(request, reply),
      });
      return { results: [...results] };
    },
  );
}
