import * as z from "zod/mini";
import { pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { readListingType } from "#domain/properties/badges.ts";
import { noPropertyFilters } from "#domain/properties/filters.ts";
import { propertySchema, propertyStatuses } from "#domain/properties/property.ts";
import type { Database } from "#server/database/database.ts";
import type { App } from "#server/http/app-type.ts";
import { idParams } from "#server/http/id-params.ts";
import { presentPage } from "#server/http/paging.ts";
import { Problem } from "#server/http/problem.ts";
import { presentProperty } from "./presenter.ts";
import { countProperties, findProperty, listProperties } from "./repository.ts";

const listQuery = z.extend(pageQuerySchema, {
  status: z.optional(z.enum(propertyStatuses, "choice_invalid")),
  for_type: z.optional(z.enum(["sale", "rent", "buy"], "choice_invalid")),
});

export function propertyRoutes(
  app: App,
  { database, publicUrl }: { database: Database; publicUrl: string },
): void {
  app.get(
    "/api/properties/",
    {
      config: { access: "public" },
      schema: {
        summary: "Properties, newest first",
        tags: ["properties"],
        querystring: listQuery,
        response: { 200: pageSchema(propertySchema), 400: problemSchema },
      },
    },
    async (request) => {
      const { status, for_type, page, page_size: pageSize } = request.query;
      const scope = { status, listing: readListingType(for_type) ?? undefined };
      const [rows, count] = await Promise.all([
        listProperties(database, scope, noPropertyFilters, { page, pageSize }),
        countProperties(database, scope),
      ]);
      const results = rows.map((row) => presentProperty(row, publicUrl));
      return presentPage(results, count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.get(
    "/api/properties/:id/",
    {
      config: { access: "public" },
      schema: {
        summary: "One property",
        tags: ["properties"],
        params: idParams,
        response: { 200: propertySchema, 404: problemSchema },
      },
    },
    async (request) => {
      const row = await findProperty(database, request.params.id);
      if (!row) throw new Problem("not_found", { detail: `Property ${request.params.id} not found` });
      return presentProperty(row, publicUrl);
    },
  );
}
