import * as z from "zod/mini";
import { isoDate } from "#domain/date-fields.ts";
import { optionalNumber } from "#domain/number-fields.ts";
import { readRowId } from "#domain/row-id.ts";
import { freeTimesSchema } from "#domain/visits/free-times.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { rowErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter } from "#server/platform/http/filter-query.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findFreeDays, findListingAgent } from "./free-times.ts";

/** As many as the settings allow visitors to look ahead. */
const maxDays = 91;

const query = z.object({
  property_id: choiceParameter(readRowId),
  from: isoDate,
  days: optionalNumber({ min: 1, max: maxDays, step: "whole" }),
});

/** DY5 */
export function freeTimeRoutes(app: App, { database, settings }: ResourceDependencies): void {
  app.get(
    "/api/free-times/",
    {
      config: { access: "public" },
      schema: {
        summary: "The times at which a listing can be visited",
        description:
          "Days in Kathmandu from `from` (today unless given) on, as far ahead as visitors may book. None while booking is switched off.",
        tags: ["visits"],
        querystring: query,
        response: { 200: freeTimesSchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const { property_id: propertyId, from, days } = request.query;
      if (propertyId === null) throw fieldProblem("property_id", "required");
      const agentId = await findListingAgent(database, propertyId);
      if (agentId === undefined) throw new Problem("not_found");
      reply.header("cache-control", "no-store");
      const { isBookingOn } = settings.read().calendar;
      const range = { from: from ?? undefined, days: days ?? undefined };
      const results = isBookingOn ? await findFreeDays(database, settings.read(), agentId, range) : [];
      return { is_booking_on: isBookingOn, results };
    },
  );
}
