import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import {
  dueChoices,
  type Lead,
  leadChangeSchema,
  leadDetailsSchema,
  leadEventInputSchema,
  leadReplySchema,
  leadSchema,
  leadStatuses,
} from "#domain/leads/lead.ts";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { maxPageSize, pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { readRowId } from "#domain/row-id.ts";
import { requireAccount, requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { csvResponse } from "#server/platform/http/csv.ts";
import { fieldColumns, mapBatches, readInBatches, sendCsvTable } from "#server/platform/http/csv-table.ts";
import { entityTag, ifMatchHeaders } from "#server/platform/http/entity-tag.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import { idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { addLeadEvent, changeLead, replyToLead } from "./change-lead.ts";
import { presentDetails, presentLead, versionOf } from "./presenter.ts";
import { countLeads, findLead, type LeadRow, leadsBefore, listLeads } from "./repository.ts";

const tags = ["leads"];
const exportColumns = fieldColumns<Lead>(
  [
    "id",
    "kind",
    "channel",
    "name",
    "phone",
    "email",
    "about",
    "status",
    "owner",
    "next_step",
    "next_step_on",
    "promised_until",
    "created_at",
  ],
  ["next_step_on", "promised_until", "created_at"],
);

const filters = z.object({
  search: searchParameter,
  status: choiceParameter((text) => leadStatuses.find((status) => status === text)),
  kind: choiceParameter((text) => leadKinds.find((kind) => kind === text)),
  owner: choiceParameter((text) => (text === "none" ? ("none" as const) : readRowId(text))),
  person: choiceParameter(readRowId),
  due: choiceParameter((text) => dueChoices.find((due) => due === text)),
  is_new: z.pipe(
    choiceParameter((text) => (text === "true" ? true : undefined)),
    z.transform((isNew: true | null) => isNew === true),
  ),
  sources: choiceParameter(readSources),
});

/** The ids of a list's page, with commas. */
function readSources(text: string): readonly number[] | undefined {
  const ids = text.split(",").map(readRowId);
  return ids.length <= maxPageSize && ids.every((id) => id !== undefined) ? ids : undefined;
}

/** LE1 */
export function leadRoutes(
  app: App,
  { database, publicUrl, submissionContexts, ownerNotice, hasSms }: ResourceDependencies,
): void {
  const requireLead = async (id: number): Promise<LeadRow> => {
    const lead = await findLead(database, id);
    if (!lead) throw new Problem("not_found");
    return lead;
  };
  const present = (lead: LeadRow, request: FastifyRequest) =>
    presentDetails(database, lead, {
      ownerId: requiredOwner(request, "leads"),
      hasMail: ownerNotice.hasMail,
      hasSms,
    });
  const tagOf = (lead: LeadRow) => entityTag(versionOf(lead));

  app.get(
    "/api/leads/",
    {
      config: { access: "leads" },
      schema: {
        summary: "Leads: everything that visitors sent, newest first",
        description:
          "`due` lists open promises of an answer (`promise`), or leads whose next step is `overdue`, or due `today` or within a " +
          "`week`, the earliest first. `owner` is the id of an account, or `none`; `person` the `person_id` of a lead. `sources` are ids of visitors' rows. Agents " +
          "get their own.",
        tags,
        querystring: z.extend(pageQuerySchema, filters.shape),
        response: { 200: pageSchema(leadSchema), ...listErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize, is_new: isNew, ...query } = request.query;
      const ownerId = requiredOwner(request, "leads");
      const leadFilters = { ...query, isNew, ...(ownerId !== null && { owner: ownerId }) };
      const rows = await listLeads(database, leadFilters, { page, pageSize });
      const isAll = page === 1 && rows.length < pageSize;
      const count = isAll ? rows.length : await countLeads(database, leadFilters);
      return presentPage(rows.map(presentLead), count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.get(
    "/api/leads/export.csv",
    {
      config: { access: "exports" },
      schema: {
        summary: "Leads as a spreadsheet, newest first",
        description: "Dates are in both calendars.",
        tags,
        querystring: z.extend(languageQuery, filters.shape),
        response: { 200: csvResponse, ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { is_new: isNew, ...query } = request.query;
      const batches = readInBatches<LeadRow>((last, maxRows) =>
        leadsBefore(database, { ...query, isNew }, last, maxRows),
      );
      const rows = mapBatches(batches, (leads) => leads.map(presentLead));
      return reply.send(sendCsvTable(reply, "leads", exportColumns, rows, language));
    },
  );

  app.get(
    "/api/leads/:id/",
    {
      config: { access: "leads", rows: "leads" },
      schema: {
        summary: "A lead with its person, their other leads, and its timeline",
        description: "`ETag` is the version of what staff change: the status, the owner and the next step.",
        tags,
        params: idParams,
        response: { 200: leadDetailsSchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const lead = await requireLead(request.params.id);
      reply.header("etag", tagOf(lead));
      return present(lead, request);
    },
  );

  app.patch(
    "/api/leads/:id/",
    {
      config: { access: "leads", rows: "leads" },
      schema: {
        summary: "Change the status, the owner or the next step, or mark a lead as seen",
        description: "Only admins change the owner.",
        tags,
        params: idParams,
        headers: ifMatchHeaders,
        body: leadChangeSchema,
        response: { 200: leadSchema, ...rowErrors, 412: problemSchema },
      },
    },
    async (request, reply) => {
      const { owner_id: ownerId } = request.body;
      if (ownerId !== undefined && ![null, ownerId].includes(requiredOwner(request, "owners")))
        throw new Problem("not_allowed");
      const lead = await changeLead(database, request.params.id, request.body, {
        ifMatch: request.headers["if-match"],
        accountId: requireAccount(request).id,
        notice: ownerNotice,
      });
      return reply.header("etag", tagOf(lead)).send(presentLead(lead));
    },
  );

  app.post(
    "/api/leads/:id/events/",
    {
      config: { access: "leads", rows: "leads" },
      schema: {
        summary: "Add a note, a call, a message or a visit to the timeline",
        description: "Anything but a note answers the lead; a new one becomes contacted.",
        tags,
        params: idParams,
        headers: idempotencyHeaders,
        body: leadEventInputSchema,
        response: { 201: leadDetailsSchema, ...rowErrors, 422: problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forAction(request, "lead events", id, request.body);
      await addLeadEvent(database, id, request.body, context);
      const lead = await requireLead(request.params.id);
      return reply
        .header("etag", tagOf(lead))
        .code(201)
        .send(await present(lead, request));
    },
  );

  app.post(
    "/api/leads/:id/reply/",
    {
      config: { access: "leads", rows: "leads" },
      schema: {
        summary: "Reply by e-mail, which answers the lead",
        description: "Sent through the queue and kept in the timeline.",
        tags,
        params: idParams,
        headers: idempotencyHeaders,
        body: leadReplySchema,
        response: { 201: leadDetailsSchema, ...rowErrors, 422: problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forAction(request, "lead reply", id, request.body);
      await replyToLead(database, id, request.body, context);
      const lead = await requireLead(request.params.id);
      return reply
        .header("etag", tagOf(lead))
        .code(201)
        .send(await present(lead, request));
    },
  );
}
