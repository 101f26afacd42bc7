import { type Estimate, estimateSchema, type NewEstimate } from "#domain/estimates/estimate.ts";
import { type Job, jobSchema } from "#domain/jobs/job.ts";
import { editedRows } from "#web/admin/editing/edited-rows.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { randomKey } from "#web/api/random-key.ts";

export const estimatesPath = "/api/estimates/";
export const estimateRows = editedRows("estimates", estimatesPath, estimateSchema);

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
