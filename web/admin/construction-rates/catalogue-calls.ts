import {
  type ConstructionRate,
  type ConstructionRateInput,
  constructionRateSchema,
} from "#domain/construction-rates/construction-rate.ts";
import { type RateImportResult, rateImportResultSchema } from "#domain/construction-rates/rate-table.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

export const ratesPath = "/api/construction-rates/";

export function loadRate(id: number): Promise<TaggedRow<ConstructionRate>> {
  return fetchTagged(`${ratesPath}${id}/`, constructionRateSchema);
}

/** Adds an item if `id` is null. */
export async function saveRate(
  id: number | null,
  etag: string | null,
  body: ConstructionRateInput,
  { getIdempotencyHeaders }: SubmissionAttempt,
): Promise<void> {
  const headers = { ...getIdempotencyHeaders(body), ...ifMatch(etag) };
  await callAsAdmin(
    id === null
      ? { method: "POST", path: ratesPath, body, headers }
      : { method: "PUT", path: `${ratesPath}${id}/`, body, headers },
  );
}

export async function deleteRate(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `${ratesPath}${id}/delete/` });
}

export function importRates(csv: string, dry_run: boolean): Promise<RateImportResult> {
  return callAsAdmin(
    { method: "POST", path: `${ratesPath}import/`, body: { csv, dry_run } },
    rateImportResultSchema,
  );
}
