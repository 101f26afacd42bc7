import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import * as z from "zod/mini";
import {
  failedMailSchema,
  mailStateSchema,
  testMailInputSchema,
  testMailResultSchema,
} from "#domain/mail/mail.ts";
import { composeTestMail } from "#domain/mail/test-mail.ts";
import { problemSchema } from "#domain/problems.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import { actOnce } from "#server/platform/submissions/act-once.ts";
import {
  idempotencyHeaders,
  type SubmissionContextFactory,
} from "#server/platform/submissions/submission-context.ts";
import { readMailState } from "./mail-state.ts";
import { createMailer } from "./mailer.ts";
import { listFailedMails, retryMail } from "./outbox.ts";

const maxListed = 50;
const testTimeoutMs = 12_000;
const tags = ["mail"];

/** LE3: whether mail works, and what could not be sent. */
export function mailRoutes(
  app: App,
  database: Database,
  config: Config,
  settings: CurrentSettings,
  submissionContexts: SubmissionContextFactory,
): void {
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
    async () => readMailState(database, config),
  );

  app.post(
    "/api/mail/test/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Send a test mail now",
        description:
          "Says what the mail server answered. The mail is not queued, so it is not tried again. A repeated request sends no second one, " +
          "unless the first one failed.",
        tags,
        headers: idempotencyHeaders,
        body: testMailInputSchema,
        response: { 200: testMailResultSchema, ...rowErrors, 422: problemSchema },
      },
    },
    async (request) => {
      const { to, language } = request.body;
      const { mail } = config;
      if (!mail) return { is_sent: false, error: "SMTP_URL is missing" };
      const company = localText(settings.read().company.name, language);
      const content = composeTestMail(company, language);
      const context = await submissionContexts.forAction(request, "test mail", 0, { to, language });
      try {
        // A failure frees the key. No row is written, so the key has no number of one.
        await actOnce(database, context, 0, async () => {
          const sent = createMailer(mail).send({ ...content, ...testMailFields(to) }, company);
          await withTimeout(sent, testTimeoutMs);
        });
        return { is_sent: true, error: null };
      } catch (error) {
        if (error instanceof Problem) throw error;
        return { is_sent: false, error: error instanceof Error ? error.message : String(error) };
      }
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

function testMailFields(to: string) {
  const message_id = `<${randomUUID()}@test.invalid>`;
  return { kind: "account", to_address: to, reply_to: null, message_id, created_at: new Date() } as const;
}

/** The sender's own timeouts are longer than a person waits for a page. */
async function withTimeout(work: Promise<void>, timeoutMs: number): Promise<void> {
  const stop = new AbortController();
  const timeout = setTimeout(timeoutMs, undefined, { signal: stop.signal }).then(() => {
    throw new Error("The mail server does not answer");
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    stop.abort();
    timeout.catch(() => undefined);
  }
}
