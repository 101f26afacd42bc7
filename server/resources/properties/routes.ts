import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { type Property, propertySchema } from "#domain/properties/property.ts";
import { propertyChangeSchema } from "#domain/properties/property-change.ts";
import { relaxedFilterSchema } from "#domain/properties/relaxed-filters.ts";
import { readListingIds } from "#domain/saved/listing-ids.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type Authenticate, accountScope, authenticateIfTokenSent } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { csvResponse } from "#server/platform/http/csv.ts";
import { sendCsvTable } from "#server/platform/http/csv-table.ts";
import { entityTag, sendNotModifiedIfKnown } from "#server/platform/http/entity-tag.ts";
import { creationErrors, listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { jsonForm } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { ownsRow } from "#server/platform/http/owned-rows.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { Problem } from "#server/platform/http/problem.ts";
import {
  languageQuery,
  negotiateLanguage,
  textsDescription,
} from "#server/platform/http/request-language.ts";
import { oncePerRow } from "#server/platform/once-per-row.ts";
import { idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import { propertyPaths } from "#server/resources/compatibility/alternative-paths.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { placeDescription } from "#server/resources/places/presenter.ts";
import { changeRoutes, creationRoutes, type WrittenRows } from "#server/resources/rows/writing-routes.ts";
import { listChanges } from "./changes.ts";
import { exportColumns, exportProperties } from "./export.ts";
import { propertyForm, propertyPatch } from "./form.ts";
import { filtersOf, orderOf, propertyListQuery, scopeOf, summariesQuery } from "./list-query.ts";
import { presentProperty, presentPropertyToStaff, signDraftPictures } from "./presenter.ts";
import type { PublicRows } from "./public-rows.ts";
import { findPropertiesInOrder, findPublicProperties, type PropertyRow } from "./repository.ts";
import { findRelaxedFilters, searchProperties } from "./search.ts";
import {
  changeProperty,
  createProperty,
  duplicateProperty,
  removeProperty,
  requireProperty,
  requirePublicProperty,
  restoreProperty,
} from "./writing.ts";

const tags = ["properties"];
/** SR6: a count that is not exact is the bound, where paging ends. */
const propertyPageSchema = z.extend(pageSchema(propertySchema), {
  count_is_exact: z.boolean(),
  corrected: z.nullable(z.string()),
  loosened: z.array(relaxedFilterSchema),
});
const approvalDescription =
  "If the settings say so, an agent's listing stays hidden when the agent publishes it, and `approval` says that it waits for an admin.";
const noProperties = { rows: [], count: 0, isExact: true, corrected: null, loosened: [] };

/** LD5: a reduced price is shown for 90 days, after which the same row is another response. */
function timed<Variant extends string>(variant: Variant, { reduced_from }: Property) {
  return reduced_from === null ? variant : (`${variant}_timed` as const);
}

export function propertyRoutes(
  app: App,
  resource: ResourceDependencies,
  authenticate: Authenticate,
  publicRows: Pick<PublicRows, "find">,
): void {
  const { database, readPublicData, submissionContexts, publicUrl, signedMediaUrls } = resource;
  // Frozen, so that its JSON is kept as well.
  const presentToVisitors = oncePerRow((row: PropertyRow, language) =>
    Object.freeze(presentProperty(row, publicUrl, language)),
  );
  const presentToStaff = (row: PropertyRow, language: Language) =>
    signDraftPictures(presentPropertyToStaff(row, publicUrl, language), signedMediaUrls);

  app.get(
    "/api/properties/",
    {
      config: { access: "public" },
      schema: {
        summary: "Properties, newest first unless `ordering` says otherwise",
        description:
          "Only active and reserved ones, but for an admin's token: then all of them, unless `status` says which, and for an " +
          "agent's: then their own; " +
          "`inactive` means withdrawn. `search` looks " +
          "through name and address, `location` through the address; `price` is a band of the site such as " +
          "5000000-7500000 or 10000000+, `price_from` and `price_to` are amounts such as 85 lakh, `area_from` and `area_to` " +
          "measures such as 4 aana; `bedrooms`, `bathrooms` and `road` (feet) mean at least as many; `place` is a list of " +
          "provinces, districts and local levels such as p2,d20,l223; `type` and `facing` are lists, too; `since` is 7, 30 or 90 " +
          "days; `bounds` is west,south,east,north. `sort` is newest, price_asc, price_desc, unit_price_asc, unit_price_desc, " +
          "area_asc or area_desc; `ordering` is created_at, name, price, price_per_sq_ft or size, backwards with a minus. " +
          "`count` is exact up to 1,000, unless nothing is asked for; `count_is_exact` says so, and pages end there. If nothing matches, `corrected` is the search with the names of " +
          "places corrected, if that has matches, and `loosened` says how many match without one of the filters. With a token, `untranslated` lists the properties that have a text which " +
          "they lack in this language. With an admin's token, `owner` lists those of an account, by its id, or `none`. " +
          "With a token, `approval` lists those that are `waiting` for an admin, or were `returned` to their agent.",
        tags,
        security: [{}, { bearer: [] }],
        querystring: propertyListQuery,
        response: {
          200: propertyPageSchema,
          304: z.null(),
          401: problemSchema,
          403: problemSchema,
          ...listErrors,
        },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const account = await authenticateIfTokenSent(request, authenticate);
      const access = accountScope(account, "listings");
      const { untranslated, approval, owner } = request.query;
      if (((untranslated || approval) && access === "none") || (owner !== null && access !== "all"))
        throw new Problem(account ? "not_allowed" : "not_authenticated");
      if (account) reply.header("cache-control", "no-store");
      const { page, page_size: pageSize } = request.query;
      const ordering = orderOf(request.query);
      const scope = scopeOf(request.query, access, account?.id);
      const filters = filtersOf(request.query);
      const list = async (from: Database) => {
        if (!scope) return noProperties;
        const paging = { page, pageSize, ordering, language };
        const readRows = account ? findPropertiesInOrder : publicRows.find;
        const found = await searchProperties(from, scope, filters, paging, readRows);
        return { ...found, loosened: found.count > 0 ? [] : await findRelaxedFilters(from, scope, filters) };
      };
      const { rows, count, isExact, corrected, loosened } = await (account
        ? list(database)
        : readPublicData(list));
      const results = rows.map((row) =>
        access === "none" ? presentToVisitors(row, language) : presentToStaff(row, language),
      );
      const url = new URL(request.url, publicUrl);
      return {
        ...presentPage(results, count, url, { page, pageSize }),
        count_is_exact: isExact,
        corrected,
        loosened,
      };
    },
  );

  app.get(
    "/api/properties/export.csv",
    {
      config: { access: "exports" },
      schema: {
        summary: "Properties as a spreadsheet, newest first",
        description:
          "The filters are those of the list. Columns are named like the fields of a property, dates are in both calendars; land is measured in " +
          "words, because spreadsheets take 1-5-10 for a date.",
        tags,
        querystring: propertyListQuery,
        response: { 200: csvResponse, ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const scope = scopeOf(request.query, "all") ?? {};
      const batches = exportProperties(database, scope, filtersOf(request.query), language);
      return reply.send(sendCsvTable(reply, "properties", exportColumns, batches, language));
    },
  );

  app.get(
    "/api/properties/summaries/",
    {
      config: { access: "public" },
      schema: {
        summary: "The public properties among the given ids, in their order",
        description:
          "`ids` is a list such as 12,7,9, of which the first 50 are read. Sold and rented ones are included; ids of drafts, withdrawn and unknown " +
          "properties, duplicates and everything that is no id are left out. Each has its first three pictures, and its texts in one language.",
        tags,
        querystring: summariesQuery,
        response: { 200: z.object({ results: z.array(propertySchema) }), 304: z.null(), ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const ids = readListingIds(request.query.ids);
      const rows = await readPublicData((from) => findPublicProperties(from, ids));
      const results = rows.map((row) => {
        const { translations: _translations, ...property } = presentProperty(row, publicUrl, language);
        return property;
      });
      return { results };
    },
  );

  app.get(
    "/api/properties/:id/",
    {
      config: { access: "public" },
      schema: {
        summary: "One property",
        tags,
        params: idParams,
        querystring: languageQuery,
        description:
          "With its version in `ETag`; a call with `If-None-Match` gets 304 while that is the same. Drafts and withdrawn " +
          "properties are found with the token of an admin or of the agent who owns them only.",
        security: [{}, { bearer: [] }],
        response: { 200: propertySchema, 304: z.null(), 401: problemSchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const account = await authenticateIfTokenSent(request, authenticate);
      const { id } = request.params;
      const access = accountScope(account, "listings");
      const isForStaff =
        access === "all" ||
        (access === "own" && (await ownsRow(database, account?.id ?? 0, "properties", id)));
      if (!isForStaff) {
        const row = await readPublicData((from) => requirePublicProperty(from, id));
        const body = presentProperty(row, publicUrl, language);
        return sendNotModifiedIfKnown(request, reply, row, timed(language, body)) ? reply : body;
      }
      reply.header("cache-control", "no-store");
      const row = await requireProperty(database, id);
      const body = presentToStaff(row, language);
      return sendNotModifiedIfKnown(request, reply, row, timed(`staff_${language}`, body)) ? reply : body;
    },
  );

  app.get(
    "/api/properties/:id/changes/",
    {
      config: { access: "listings", rows: "properties" },
      schema: {
        summary: "The changes of a property's price and status, newest first",
        tags,
        params: idParams,
        response: { 200: z.array(propertyChangeSchema), ...rowErrors },
      },
    },
    async (request) => {
      const { id } = await requireProperty(database, request.params.id);
      return listChanges(database, id);
    },
  );

  const rows: WrittenRows<PropertyRow, Property> = {
    table: "properties",
    noun: "property",
    access: "listings",
    tags,
    body: propertySchema,
    forms: { PUT: propertyForm, PATCH: propertyPatch },
    paths: { ...propertyPaths, restore: "/api/properties/:id/restore/" },
    descriptions: {
      create: `${textsDescription} ${placeDescription} ${approvalDescription}`,
      change:
        "`picture_keys` is the whole list of pictures. Without it, a picture that is not sent stays; an empty text in its " +
        "field removes it. PATCH keeps every field not sent. " +
        `${textsDescription} ${placeDescription} ${approvalDescription}`,
    },
    present: presentToStaff,
    create: createProperty,
    change: changeProperty,
    remove: removeProperty,
    restore: restoreProperty,
  };
  creationRoutes(app, resource, rows);

  app.post(
    "/api/properties/:id/duplicate/",
    {
      config: { access: "listings", rows: "properties" },
      schema: {
        summary: "Copy a property as a draft",
        description:
          "With the same pictures. Its papers, its reference, the days of its checks and whether it is featured are not copied.",
        tags,
        params: idParams,
        querystring: languageQuery,
        headers: idempotencyHeaders,
        response: { 201: propertySchema, ...creationErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { id } = request.params;
      const context = await submissionContexts.forStaff(request, "properties", jsonForm({ copy_of: id }));
      const row = await duplicateProperty(resource, id, context);
      const body = presentToStaff(row, language);
      return reply.code(201).header("etag", entityTag(row, language)).send(body);
    },
  );

  changeRoutes(app, resource, rows);
}
