import type { Database } from "#server/platform/database/database.ts";
import { findAddresses } from "./repository.ts";

/** CN3, CN6: everyone of NOTIFY_EMAIL, and the owner of the client's lead. */
export async function findStaffAddresses(
  transaction: Database,
  officeAddresses: readonly string[],
  leadId: number | null,
): Promise<ReadonlySet<string>> {
  const owner = await findOwnerAddress(transaction, leadId);
  return new Set([...officeAddresses, ...(owner ? [owner] : [])]);
}

async function findOwnerAddress(transaction: Database, leadId: number | null): Promise<string | undefined> {
  if (leadId === null) return undefined;
  const lead = await transaction
    .selectFrom("leads")
    .select("owner_id")
    .where("id", "=", leadId)
    .executeTakeFirst();
  const ownerId = lead?.owner_id ?? null;
  return ownerId === null ? undefined : (await findAddresses(transaction, [ownerId])).get(ownerId);
}
