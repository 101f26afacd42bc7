import * as z from "zod/mini";
import { failedJobSchema, failedMailSchema, mailStateSchema } from "#domain/mail/mail.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export const mailQueryKey = "mail";

const failedMails = z.object({ results: z.array(failedMailSchema) });
const failedJobs = z.object({ results: z.array(failedJobSchema) });

export async function fetchMailState() {
  const body = await callAsAdmin({ method: "GET", path: "/api/mail/" });
  return parseBody((value) => mailStateSchema.parse(value), body);
}

export async function fetchFailures() {
  const [mails, jobs] = await Promise.all([
    callAsAdmin({ method: "GET", path: "/api/mails/failed/" }),
    callAsAdmin({ method: "GET", path: "/api/jobs/failed/" }),
  ]);
  return {
    mails: parseBody((value) => failedMails.parse(value).results, mails),
    jobs: parseBody((value) => failedJobs.parse(value).results, jobs),
  };
}

export async function retryMail(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/mails/${id}/retry/` });
}

export async function retryJob(id: string): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/jobs/${id}/retry/` });
}
