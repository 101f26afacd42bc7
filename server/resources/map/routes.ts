import * as z from "zod/mini";
import { mapPinsSchema, maxMapPins } from "#domain/places/map-pins.ts";
import { readListingType } from "#domain/properties/badges.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { negotiateLanguage } from "#server/platform/http/request-language.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { projectListQuery, filtersOf as readProjectFilters } from "#server/resources/projects/list-query.ts";
import {
  propertyListQuery,
  filtersOf as readPropertyFilters,
} from "#server/resources/properties/list-query.ts";
import { type CurrentRates, dollarRateOfToday } from "#server/resources/rates/current-rates.ts";
import { projectPins, propertyPins } from "./repository.ts";

const listOnly = { page: true, page_size: true, ordering: true, untranslated: true } as const;
export const propertyMapQuery = z.omit(propertyListQuery, {
  ...listOnly,
  status: true,
  sort: true,
  owner: true,
  approval: true,
});
export const projectMapQuery = z.omit(projectListQuery, listOnly);

const description =
  `At most ${maxMapPins} pins, or clusters if there are more, in \`bounds\` (west, south, east and north in degrees; by default the ` +
  "whole country) and a little around it. The other filters are those of the list. An approximate pin is the middle of its area.";

export function mapRoutes(app: App, { readPublicData }: ResourceDependencies, rates: CurrentRates): void {
  app.get(
    "/api/map/",
    {
      config: { access: "public" },
      schema: {
        summary: "Listed properties on a part of the map",
        description,
        tags: ["map"],
        querystring: propertyMapQuery,
        response: { 200: mapPinsSchema, ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const listing = readListingType(request.query.for_type) ?? undefined;
      const filters = readPropertyFilters(request.query);
      return readPublicData((database) => propertyPins(database, listing, filters, language));
    },
  );

  app.get(
    "/api/map/projects/",
    {
      config: { access: "public" },
      schema: {
        summary: "Projects on a part of the map, with their budgets in rupees as prices",
        description,
        tags: ["map"],
        querystring: projectMapQuery,
        response: { 200: mapPinsSchema, ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const filters = readProjectFilters(request.query);
      return readPublicData((database) => projectPins(database, filters, dollarRateOfToday(rates), language));
    },
  );
}
