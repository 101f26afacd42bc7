import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import {
  answerSchema,
  estimateInputSchema,
  estimateRowSchema,
  estimateSchema,
  newEstimateSchema,
} from "#domain/estimates/estimate.ts";
import { versionStates } from "#domain/estimates/estimate-states.ts";
import { pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { readRowId } from "#domain/row-id.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import {
  actionErrors,
  changeErrors,
  creationErrors,
  listErrors,
  rowErrors,
} from "#server/platform/http/error-responses.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { jsonForm } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { changeHeaders, idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import { actionRoutes } from "#server/resources/rows/action-routes.ts";
import type { EstimateDependencies } from "./dependencies.ts";
import { presentEstimate, presentEstimateRow } from "./presenter.ts";
import { countEstimates, type EstimateDetails, findVersion, listEstimates } from "./repository.ts";
import { requireEstimate } from "./require-estimate.ts";
import { answerClient, renewLink, sendEstimate } from "./sending.ts";
import { addVersion, duplicateEstimate } from "./versions.ts";
import { createEstimate, deleteEstimate, saveDraft } from "./writing.ts";

const tags = ["estimates"];
const config = { access: "construction", isConstruction: true } as const;
/** Some hundred lines with their measurements, in two languages. */
const maxBodyBytes = 1024 * 1024;

const versionParams = z.extend(idParams, { number: idParams.shape.id });

const listQuery = z.extend(pageQuerySchema, {
  search: searchParameter,
  state: choiceParameter((text) => versionStates.find((state) => state === text)),
  lead: choiceParameter(readRowId),
});

/** CN2, CN3: what staff do with estimates. */
export function estimateRoutes(app: App, resource: EstimateDependencies): void {
  const { database, submissionContexts, publicUrl, estimatePages } = resource;
  const send = (reply: FastifyReply, row: EstimateDetails) =>
    reply.header("etag", entityTag(row)).send(presentEstimate(row, estimatePages));

  app.get(
    "/api/estimates/",
    {
      config,
      schema: {
        summary: "Estimates with their newest versions, the last changed first",
        description: "`search` looks through client, title and place; `lead` gives those of one lead.",
        tags,
        querystring: listQuery,
        response: { 200: pageSchema(estimateRowSchema), ...listErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize, search, state, lead } = request.query;
      const filters = { search, state, leadId: lead };
      const [rows, count] = await Promise.all([
        listEstimates(database, filters, { page, pageSize }),
        countEstimates(database, filters),
      ]);
      const results = rows.map(presentEstimateRow);
      return presentPage(results, count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.get(
    "/api/estimates/:id/",
    {
      config,
      schema: {
        summary: "One estimate with its newest version, and that version in `ETag`",
        tags,
        params: idParams,
        response: { 200: estimateSchema, ...rowErrors },
      },
    },
    async (request, reply) => send(reply, await requireEstimate(database, request.params.id)),
  );

  app.get(
    "/api/estimates/:id/versions/:number/",
    {
      config,
      schema: {
        summary: "An estimate with one of its versions, as it was offered",
        tags,
        params: versionParams,
        response: { 200: estimateSchema, ...rowErrors },
      },
    },
    async (request) => {
      const { id, number } = request.params;
      const row = await findVersion(database, id, number);
      if (!row) throw new Problem("not_found", { detail: `Version ${number} of estimate ${id} not found` });
      return presentEstimate(row, estimatePages);
    },
  );

  app.post(
    "/api/estimates/",
    {
      config,
      schema: {
        summary: "Begin an estimate, of a lead or for a client who is not known yet",
        tags,
        headers: idempotencyHeaders,
        body: newEstimateSchema,
        response: { 201: estimateSchema, ...creationErrors },
      },
    },
    async (request, reply) => {
      const context = await submissionContexts.forStaff(request, "estimates", jsonForm(request.body));
      return send(reply.code(201), await createEstimate(resource, request.body, context));
    },
  );

  app.put(
    "/api/estimates/:id/",
    {
      config,
      bodyLimit: maxBodyBytes,
      schema: {
        summary: "Save the draft of an estimate",
        description: "A version that was sent is refused with `state_changed`.",
        tags,
        params: idParams,
        headers: changeHeaders,
        body: estimateInputSchema,
        response: { 200: estimateSchema, ...changeErrors, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forChange(request, "estimates", id, jsonForm(request.body));
      return send(reply, await saveDraft(resource, id, request.body, context));
    },
  );

  actionRoutes(app, resource, {
    path: "/api/estimates/:id/",
    noun: "estimate",
    tags,
    config,
    body: estimateSchema,
    sendRow: async (reply, id) => send(reply, await requireEstimate(database, id)),
    actions: {
      send: { summary: "Show the draft to the client, instead of the version before", act: sendEstimate },
      revise: { summary: "Begin another version", act: addVersion },
      "renew-link": { summary: "Make the client's link invalid, and another one", act: renewLink },
    },
  });

  app.post(
    "/api/estimates/:id/duplicate/",
    {
      config,
      schema: {
        summary: "Begin another estimate for the same client with the same lines",
        tags,
        params: idParams,
        headers: idempotencyHeaders,
        response: { 201: estimateSchema, ...actionErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forStaff(request, "estimates", jsonForm({ duplicate: id }));
      return send(reply.code(201), await duplicateEstimate(resource, id, context));
    },
  );

  app.post(
    "/api/estimates/:id/answer/",
    {
      config,
      schema: {
        summary: "Answer what the client asked",
        tags,
        params: idParams,
        headers: idempotencyHeaders,
        body: answerSchema,
        response: { 200: estimateSchema, ...actionErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forAction(request, "answer estimate", id, request.body);
      await answerClient(resource, id, request.body.text, context);
      return send(reply, await requireEstimate(database, id));
    },
  );

  app.delete(
    "/api/estimates/:id/delete/",
    {
      config,
      schema: {
        summary: "Delete an estimate that no client has seen",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await deleteEstimate(resource, id, { idempotencyKey: null, accountId: requireAccount(request).id });
      return reply.code(204).send(null);
    },
  );
}
