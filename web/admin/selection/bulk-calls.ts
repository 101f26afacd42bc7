import { type BulkChange, type BulkUndoResult, bulkUndoResultSchema } from "#domain/bulk/bulk-change.ts";
import { type BulkResult, bulkResultSchema } from "#domain/trash/trash.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export async function changeRows(change: BulkChange): Promise<BulkResult> {
  const response = await callAsAdmin({ method: "POST", path: "/api/bulk/", body: change });
  return parseBody((value) => bulkResultSchema.parse(value), response);
}

export async function undoChange(undo: string): Promise<BulkUndoResult> {
  const response = await callAsAdmin({ method: "POST", path: "/api/bulk/undo/", body: { undo } });
  return parseBody((value) => bulkUndoResultSchema.parse(value), response);
}
