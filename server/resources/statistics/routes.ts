import { kathmanduDay } from "#domain/dates.ts";
import { statisticsSchema } from "#domain/statistics/statistics.ts";
import { requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { presentStatistics } from "./presenter.ts";

/** LE9 */
export function statisticsRoutes(app: App, { database }: Pick<ResourceDependencies, "database">): void {
  app.get(
    "/api/statistics/",
    {
      config: { access: "dashboard" },
      schema: {
        summary:
          "Numbers of the office: leads by week, time to the first answer, views and enquiries of listings",
        description:
          "Without personal data; for agents, of their own leads and listings. Weeks begin on Sunday, and days at midnight in Kathmandu. A visitor's " +
          "views of a listing count once a day, those of robots not at all.",
        tags: ["statistics"],
        querystring: languageQuery,
        response: { 200: statisticsSchema, ...listErrors },
      },
    },
    async (request, reply) =>
      presentStatistics(database, {
        today: kathmanduDay(Date.now()),
        language: negotiateLanguage(request, reply),
        ownerId: requiredOwner(request, "rows"),
      }),
  );
}
