import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import {
  newVariationSchema,
  variationInputSchema,
  variationListSchema,
  variationSchema,
} from "#domain/variations/variation.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import { changeErrors, creationErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { jsonForm } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { changeHeaders, idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { JobDependencies } from "#server/resources/jobs/dependencies.ts";
import { actionRoutes } from "#server/resources/rows/action-routes.ts";
import { presentVariation, presentVariations } from "./presenter.ts";
import type { VariationDetails } from "./repository.ts";
import {
  chargesOf,
  createVariation,
  deleteVariation,
  requireContract,
  requireVariation,
  saveVariation,
  sendVariation,
  withdrawVariation,
} from "./writing.ts";

const tags = ["jobs"];
const config = { access: "construction", isConstruction: true } as const;
/** Some hundred lines with their measurements, in two languages. */
const maxBodyBytes = 1024 * 1024;

/** CN6: what staff do with variations. */
export function variationRoutes(app: App, resource: JobDependencies): void {
  const { database, submissionContexts } = resource;
  const send = (reply: FastifyReply, row: VariationDetails) =>
    reply.header("etag", entityTag(row)).send(presentVariation(row));

  app.get(
    "/api/jobs/:id/variations/",
    {
      config,
      schema: {
        summary: "The variations of a job, and the agreed lines that one may remove",
        tags,
        params: idParams,
        response: { 200: variationListSchema, ...rowErrors },
      },
    },
    async (request) => {
      const contract = await requireContract(database, request.params.id);
      return presentVariations(contract, chargesOf(resource, contract));
    },
  );

  app.post(
    "/api/jobs/:id/variations/",
    {
      config,
      schema: {
        summary: "Begin a variation",
        tags,
        params: idParams,
        headers: idempotencyHeaders,
        body: newVariationSchema,
        response: { 201: variationSchema, ...creationErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forStaff(
        request,
        "variations",
        jsonForm({ ...request.body, job: id }),
      );
      return send(reply.code(201), await createVariation(resource, id, request.body, context));
    },
  );

  app.get(
    "/api/variations/:id/",
    {
      config,
      schema: {
        summary: "One variation, and its version in `ETag`",
        tags,
        params: idParams,
        response: { 200: variationSchema, ...rowErrors },
      },
    },
    async (request, reply) => send(reply, await requireVariation(database, request.params.id)),
  );

  app.put(
    "/api/variations/:id/",
    {
      config,
      bodyLimit: maxBodyBytes,
      schema: {
        summary: "Save the draft",
        description:
          "A line with `removes` takes an agreed line away, in part or whole; its texts, unit and rate are those that were agreed.",
        tags,
        params: idParams,
        headers: changeHeaders,
        body: variationInputSchema,
        response: { 200: variationSchema, ...changeErrors, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forChange(request, "variations", id, jsonForm(request.body));
      return send(reply, await saveVariation(resource, id, request.body, context));
    },
  );

  actionRoutes(app, resource, {
    path: "/api/variations/:id/",
    noun: "variation",
    tags,
    config,
    body: variationSchema,
    sendRow: async (reply, id) => send(reply, await requireVariation(database, id)),
    actions: {
      send: { summary: "Show the draft to the client", act: sendVariation },
      withdraw: { summary: "Take back what the client has not decided on", act: withdrawVariation },
    },
  });

  app.delete(
    "/api/variations/:id/delete/",
    {
      config,
      schema: {
        summary: "Delete a variation that no client has seen",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await deleteVariation(resource, id, { idempotencyKey: null, accountId: requireAccount(request).id });
      return reply.code(204).send(null);
    },
  );
}
