import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import { readRowId } from "#domain/row-id.ts";
import {
  maxListedVisits,
  maxRangeDays,
  newVisitSchema,
  visitChangeSchema,
  visitListSchema,
  visitSchema,
} from "#domain/visits/visit.ts";
import { requireAccount, requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { ifMatchHeaders } from "#server/platform/http/entity-tag.ts";
import { creationErrors, listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter } from "#server/platform/http/filter-query.ts";
import { jsonForm } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { ownsRow } from "#server/platform/http/owned-rows.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { negotiateLanguage, requestLanguage } from "#server/platform/http/request-language.ts";
import { idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findLead } from "#server/resources/leads/repository.ts";
import { explainTakenSlot } from "./free-times.ts";
import { presentVisit } from "./presenter.ts";
import { findVisit, listVisits, type VisitRow } from "./repository.ts";
import { arrangeVisit, changeVisit } from "./write-visit.ts";

const tags = ["visits"];
const maxRangeMs = maxRangeDays * 24 * 60 * 60 * 1000;

const range = z.object({
  from: z.optional(z.iso.datetime({ offset: true })),
  to: z.optional(z.iso.datetime({ offset: true })),
  agent_id: choiceParameter(readRowId),
  lead_id: choiceParameter(readRowId),
});

/** DY5 */
export function visitRoutes(app: App, resource: ResourceDependencies): void {
  const { database, submissionContexts, visitPages } = resource;
  const sendVisit = (request: FastifyRequest, reply: FastifyReply, row: VisitRow) => {
    const visit = presentVisit(row, visitPages, negotiateLanguage(request, reply));
    return reply.header("etag", visit.etag).send(visit);
  };

  app.get(
    "/api/visits/",
    {
      config: { access: "leads" },
      schema: {
        summary: "Visits of listings, the earliest first",
        description:
          `Those of a lead (\`lead_id\`), or those between \`from\` and \`to\`, at most ${maxRangeDays} days and ${maxListedVisits} visits. ` +
          "Agents get their own: those that they go to, and those of their leads.",
        tags,
        querystring: range,
        response: { 200: visitListSchema, ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { from, to, agent_id: agentId, lead_id: leadId } = request.query;
      if (leadId === null) requireRange(from, to);
      const rows = await listVisits(database, {
        from: from === undefined ? null : new Date(from),
        to: to === undefined ? null : new Date(to),
        agentIds: agentId === null ? undefined : [agentId],
        leadId,
        ownerId: requiredOwner(request, "leads"),
      });
      return { results: rows.map((row) => presentVisit(row, visitPages, language)) };
    },
  );

  app.post(
    "/api/visits/",
    {
      config: { access: "leads" },
      schema: {
        summary: "Arrange a visit",
        description:
          "A time that the agent has already given is refused with 409, the code `slot_taken` and the next free times. Agents arrange visits of their own leads, " +
          "for themselves or the office.",
        tags,
        headers: idempotencyHeaders,
        body: newVisitSchema,
        response: { 201: visitSchema, ...creationErrors, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      requireOwnAgent(request, body.agent_id);
      const ownerId = requiredOwner(request, "leads");
      if (ownerId !== null && !(await ownsRow(database, ownerId, "leads", body.lead_id)))
        throw new Problem("not_found");
      const context = await submissionContexts.forStaff(request, "visits", jsonForm(body));
      const { agent_id: agentId = (await findLead(database, body.lead_id))?.owner_id ?? null } = body;
      const visit = await withFreeTimes(resource, agentId, () =>
        arrangeVisit(resource, { ...body, agent_id: agentId }, context),
      );
      return reply.code(201).send(presentVisit(visit, visitPages, negotiateLanguage(request, reply)));
    },
  );

  app.get(
    "/api/visits/:id/",
    {
      config: { access: "leads", rows: "visits" },
      schema: {
        summary: "One visit",
        description: "`ETag` is the version of what a change can set; lists have it as `etag`.",
        tags,
        params: idParams,
        response: { 200: visitSchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const visit = await findVisit(database, request.params.id);
      if (!visit) throw new Problem("not_found");
      return sendVisit(request, reply, visit);
    },
  );

  app.patch(
    "/api/visits/:id/",
    {
      config: { access: "leads", rows: "visits" },
      schema: {
        summary: "Move a visit, or note what became of it",
        description: "Only admins give it to somebody else. `slot_taken` as when it is arranged.",
        tags,
        params: idParams,
        headers: ifMatchHeaders,
        body: visitChangeSchema,
        response: { 200: visitSchema, ...rowErrors, 409: problemSchema, 412: problemSchema },
      },
    },
    async (request, reply) => {
      const { id: accountId } = requireAccount(request);
      requireOwnAgent(request, request.body.agent_id);
      const { id } = request.params;
      const before = await findVisit(database, id);
      const { agent_id: agentId = before?.agent_id ?? null } = request.body;
      const visit = await withFreeTimes(resource, agentId, () =>
        changeVisit(resource, id, request.body, {
          accountId,
          ifMatch: request.headers["if-match"],
          language: requestLanguage(request),
        }),
      );
      return sendVisit(request, reply, visit);
    },
  );
}

/** DY5: staff who are refused a time see the next free ones. */
async function withFreeTimes<Result>(
  resource: ResourceDependencies,
  agentId: number | null,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw await explainTakenSlot(resource, error, agentId);
  }
}

function requireRange(from: string | undefined, to: string | undefined): void {
  if (from === undefined) throw fieldProblem("from", "required");
  if (to === undefined) throw fieldProblem("to", "required");
  const lengthMs = Date.parse(to) - Date.parse(from);
  if (lengthMs <= 0) throw fieldProblem("to", "before_start");
  if (lengthMs > maxRangeMs) throw fieldProblem("to", "day_far");
}

/** LE8: an agent gives visits to nobody else. */
function requireOwnAgent(request: FastifyRequest, agentId: number | null | undefined): void {
  const ownId = requiredOwner(request, "owners");
  if (ownId !== null && ![undefined, null, ownId].includes(agentId)) throw new Problem("not_allowed");
}
