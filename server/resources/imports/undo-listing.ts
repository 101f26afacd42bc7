import type { Database } from "#server/platform/database/database.ts";
import { findPictureKeys, markDeleted } from "#server/platform/deletion/repository.ts";
import type { PictureService } from "#server/platform/media/picture-service.ts";
import { deleteUnusedPictures } from "#server/platform/media/repository.ts";
import { entriesOf } from "#server/resources/history/repository.ts";
import { findLookups, versionsOf } from "#server/resources/history/versions.ts";
import { endApproval } from "#server/resources/properties/approval.ts";
import { syncDraftPictures } from "#server/resources/properties/draft-pictures.ts";
import { formFieldsOf, readPropertyForm } from "#server/resources/properties/form.ts";
import { findProperty, updateProperty } from "#server/resources/properties/repository.ts";
import { lastEntries } from "./row-history.ts";
import type { ImportedRow } from "./row-plan.ts";

/** A new listing goes to the trash, a changed one is again what it was, unless a person has changed it since. */
export async function undoListing(
  transaction: Database,
  pictures: PictureService,
  { outcome, row_id: id, history_before, history_after }: ImportedRow,
  importId: number,
): Promise<boolean> {
  await transaction.selectFrom("properties").select("id").where("id", "=", id).forUpdate().execute();
  const last = (await lastEntries(transaction, "properties", [id])).get(id) ?? 0;
  if (last !== history_after) return false;
  await transaction
    .updateTable("redirects")
    .set({ deleted_at: new Date() })
    .where("import_id", "=", importId)
    .where("target", "=", `/property/${id}`)
    .where("deleted_at", "is", null)
    .execute();
  if (outcome === "new") {
    const isDeleted = await markDeleted(transaction, "properties", id);
    await pictures.syncVisibility(transaction, await findPictureKeys(transaction, "properties", [id]));
    return isDeleted;
  }
  const row = await findProperty(transaction, id);
  if (!row) return false;
  const entries = await entriesOf(transaction, "properties", id)
    .where("row_history.id", ">", history_before)
    .execute();
  const before = versionsOf(row, entries, await findLookups(transaction, entries)).at(-1)?.before ?? row;
  const fields = formFieldsOf(before);
  const { columns } = readPropertyForm(fields, "en", row);
  const keys = before.pictures.map(({ key }) => key);
  const { previous_price } = before;
  const price_changed_at = before.price_changed_at === null ? null : new Date(before.price_changed_at);
  await updateProperty(
    transaction,
    row,
    { ...columns(row), previous_price, ...(price_changed_at && { price_changed_at }) },
    keys,
  );
  // The sweeper removes their files.
  await deleteUnusedPictures(
    transaction,
    row.pictures.map(({ key }) => key).filter((key) => !keys.includes(key)),
  );
  if (before.status !== row.status) {
    await endApproval(transaction, [id]);
    await syncDraftPictures(transaction, pictures, [id]);
  }
  return true;
}
