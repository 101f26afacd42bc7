import type { Database } from "#server/platform/database/database.ts";
import type { PictureService } from "#server/platform/media/picture-service.ts";

/**
 * LE5: pictures of sellers are private in drafts. Call this after a status was written and before the commit, so that a published
 * listing is never without its pictures.
 */
export async function syncDraftPictures(
  transaction: Database,
  pictures: PictureService,
  propertyIds: readonly number[],
): Promise<void> {
  if (propertyIds.length === 0) return;
  const rows = await transaction
    .selectFrom("property_pictures")
    .innerJoin("pictures", "key", "picture")
    .select("key")
    .distinct()
    .where("property_id", "in", propertyIds)
    .where("is_private_in_drafts", "=", true)
    .execute();
  await pictures.syncVisibility(
    transaction,
    rows.map(({ key }) => key),
  );
}
