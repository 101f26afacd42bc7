import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import {
  costInputSchema,
  costSchema,
  jobMoneySchema,
  paymentInputSchema,
  paymentSchema,
  planInputSchema,
  planSchema,
  voidSchema,
} from "#domain/instalments/instalment.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import { changeErrors, creationErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { jsonForm } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { changeHeaders, idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { JobDependencies } from "#server/resources/jobs/dependencies.ts";
import { requireContract } from "#server/resources/variations/writing.ts";
import { presentCost, presentMoney, presentPayment } from "./presenter.ts";
import { listCosts, listInstalments, listPayments } from "./repository.ts";
import {
  addCost,
  addPayment,
  editedPlan,
  findPlan,
  type PlanDetails,
  presentStoredPlan,
  savePlan,
  voidRow,
} from "./writing.ts";

const tags = ["jobs"];
const config = { access: "construction", isConstruction: true } as const;
const rowParams = z.object({ ...idParams.shape, row: idParams.shape.id });

/** CN6, CN7: the layers of a job's money. */
export function jobMoneyRoutes(app: App, resource: JobDependencies): void {
  const { database, submissionContexts } = resource;

  app.get(
    "/api/jobs/:id/money/",
    {
      config,
      schema: {
        summary: "Estimate, accepted variations, contract sum, received, due and actual cost of a job",
        tags,
        params: idParams,
        response: { 200: jobMoneySchema, ...rowErrors },
      },
    },
    async (request) => {
      const { id } = request.params;
      const contract = await requireContract(database, id);
      const [instalments, payments, costs] = await Promise.all([
        listInstalments(database, id),
        listPayments(database, id),
        listCosts(database, id),
      ]);
      return presentMoney(contract, instalments, payments, costs);
    },
  );

  planRoutes(app, resource);

  app.get(
    "/api/jobs/:id/payments/",
    {
      config,
      schema: {
        summary: "What was received, the newest first, with what was crossed out",
        tags,
        params: idParams,
        response: { 200: z.object({ results: z.array(paymentSchema) }), ...rowErrors },
      },
    },
    async (request) => {
      await requireContract(database, request.params.id);
      return { results: (await listPayments(database, request.params.id)).map(presentPayment) };
    },
  );

  app.post(
    "/api/jobs/:id/payments/",
    {
      config,
      schema: {
        summary: "Note a payment of the client",
        tags,
        params: idParams,
        headers: idempotencyHeaders,
        body: paymentInputSchema,
        response: { 201: paymentSchema, ...creationErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forStaff(
        request,
        "job_payments",
        jsonForm({ ...request.body, job: id }),
      );
      return reply.code(201).send(presentPayment(await addPayment(resource, id, request.body, context)));
    },
  );

  app.get(
    "/api/jobs/:id/costs/",
    {
      config,
      schema: {
        summary: "What the company has spent, the newest first, with what was crossed out",
        tags,
        params: idParams,
        response: { 200: z.object({ results: z.array(costSchema) }), ...rowErrors },
      },
    },
    async (request) => {
      await requireContract(database, request.params.id);
      return { results: (await listCosts(database, request.params.id)).map(presentCost) };
    },
  );

  app.post(
    "/api/jobs/:id/costs/",
    {
      config,
      schema: {
        summary: "Note what was spent",
        tags,
        params: idParams,
        headers: idempotencyHeaders,
        body: costInputSchema,
        response: { 201: costSchema, ...creationErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forStaff(
        request,
        "job_costs",
        jsonForm({ ...request.body, job: id }),
      );
      return reply.code(201).send(presentCost(await addCost(resource, id, request.body, context)));
    },
  );

  const voided = {
    payments: {
      table: "job_payments",
      schema: paymentSchema,
      find: async (jobId: number, id: number) =>
        (await listPayments(database, jobId)).map(presentPayment).find((row) => row.id === id),
    },
    costs: {
      table: "job_costs",
      schema: costSchema,
      find: async (jobId: number, id: number) =>
        (await listCosts(database, jobId)).map(presentCost).find((row) => row.id === id),
    },
  } as const;
  for (const [name, { table, schema, find }] of Object.entries(voided))
    app.patch(
      `/api/jobs/:id/${name}/:row/`,
      {
        config,
        schema: {
          summary: "Cross it out, or take that back",
          description: "Nothing is deleted.",
          tags,
          params: rowParams,
          body: voidSchema,
          response: { 200: schema, ...rowErrors },
        },
      },
      async (request, reply) => {
        const { id: jobId, row: id } = request.params;
        const change = { jobId, id, isVoided: request.body.is_voided };
        await voidRow(resource, table, change, requireAccount(request).id);
        const row = await find(jobId, id);
        if (!row) throw new Problem("not_found");
        return reply.send(row);
      },
    );
}

function planRoutes(app: App, resource: JobDependencies): void {
  const send = (reply: FastifyReply, plan: PlanDetails) =>
    reply.header("etag", entityTag(editedPlan(plan))).send(presentStoredPlan(plan));

  app.get(
    "/api/jobs/:id/instalments/",
    {
      config,
      schema: {
        summary: "The plan of payments with what was received and is due today, and its version in `ETag`",
        tags,
        params: idParams,
        response: { 200: planSchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const plan = await findPlan(resource.database, request.params.id);
      if (!plan) throw notFound("Job", request.params.id);
      return send(reply, plan);
    },
  );

  app.put(
    "/api/jobs/:id/instalments/",
    {
      config,
      schema: {
        summary: "Replace the plan of payments",
        description:
          "An instalment with a known `id` is changed, others are added. One with payments can't be left out.",
        tags,
        params: idParams,
        headers: changeHeaders,
        body: planInputSchema,
        response: { 200: planSchema, ...changeErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await resource.submissionContexts.forChange(
        request,
        "jobs",
        id,
        jsonForm(request.body),
      );
      return send(reply, await savePlan(resource, id, request.body, context));
    },
  );
}
