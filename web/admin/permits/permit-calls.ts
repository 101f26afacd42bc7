import * as z from "zod/mini";
import { type PermitsInput, permitsSchema } from "#domain/permits/permit.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { jobMoneyKey } from "#web/admin/variations/variation-calls.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

const permitsPath = (jobId: number) => `/api/jobs/${jobId}/permits/`;

/** The steps as their editor reads them; the id is that of the job. */
export const permitsRowSchema = z.extend(permitsSchema, { id: z.int() });
export type PermitsRow = z.infer<typeof permitsRowSchema>;

export async function loadPermits(jobId: number): Promise<TaggedRow<PermitsRow>> {
  const { row, etag } = await fetchTagged(permitsPath(jobId), permitsSchema);
  return { row: { id: jobId, ...row }, etag };
}

export function permitsQuery(jobId: number) {
  return { queryKey: [jobMoneyKey, jobId, "permits"], queryFn: () => loadPermits(jobId) };
}

export async function savePermits(
  jobId: number,
  etag: string | null,
  body: PermitsInput,
  { getIdempotencyHeaders }: SubmissionAttempt,
): Promise<void> {
  const headers = { ...getIdempotencyHeaders(body), ...ifMatch(etag) };
  await callAsAdmin({ method: "PUT", path: permitsPath(jobId), body, headers });
}
