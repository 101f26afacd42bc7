import { type StaffRate, staffRateSchema } from "#domain/rates/rate.ts";
import { editedRows, loadRow } from "#web/admin/editing/edited-rows.ts";
import { ifMatch } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { resultsOf } from "#web/api/response-schema.ts";

const path = "/api/rates/";

/** For `useQuery`. */
export const ratesQuery = { queryKey: ["rates", "list"], queryFn: fetchRates };

async function fetchRates(): Promise<readonly StaffRate[]> {
  return callAsAdmin({ method: "GET", path }, resultsOf(staffRateSchema));
}

export const rateRows = editedRows("rates", path, staffRateSchema);

/** False if the rate is no longer as it was shown: nobody has checked that. */
export async function checkRate(shown: StaffRate): Promise<boolean> {
  const { row, etag } = await loadRow(rateRows, shown.id);
  if (JSON.stringify(row) !== JSON.stringify(shown)) return false;
  await callAsAdmin({ method: "POST", path: `${path}${shown.id}/check/`, headers: ifMatch(etag) });
  return true;
}
