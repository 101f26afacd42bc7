import {
  type Estimate,
  type EstimateInput,
  estimateSchema,
  type NewEstimate,
} from "#domain/estimates/estimate.ts";
import { type Job, jobSchema } from "#domain/jobs/job.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { randomKey } from "#web/api/random-key.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

export const estimatesPath = "/api/estimates/";

export function loadEstimate(id: number): Promise<TaggedRow<Estimate>> {
  return fetchTagged(`${estimatesPath}${id}/`, estimateSchema);
}

/** CN2: an earlier version, as it was offered. */
export function loadVersion(id: number, number: number): Promise<Estimate> {
  return callAsAdmin({ method: "GET", path: `${estimatesPath}${id}/versions/${number}/` }, estimateSchema);
}

export function beginEstimate(
  body: NewEstimate | Readonly<{ lead_id: number }>,
  headers: Record<string, string>,
): Promise<Estimate> {
  return callAsAdmin({ method: "POST", path: estimatesPath, body, headers }, estimateSchema);
}

export async function saveEstimate(
  id: number,
  etag: string | null,
  body: EstimateInput,
  { getIdempotencyHeaders }: SubmissionAttempt,
): Promise<void> {
  const headers = { ...getIdempotencyHeaders(body), ...ifMatch(etag) };
  await callAsAdmin({ method: "PUT", path: `${estimatesPath}${id}/`, body, headers });
}

/** Each press has a key of its own; a repeated call of the same press does nothing more. */
export function actOnEstimate(
  id: number,
  action: "send" | "revise" | "duplicate" | "answer" | "renew-link",
  body?: Readonly<{ text: string }>,
): Promise<Estimate> {
  const headers = { "idempotency-key": randomKey() };
  const path = `${estimatesPath}${id}/${action}/`;
  return callAsAdmin({ method: "POST", path, headers, ...(body && { body }) }, estimateSchema);
}

/** CN4: an accepted estimate becomes a job. */
export function beginJob(id: number, template: string): Promise<Job> {
  const headers = { "idempotency-key": randomKey() };
  const path = `${estimatesPath}${id}/job/`;
  return callAsAdmin({ method: "POST", path, body: { template }, headers }, jobSchema);
}

export async function deleteEstimate(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `${estimatesPath}${id}/delete/` });
}
