import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import {
  jobBeginningSchema,
  jobInputSchema,
  jobRowSchema,
  jobSchema,
  jobStates,
  newJobSchema,
} from "#domain/jobs/job.ts";
import { pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
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
import type { JobDependencies } from "./dependencies.ts";
import { presentJob, presentJobRow } from "./presenter.ts";
import { countJobs, type JobDetails, listJobs } from "./repository.ts";
import { createJob, createJobFromEstimate, requireJob, saveJob } from "./writing.ts";

const tags = ["jobs"];
const config = { access: "construction", isConstruction: true } as const;
/** Some stages with an engineer's note each. */
const maxBodyBytes = 1024 * 1024;

const listQuery = z.extend(pageQuerySchema, {
  search: searchParameter,
  state: choiceParameter((text) => jobStates.find((state) => state === text)),
});

/** CN4: what staff do with jobs. */
export function jobResourceRoutes(app: App, resource: JobDependencies): void {
  const { database, submissionContexts, publicUrl, jobPages } = resource;
  const send = (reply: FastifyReply, row: JobDetails) =>
    reply.header("etag", entityTag(row)).send(presentJob(row, jobPages));

  app.get(
    "/api/jobs/",
    {
      config,
      schema: {
        summary: "Jobs, those under construction first",
        description: "`search` looks through client, title, place, kitta and code.",
        tags,
        querystring: listQuery,
        response: { 200: pageSchema(jobRowSchema), ...listErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize, search, state } = request.query;
      const filters = { search, state };
      const [rows, count] = await Promise.all([
        listJobs(database, filters, { page, pageSize }),
        countJobs(database, filters),
      ]);
      return presentPage(rows.map(presentJobRow), count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.get(
    "/api/jobs/:id/",
    {
      config,
      schema: {
        summary: "One job with its stages, and its version in `ETag`",
        tags,
        params: idParams,
        response: { 200: jobSchema, ...rowErrors },
      },
    },
    async (request, reply) => send(reply, await requireJob(database, request.params.id)),
  );

  app.post(
    "/api/jobs/",
    {
      config,
      schema: {
        summary: "Begin a job without an estimate",
        tags,
        headers: idempotencyHeaders,
        body: newJobSchema,
        response: { 201: jobSchema, ...creationErrors },
      },
    },
    async (request, reply) => {
      const context = await submissionContexts.forStaff(request, "jobs", jsonForm(request.body));
      return send(reply.code(201), await createJob(resource, request.body, context));
    },
  );

  app.post(
    "/api/estimates/:id/job/",
    {
      config,
      schema: {
        summary: "Begin the job of an accepted estimate",
        description: "An estimate that is not accepted, or has a job, is refused with `state_changed`.",
        tags,
        params: idParams,
        headers: idempotencyHeaders,
        body: jobBeginningSchema,
        response: { 201: jobSchema, ...creationErrors, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { template } = request.body;
      const context = await submissionContexts.forStaff(
        request,
        "jobs",
        jsonForm({ estimate: id, template }),
      );
      return send(reply.code(201), await createJobFromEstimate(resource, id, template, context));
    },
  );

  app.put(
    "/api/jobs/:id/",
    {
      config,
      bodyLimit: maxBodyBytes,
      schema: {
        summary: "Save a job with its stages",
        description:
          "A stage that a diary entry, a cost or an instalment refers to can't be removed. A finished job is refused with `state_changed`.",
        tags,
        params: idParams,
        headers: changeHeaders,
        body: jobInputSchema,
        response: { 200: jobSchema, ...changeErrors, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forChange(request, "jobs", id, jsonForm(request.body));
      return send(reply, await saveJob(resource, id, request.body, context));
    },
  );
}
