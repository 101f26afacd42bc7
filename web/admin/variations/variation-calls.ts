import {
  type Variation,
  type VariationList,
  variationListSchema,
  variationSchema,
} from "#domain/variations/variation.ts";
import { editedRows } from "#web/admin/editing/edited-rows.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { randomKey } from "#web/api/random-key.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

const path = "/api/variations/";

/** The key of everything that a change of a variation or of money may change. */
export const jobMoneyKey = "job-money";
export const variationRows = editedRows(jobMoneyKey, path, variationSchema);

export function variationsQuery(jobId: number) {
  return {
    queryKey: [jobMoneyKey, jobId, "variations"],
    queryFn: (): Promise<VariationList> =>
      callAsAdmin({ method: "GET", path: `/api/jobs/${jobId}/variations/` }, variationListSchema),
  };
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

/** Each press has a key of its own; a repeated call of the same press does nothing more. */
export async function actOnVariation(id: number, action: "send" | "withdraw" | "delete"): Promise<void> {
  if (action === "delete") {
    await callAsAdmin({ method: "DELETE", path: `${path}${id}/delete/` });
    return;
  }
  const headers = { "idempotency-key": randomKey() };
  await callAsAdmin({ method: "POST", path: `${path}${id}/${action}/`, headers });
}
