import type { FastifyReply } from "fastify";
import { jobSchema } from "#domain/jobs/job.ts";
import { jobPictureSchema, publicJobSchema, publicJobStateSchema } from "#domain/jobs/public-job.ts";
import { pageQuerySchema, pageSchema } from "#domain/paging.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import { actionErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import { actionRoutes } from "#server/resources/rows/action-routes.ts";
import type { JobDependencies } from "./dependencies.ts";
import { presentJob, presentJobPicture } from "./presenter.ts";
import { findPublicJob, finishJob, publishJob, renewLink, reopenJob, unpublishJob } from "./publishing.ts";
import { countJobPictures, listJobPictures } from "./repository.ts";
import { requireJob } from "./writing.ts";

const tags = ["jobs"];
const config = { access: "construction", isConstruction: true } as const;

/** CN4, CN10: what becomes of a job, and who sees it. */
export function jobActionRoutes(app: App, resource: JobDependencies): void {
  const { database, submissionContexts, publicUrl, jobPages, signedMediaUrls } = resource;
  const sendRow = async (reply: FastifyReply, id: number) => {
    const row = await requireJob(database, id);
    return reply.header("etag", entityTag(row)).send(presentJob(row, jobPages));
  };

  app.get(
    "/api/jobs/:id/pictures/",
    {
      config,
      schema: {
        summary: "Pictures of the diary, the newest first",
        tags,
        params: idParams,
        querystring: pageQuerySchema,
        response: { 200: pageSchema(jobPictureSchema), ...rowErrors },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { page, page_size: pageSize } = request.query;
      await requireJob(database, id);
      const [rows, count] = await Promise.all([
        listJobPictures(database, id, { page, pageSize }),
        countJobPictures(database, id),
      ]);
      const results = rows.map((row) => presentJobPicture(row, signedMediaUrls));
      return presentPage(results, count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.get(
    "/api/jobs/:id/public/",
    {
      config,
      schema: {
        summary: "What visitors see of a job",
        tags,
        params: idParams,
        response: { 200: publicJobStateSchema, ...rowErrors },
      },
    },
    async (request) => ({ shown: await findPublicJob(database, request.params.id) }),
  );

  app.put(
    "/api/jobs/:id/public/",
    {
      config,
      schema: {
        summary: "Show a job as an ongoing project, or change what is shown",
        description: "`pictures` are keys of pictures of the diary, which become public.",
        tags,
        params: idParams,
        headers: idempotencyHeaders,
        body: publicJobSchema,
        response: { 200: jobSchema, ...actionErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forAction(request, "publish job", id, request.body);
      await publishJob(resource, id, request.body, context);
      return sendRow(reply, id);
    },
  );

  actionRoutes(app, resource, {
    path: "/api/jobs/:id/",
    noun: "job",
    tags,
    config,
    body: jobSchema,
    sendRow,
    actions: {
      unpublish: { summary: "Show a job to visitors no longer", act: unpublishJob },
      finish: {
        summary: "Finish a job whose stages are done, and the project that visitors see",
        act: finishJob,
      },
      reopen: { summary: "Continue a finished job", act: reopenJob },
      "renew-link": { summary: "Make the client's link invalid, and another one", act: renewLink },
    },
  });
}
