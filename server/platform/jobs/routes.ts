import * as z from "zod/mini";
import { failedJobSchema } from "#domain/mail/mail.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { listFailedJobs, retryJob } from "./failed-jobs.ts";

const maxListed = 50;
const tags = ["mail"];

/** LE3: jobs that failed for the last time. */
export function jobRoutes(app: App, database: Database): void {
  app.get(
    "/api/jobs/failed/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Background jobs that failed for the last time",
        description: `At most ${maxListed}, the newest first. They are deleted after a week.`,
        tags,
        response: { 200: z.object({ results: z.array(failedJobSchema) }), ...listErrors },
      },
    },
    async () => {
      const rows = await listFailedJobs(database, maxListed);
      const results = rows.map(({ id, queue, error, attempts, failed_at }) => ({
        id,
        queue,
        error: error ?? "",
        attempts,
        failed_at: failed_at.toISOString(),
      }));
      return { results };
    },
  );

  app.post(
    "/api/jobs/:id/retry/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Try a failed background job again",
        tags,
        params: z.object({ id: z.uuid() }),
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      if (!(await retryJob(database, request.params.id))) throw new Problem("not_found");
      return reply.code(204).send(null);
    },
  );
}
