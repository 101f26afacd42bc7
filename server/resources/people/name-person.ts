import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { requireMatch } from "#server/platform/http/entity-tag.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { findPerson, versionOf } from "./presenter.ts";
import { findRoot, listMembers, lockMerging, recordPersonChange, setStaffName } from "./repository.ts";

type Naming = Readonly<{ ifMatch: string | undefined; accountId: number; ownerId: number | null }>;

/** LE2: sets what staff call a person, or with "" what the person wrote, and notes it in the timelines of their leads. */
export async function namePerson(
  database: Database,
  id: number,
  name: string,
  { ifMatch, accountId, ownerId }: Naming,
): Promise<void> {
  await writeAs(database, accountId, async (transaction) => {
    // Merging would change whose name it is.
    await lockMerging(transaction);
    const before = await findPerson(transaction, id, ownerId);
    const root = await findRoot(transaction, id);
    if (!before || !root) throw new Problem("not_found");
    requireMatch(ifMatch, versionOf(before), () => before);
    await setStaffName(transaction, root.id, name || null);
    const after = await findPerson(transaction, id, ownerId);
    if (!after || after.name === before.name) return;
    const members = await listMembers(transaction, root.id);
    await recordPersonChange(
      transaction,
      members.map((member) => member.id),
      { from: before.name, to: after.name },
      accountId,
    );
  });
}
