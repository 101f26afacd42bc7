import * as z from "zod/mini";
import { readRowId } from "#domain/row-id.ts";
import { calendarAnswerSchema, calendarDays, maxCalendarDays } from "#domain/visits/calendar.ts";
import { ownerOfRoute } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter } from "#server/platform/http/filter-query.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { listSteps } from "./repository.ts";

/** DY4 */
export function calendarRoutes(app: App, { database, settings }: ResourceDependencies): void {
  app.get(
    "/api/calendar/",
    {
      config: { access: "leads" },
      schema: {
        summary: "The days of the office: opening hours, holidays and next steps",
        description: `From a day on, at most ${maxCalendarDays} days. Visits are a list of their own (\`/api/visits/\`). Agents get the steps of their leads.`,
        tags: ["visits"],
        querystring: z.object({
          from: z.iso.date(),
          days: z.coerce.number().check(z.int(), z.gte(1), z.lte(maxCalendarDays)),
          agent_id: choiceParameter(readRowId),
        }),
        response: { 200: calendarAnswerSchema, ...listErrors },
      },
    },
    async (request) => {
      const { from, days: count, agent_id: agentId } = request.query;
      const { company, calendar } = settings.read();
      const days = calendarDays(from, count, company.hours, calendar.holidays);
      const until = days.at(-1)?.date ?? from;
      const ownerId = ownerOfRoute(request);
      return { days, steps: await listSteps(database, { from, until, ownerId: ownerId ?? agentId }) };
    },
  );
}
