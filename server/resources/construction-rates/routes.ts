import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import {
  constructionRateInputSchema,
  constructionRateSchema,
} from "#domain/construction-rates/construction-rate.ts";
import { readFiscalYear } from "#domain/construction-rates/fiscal-year.ts";
import { rateImportResultSchema, rateImportSchema } from "#domain/construction-rates/rate-table.ts";
import { isCalendarDate } from "#domain/dates.ts";
import { pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import {
  changeErrors,
  creationErrors,
  listErrors,
  rowErrors,
} from "#server/platform/http/error-responses.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { jsonForm } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { changeHeaders, idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { presentConstructionRate } from "./presenter.ts";
import { countRates, listRates, type RateRow } from "./repository.ts";
import { changeRate, createRate, importRates, removeRate, requireRate } from "./writing.ts";

const tags = ["construction rates"];
const config = { access: "construction", isConstruction: true } as const;
const maxFileBytes = 4 * 1024 * 1024;

const listQuery = z.extend(pageQuerySchema, {
  search: searchParameter,
  district: searchParameter,
  fiscal_year: choiceParameter(readFiscalYear),
  valid_on: choiceParameter((day) => (isCalendarDate(day) ? day : null), "date_invalid"),
});

/** CN1: the catalogue of rates. */
export function constructionRateRoutes(app: App, resource: ResourceDependencies): void {
  const { database, submissionContexts, publicUrl } = resource;
  const send = (reply: FastifyReply, row: RateRow) =>
    reply.header("etag", entityTag(row)).send(presentConstructionRate(row));

  app.get(
    "/api/construction-rates/",
    {
      config,
      schema: {
        summary: "Items with their rates, the newest fiscal year first",
        description:
          "`search` looks through codes and names; `valid_on` leaves out what is not valid on that day.",
        tags,
        querystring: listQuery,
        response: { 200: pageSchema(constructionRateSchema), ...listErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize, search, district, fiscal_year, valid_on } = request.query;
      const filters = { search, district, fiscalYear: fiscal_year, validOn: valid_on };
      const [rows, count] = await Promise.all([
        listRates(database, filters, { page, pageSize }),
        countRates(database, filters),
      ]);
      return presentPage(rows.map(presentConstructionRate), count, new URL(request.url, publicUrl), {
        page,
        pageSize,
      });
    },
  );

  app.get(
    "/api/construction-rates/:id/",
    {
      config,
      schema: {
        summary: "One item, with its version in `ETag`",
        tags,
        params: idParams,
        response: { 200: constructionRateSchema, ...rowErrors },
      },
    },
    async (request, reply) => send(reply, await requireRate(database, request.params.id)),
  );

  app.post(
    "/api/construction-rates/",
    {
      config,
      schema: {
        summary: "Add an item, which counts as checked",
        tags,
        headers: idempotencyHeaders,
        body: constructionRateInputSchema,
        response: { 201: constructionRateSchema, ...creationErrors },
      },
    },
    async (request, reply) => {
      const context = await submissionContexts.forStaff(
        request,
        "construction_rates",
        jsonForm(request.body),
      );
      return send(reply.code(201), await createRate(resource, request.body, context));
    },
  );

  app.put(
    "/api/construction-rates/:id/",
    {
      config,
      schema: {
        summary: "Change an item, which counts as checked",
        tags,
        params: idParams,
        headers: changeHeaders,
        body: constructionRateInputSchema,
        response: { 200: constructionRateSchema, ...changeErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forChange(
        request,
        "construction_rates",
        id,
        jsonForm(request.body),
      );
      return send(reply, await changeRate(resource, id, request.body, context));
    },
  );

  app.delete(
    "/api/construction-rates/:id/delete/",
    {
      config,
      schema: {
        summary: "Delete an item; estimates keep what they took from it",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      await removeRate(resource, request.params.id, requireAccount(request).id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/construction-rates/import/",
    {
      config,
      bodyLimit: maxFileBytes,
      schema: {
        summary: "Import items from a CSV file",
        description:
          "An item with the same code, district and fiscal year is changed. If one line is wrong, nothing is written. " +
          "`dry_run` only says what would happen.",
        tags,
        body: rateImportSchema,
        response: { 200: rateImportResultSchema, ...listErrors, 413: problemSchema },
      },
    },
    async (request) => {
      const { csv, dry_run: isDryRun } = request.body;
      return importRates(resource, csv, isDryRun, requireAccount(request).id);
    },
  );
}
