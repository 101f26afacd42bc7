import * as z from "zod/mini";
import { numberOr } from "#domain/number-fields.ts";
import { maxPageSize, pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { featureSchema } from "#domain/properties/feature.ts";
import {
  featureCatalogueDocumentSchema,
  featureCatalogueSchema,
} from "#domain/properties/feature-catalogue.ts";
import type { Database } from "#server/platform/database/database.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag, ifMatchHeaders } from "#server/platform/http/entity-tag.ts";
import { changeErrors, listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { readCatalogue, saveCatalogue } from "./catalogue.ts";
import { presentFeature } from "./presenter.ts";
import { countFeatures, listFeatures } from "./repository.ts";

/** Of 300 features. */
const maxCatalogueBytes = 512 * 1024;

/** A form shows all features at once, so the default page size is the maximum. */
const listQuery = z.extend(pageQuerySchema, {
  ...languageQuery.shape,
  page_size: numberOr(maxPageSize, { min: 1, max: maxPageSize, step: "whole" }),
});

export function featureRoutes(
  app: App,
  { database, readPublicData, publicUrl }: ResourceDependencies,
  fillSearch: (transaction: Database) => Promise<unknown>,
): void {
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
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { page, page_size: pageSize } = request.query;
      const [rows, count] = await readPublicData((from) =>
        Promise.all([listFeatures(from, { page, pageSize }), countFeatures(from)]),
      );
      const results = rows.map((row) => presentFeature(row, language));
      return presentPage(results, count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  const path = "/api/features/catalogue/";
  app.get(
    path,
    {
      config: { access: "settings" },
      schema: {
        summary: "All features, also hidden ones, for editing",
        tags: ["features"],
        response: { 200: featureCatalogueDocumentSchema, ...rowErrors },
      },
    },
    async (_request, reply) => {
      const value = await readCatalogue(database);
      return reply.header("etag", entityTag(value)).send({ value });
    },
  );

  app.put(
    path,
    {
      bodyLimit: maxCatalogueBytes,
      config: { access: "settings" },
      schema: {
        summary: "Change names, order and visibility of the features, and add some",
        description: "Contains every stored feature by its id. An item with another id is added.",
        tags: ["features"],
        headers: ifMatchHeaders,
        body: featureCatalogueSchema,
        response: { 200: featureCatalogueDocumentSchema, ...changeErrors },
      },
    },
    async (request, reply) => {
      const value = await saveCatalogue(database, {
        value: request.body,
        ifMatch: request.headers["if-match"],
        accountId: requireAccount(request).id,
        fillSearch,
      });
      return reply.header("etag", entityTag(value)).send({ value });
    },
  );
}
