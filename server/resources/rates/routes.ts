import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { rateSchema, staffRateSchema } from "#domain/rates/rate.ts";
import { rateInputSchema } from "#domain/rates/rate-input.ts";
import { restoreDescription } from "#server/platform/deletion/deletion.ts";
import {
  type Authenticate,
  accountScope,
  authenticateIfTokenSent,
  requireAccount,
} from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import {
  changeErrors,
  creationErrors,
  listErrors,
  rowErrors,
} from "#server/platform/http/error-responses.ts";
import { jsonForm } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { changeHeaders, idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { type CurrentRates, ratesOfToday } from "./current-rates.ts";
import { type RateRow, selectRates } from "./repository.ts";
import { changeRate, createRate, removeRate, requireRate, restoreRate, withStates } from "./writing.ts";

const tags = ["rates"];
const access = "settings";

/** ST2 */
export function rateRoutes(
  app: App,
  resource: ResourceDependencies,
  rates: CurrentRates,
  authenticate: Authenticate,
): void {
  const { database, submissionContexts } = resource;

  const sendRow = async (reply: FastifyReply, row: RateRow) => {
    const [rate] = await withStates(database, [row]);
    return reply.header("etag", entityTag(row)).send(rate);
  };

  app.get(
    "/api/rates/",
    {
      config: { access: "public" },
      schema: {
        summary: "Rates that are valid and checked today; with an admin's token, all rates",
        description:
          "`value` is rupees for one dollar, else percent: of the price (registration), off the registration (reduction) or a " +
          "year (loan_interest). A rate that was not checked since the last 1 Shrawan is not shown.",
        tags,
        security: [{}, { bearer: [] }],
        response: {
          200: z.object({ results: z.array(z.union([staffRateSchema, rateSchema])) }),
          304: z.null(),
          ...listErrors,
        },
      },
    },
    async (request, reply) => {
      const account = await authenticateIfTokenSent(request, authenticate);
      if (accountScope(account, access) !== "all") return { results: [...ratesOfToday(rates)] };
      reply.header("cache-control", "no-store");
      return { results: await withStates(database, await selectRates(database).execute()) };
    },
  );

  app.get(
    "/api/rates/:id/",
    {
      config: { access },
      schema: {
        summary: "One rate, with its version in `ETag`",
        tags,
        params: idParams,
        response: { 200: staffRateSchema, ...rowErrors },
      },
    },
    async (request, reply) => sendRow(reply, await requireRate(database, request.params.id)),
  );

  app.post(
    "/api/rates/",
    {
      config: { access },
      schema: {
        summary: "Add a rate, which counts as checked",
        tags,
        headers: idempotencyHeaders,
        body: rateInputSchema,
        response: { 201: staffRateSchema, ...creationErrors },
      },
    },
    async (request, reply) => {
      const context = await submissionContexts.forStaff(request, "rates", jsonForm(request.body));
      return sendRow(reply.code(201), await createRate(resource, request.body, context));
    },
  );

  app.put(
    "/api/rates/:id/",
    {
      config: { access },
      schema: {
        summary: "Change a rate, which counts as checked",
        tags,
        params: idParams,
        headers: changeHeaders,
        body: rateInputSchema,
        response: { 200: staffRateSchema, ...changeErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forChange(request, "rates", id, jsonForm(request.body));
      return sendRow(reply, await changeRate(resource, id, request.body, context));
    },
  );

  app.post(
    "/api/rates/:id/check/",
    {
      config: { access },
      schema: {
        summary: "Record that a rate was checked now, by this account",
        tags,
        params: idParams,
        headers: changeHeaders,
        response: { 200: staffRateSchema, ...changeErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forChange(request, "rates", id, jsonForm({}));
      return sendRow(reply, await changeRate(resource, id, null, context));
    },
  );

  app.delete(
    "/api/rates/:id/delete/",
    {
      config: { access },
      schema: { summary: "Delete a rate", tags, params: idParams, response: { 204: z.null(), ...rowErrors } },
    },
    async (request, reply) => {
      await removeRate(resource, request.params.id, requireAccount(request).id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/rates/:id/restore/",
    {
      config: { access },
      schema: {
        summary: "Bring a deleted rate back",
        description: restoreDescription,
        tags,
        params: idParams,
        response: { 200: staffRateSchema, ...rowErrors },
      },
    },
    async (request, reply) =>
      sendRow(reply, await restoreRate(resource, request.params.id, requireAccount(request).id)),
  );
}
