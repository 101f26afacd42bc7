import { failedJobSchema, failedMailSchema, mailStateSchema } from "#domain/mail/mail.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { resultsOf } from "#web/api/response-schema.ts";

export const mailQueryKey = "mail";

export async function fetchMailState() {
  return callAsAdmin({ method: "GET", path: "/api/mail/" }, mailStateSchema);
}

export async function fetchFailures() {
  const [mails, jobs] = await Promise.all([
    callAsAdmin({ method: "GET", path: "/api/mails/failed/" }, resultsOf(failedMailSchema)),
    callAsAdmin({ method: "GET", path: "/api/jobs/failed/" }, resultsOf(failedJobSchema)),
  ]);
  return { mails, jobs };
}

export async function retryMail(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/mails/${id}/retry/` });
}

export async function retryJob(id: string): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/jobs/${id}/retry/` });
}
