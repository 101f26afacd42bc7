import { type Job, jobSchema, type NewJob } from "#domain/jobs/job.ts";
import { jobPictureSchema, type PublicJob, publicJobStateSchema } from "#domain/jobs/public-job.ts";
import { pageSchema } from "#domain/paging.ts";
import { editedRows } from "#web/admin/editing/edited-rows.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { randomKey } from "#web/api/random-key.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

export const jobsPath = "/api/jobs/";
export const jobRows = editedRows("jobs", jobsPath, jobSchema);

export function createJob(body: NewJob, { getIdempotencyHeaders }: SubmissionAttempt): Promise<Job> {
  const headers = { ...getIdempotencyHeaders(body) };
  return callAsAdmin({ method: "POST", path: jobsPath, body, headers }, jobSchema);
}

type JobAction = "unpublish" | "finish" | "reopen" | "renew-link";

/** Each press has a key of its own; a repeated call of the same press does nothing more. */
export async function actOnJob(id: number, action: JobAction): Promise<void> {
  const headers = { "idempotency-key": randomKey() };
  await callAsAdmin({ method: "POST", path: `${jobsPath}${id}/${action}/`, headers });
}

export async function publishJob(
  id: number,
  body: PublicJob,
  { getIdempotencyHeaders }: SubmissionAttempt,
): Promise<void> {
  const headers = { ...getIdempotencyHeaders(body) };
  await callAsAdmin({ method: "PUT", path: `${jobsPath}${id}/public/`, body, headers });
}

/** What is public now. */
export function loadPublicJob(id: number) {
  return callAsAdmin({ method: "GET", path: `${jobsPath}${id}/public/` }, publicJobStateSchema);
}

const picturesPerPage = 60;

/** Pictures of the diary to choose from, the newest first. */
export function loadJobPictures(id: number, page: number) {
  const path = `${jobsPath}${id}/pictures/?page=${page}&page_size=${picturesPerPage}`;
  return callAsAdmin({ method: "GET", path }, pageSchema(jobPictureSchema));
}
