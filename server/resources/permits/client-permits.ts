import type { Permit } from "#domain/permits/permit.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findPermits } from "./repository.ts";

/** CN10: for the client's page: the steps that were begun. Papers are for staff. */
export async function readClientPermits(database: Database, jobId: number): Promise<readonly Permit[]> {
  const found = await findPermits(database, jobId);
  const isBegun = ({ applied_on, due_on, granted_on }: Permit) => Boolean(applied_on ?? due_on ?? granted_on);
  return (found?.permits ?? []).filter(isBegun);
}
