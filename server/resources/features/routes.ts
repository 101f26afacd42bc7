import * as z from "zod/mini";
import { numberOr } from "#domain/number-fields.ts";
import { maxPageSize, pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { featureSchema } from "#domain/properties/feature.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { presentFeature } from "./presenter.ts";
import { countFeatures, listFeatures } from "./repository.ts";

/** A form shows all features at once, so the default page size is the maximum. */
const listQuery = z.extend(pageQuerySchema, {
  page_size: numberOr(maxPageSize, { min: 1, max: maxPageSize, step: "whole" }),
});

export function featureRoutes(app: App, { readPublicData, publicUrl }: ResourceDependencies): void {
  app.get(
    "/api/features/",
    {
      config: { access: "public" },
      schema: {
        summary: "Features a property may have, in the order they are offered",
        tags: ["features"],
        querystring: listQuery,
        response: { 200: pageSchema(featureSchema), 304: z.null(), ...listErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize } = request.query;
      const [rows, count] = await readPublicData((from) =>
        Promise.all([listFeatures(from, { page, pageSize }), countFeatures(from)]),
      );
      return presentPage(rows.map(presentFeature), count, new URL(request.url, publicUrl), {
        page,
        pageSize,
      });
    },
  );
}
