import {
  type Variation,
  type VariationInput,
  type VariationList,
  variationListSchema,
  variationSchema,
} from "#domain/variations/variation.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { randomKey } from "#web/api/random-key.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

const variationPath = (id: number) => `/api/variations/${id}/`;

/** The key of everything that a change of a variation or of money may change. */
export const jobMoneyKey = "job-money";

export function variationsQuery(jobId: number) {
  const path = `/api/jobs/${jobId}/variations/`;
  return {
    queryKey: [jobMoneyKey, jobId, "variations"],
    queryFn: (): Promise<VariationList> => callAsAdmin({ method: "GET", path }, variationListSchema),
  };
}

export function loadVariation(id: number): Promise<TaggedRow<Variation>> {
  return fetchTagged(variationPath(id), variationSchema);
}

export function beginVariation(
  jobId: number,
  body: Readonly<{ title: Readonly<{ en: string; np: string }> }>,
  { getIdempotencyHeaders }: SubmissionAttempt,
): Promise<Variation> {
  const headers = { ...getIdempotencyHeaders(body) };
  return callAsAdmin(
    { method: "POST", path: `/api/jobs/${jobId}/variations/`, body, headers },
    variationSchema,
  );
}

export async function saveVariation(
  id: number,
  etag: string | null,
  body: VariationInput,
  { getIdempotencyHeaders }: SubmissionAttempt,
): Promise<void> {
  const headers = { ...getIdempotencyHeaders(body), ...ifMatch(etag) };
  await callAsAdmin({ method: "PUT", path: variationPath(id), body, headers });
}

/** Each press has a key of its own; a repeated call of the same press does nothing more. */
export async function actOnVariation(id: number, action: "send" | "withdraw" | "delete"): Promise<void> {
  if (action === "delete") {
    await callAsAdmin({ method: "DELETE", path: `${variationPath(id)}delete/` });
    return;
  }
  const headers = { "idempotency-key": randomKey() };
  await callAsAdmin({ method: "POST", path: `${variationPath(id)}${action}/`, headers });
}
