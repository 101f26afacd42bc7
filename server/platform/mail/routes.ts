import * as z from "zod/mini";
import { failedMailSchema, mailStateSchema } from "#domain/mail/mail.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { countFailedJobs } from "#server/platform/jobs/failed-jobs.ts";
import { countUnsentMails, listFailedMails, retryMail } from "./outbox.ts";

const maxListed = 50;
const tags = ["mail"];

/** LE3: whether mail works, and what could not be sent. */
export function mailRoutes(app: App, database: Database, { mail, notify }: Config): void {
  app.get(
    "/api/mail/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Whether mail is set up, and what waits or failed",
        tags,
        response: { 200: mailStateSchema, ...listErrors },
      },
    },
    async () => {
      const [mails, failedJobs] = await Promise.all([countUnsentMails(database), countFailedJobs(database)]);
      return {
        is_set_up: mail !== undefined,
        has_recipients: notify.addresses.length > 0,
        queued: mails.queued,
        failed_mails: mails.failed,
        failed_jobs: failedJobs,
      };
    },
  );

  app.get(
    "/api/mails/failed/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Mails that could not be sent",
        description: `At most ${maxListed}, the newest first. They are deleted after 30 days.`,
        tags,
        response: { 200: z.object({ results: z.array(failedMailSchema) }), ...listErrors },
      },
    },
    async () => {
      const rows = await listFailedMails(database, maxListed);
      const results = rows.map(({ id, kind, to_address, subject, error, created_at }) => ({
        id,
        kind,
        to_address,
        subject,
        error: error ?? "",
        created_at: created_at.toISOString(),
      }));
      return { results };
    },
  );

  app.post(
    "/api/mails/:id/retry/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Send a failed mail again",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      if (!(await retryMail(database, request.params.id))) throw new Problem("not_found");
      return reply.code(204).send(null);
    },
  );
}
