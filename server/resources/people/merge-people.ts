import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { findRoot, listMembers, lockMerging, mergeRoots, recordPersonChange } from "./repository.ts";

/** LE2: two people found to be one. Their rows stay, so that they can be parted again. Repeating it changes nothing. */
export async function mergePeople(
  database: Database,
  id: number,
  into: number,
  accountId: number,
): Promise<void> {
  await writeAs(database, accountId, async (transaction) => {
    await lockMerging(transaction);
    const [merged, root] = [await findRoot(transaction, id), await findRoot(transaction, into)];
    if (!merged || !root) throw new Problem("not_found");
    if (merged.id === root.id) return;
    const members = await listMembers(transaction, merged.id);
    await mergeRoots(transaction, merged, root);
    await recordPersonChange(transaction, idsOf(members), { change: "merged" }, accountId);
  });
}

/** LE2: a merged row becomes a person of its own again, with the rows that were merged into it. */
export async function splitPerson(database: Database, id: number, accountId: number): Promise<void> {
  await writeAs(database, accountId, async (transaction) => {
    await lockMerging(transaction);
    const parted = await transaction
      .updateTable("people")
      .set({ merged_into: null, is_merge_blocked: true })
      .where("id", "=", id)
      .where("merged_into", "is not", null)
      .returning("id")
      .executeTakeFirst();
    if (!parted) throw new Problem("not_found");
    const members = await listMembers(transaction, id);
    await recordPersonChange(transaction, idsOf(members), { change: "parted" }, accountId);
  });
}

function idsOf(rows: readonly Readonly<{ id: number }>[]): number[] {
  return rows.map(({ id }) => id);
}
