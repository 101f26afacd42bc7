import { constructionRateSchema } from "#domain/construction-rates/construction-rate.ts";
import { type RateImportResult, rateImportResultSchema } from "#domain/construction-rates/rate-table.ts";
import { editedRows } from "#web/admin/editing/edited-rows.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export const ratesPath = "/api/construction-rates/";
export const constructionRateRows = editedRows("construction-rates", ratesPath, constructionRateSchema);

export async function deleteRate(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `${ratesPath}${id}/delete/` });
}

export function importRates(csv: string, dry_run: boolean): Promise<RateImportResult> {
  return callAsAdmin(
    { method: "POST", path: `${ratesPath}import/`, body: { csv, dry_run } },
    rateImportResultSchema,
  );
}
