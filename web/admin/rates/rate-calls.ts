import { type StaffRate, staffRateSchema } from "#domain/rates/rate.ts";
import type { RateInput } from "#domain/rates/rate-input.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { resultsOf } from "#web/api/response-schema.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

const path = "/api/rates/";

/** For `useQuery`. */
export const ratesQuery = { queryKey: ["rates", "list"], queryFn: fetchRates };

async function fetchRates(): Promise<readonly StaffRate[]> {
  return callAsAdmin({ method: "GET", path }, resultsOf(staffRateSchema));
}

export function loadRate(id: number): Promise<TaggedRow<StaffRate>> {
  return fetchTagged(`${path}${id}/`, staffRateSchema);
}

/** Adds a rate if `id` is null. */
export async function saveRate(
  id: number | null,
  etag: string | null,
  body: RateInput,
  { getIdempotencyHeaders }: SubmissionAttempt,
): Promise<void> {
  const headers = { ...getIdempotencyHeaders(body), ...ifMatch(etag) };
  await callAsAdmin(
    id === null
      ? { method: "POST", path, body, headers }
      : { method: "PUT", path: `${path}${id}/`, body, headers },
  );
}

/** False if the rate is no longer as it was shown: nobody has checked that. */
export async function checkRate(shown: StaffRate): Promise<boolean> {
  const { row, etag } = await loadRate(shown.id);
  if (JSON.stringify(row) !== JSON.stringify(shown)) return false;
  await callAsAdmin({ method: "POST", path: `${path}${shown.id}/check/`, headers: ifMatch(etag) });
  return true;
}
