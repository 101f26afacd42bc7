import * as z from "zod/mini";
import type { TrashSelection } from "#domain/trash/trash.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

const resultSchema = z.object({ changed: z.int() });

/** Returns how many rows were restored or purged. */
export async function sendToTrash(action: "restore" | "purge", rows: TrashSelection): Promise<number> {
  return (await callAsAdmin({ method: "POST", path: `/api/trash/${action}/`, body: { rows } }, resultSchema))
    .changed;
}
