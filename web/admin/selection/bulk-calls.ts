import { type BulkChange, type BulkUndoResult, bulkUndoResultSchema } from "#domain/bulk/bulk-change.ts";
import { type BulkResult, bulkResultSchema } from "#domain/trash/trash.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export async function changeRows(change: BulkChange): Promise<BulkResult> {
  return callAsAdmin({ method: "POST", path: "/api/bulk/", body: change }, bulkResultSchema);
}

export async function undoChange(undo: string): Promise<BulkUndoResult> {
  return callAsAdmin({ method: "POST", path: "/api/bulk/undo/", body: { undo } }, bulkUndoResultSchema);
}
