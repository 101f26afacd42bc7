import { type Permits, permitsSchema } from "#domain/permits/permit.ts";
import { editedPart, loadRow } from "#web/admin/editing/edited-rows.ts";
import { jobMoneyKey } from "#web/admin/variations/variation-calls.ts";

export const permitsRows = (jobId: number) =>
  editedPart(jobMoneyKey, `/api/jobs/${jobId}/permits/`, jobId, permitsSchema);
export type PermitsRow = Permits & Readonly<{ id: number }>;

export function permitsQuery(jobId: number) {
  return { queryKey: [jobMoneyKey, jobId, "permits"], queryFn: () => loadRow(permitsRows(jobId), jobId) };
}
