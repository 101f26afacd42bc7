import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { requireMatch } from "#server/platform/http/entity-tag.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { findPerson, versionOf } from "./presenter.ts";
import { findRoot, listMembers, lockMerging, recordPersonChange, updatePerson } from "./repository.ts";

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
    const given = name || null;
    if (given === root.staff_name) return;
    await updatePerson(transaction, root.id, { staff_name: given });
    const members = await listMembers(transaction, root.id);
    // Only what staff called them: a visitor's own wording must be gone once its form is purged.
    await recordPersonChange(
      transaction,
      members.map((member) => member.id),
      { from: root.staff_name, to: given },
      accountId,
    );
  });
}
