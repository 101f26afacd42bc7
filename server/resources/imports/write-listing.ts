import type { ReadListing } from "#domain/imports/read-listing.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { PictureService } from "#server/platform/media/picture-service.ts";
import { endApproval } from "#server/resources/properties/approval.ts";
import { columnsOfNewPrice } from "#server/resources/properties/changes.ts";
import { claimReference } from "#server/resources/properties/claim-reference.ts";
import { syncDraftPictures } from "#server/resources/properties/draft-pictures.ts";
import { queueNewListing, withListingEvents } from "#server/resources/properties/listing-events.ts";
import {
  insertProperty,
  type PropertyColumns,
  type PropertyRow,
  updateProperty,
} from "#server/resources/properties/repository.ts";
import { pictureKeysOf } from "#server/resources/properties/writing.ts";
import { addRedirects } from "#server/resources/redirects/repository.ts";
import { type NamedPictures, type StoredPictures, writePictures } from "./listing-pictures.ts";
import type { PlanContext } from "./row-plan.ts";

type Line = Readonly<{
  /** The listing that the line changes. */
  row: PropertyRow | undefined;
  columns: PropertyColumns | Partial<PropertyColumns>;
  listing: ReadListing;
  named: NamedPictures | undefined;
  stored: StoredPictures;
  hasChanges: boolean;
  context: PlanContext;
}>;

/** Writes a line as staff would with the form, and returns the listing's id. */
export async function writeListing(
  transaction: Database,
  pictures: PictureService,
  line: Line,
): Promise<number> {
  const { row, listing, context } = line;
  const write = () => writeRow(transaction, pictures, line);
  const id = row ? await withListingEvents(transaction, context.publicUrl, [row.id], write) : await write();
  if (!row) await queueNewListing(transaction, context.publicUrl, id);
  // IM2: an address that the site itself uses gets none.
  if (listing.oldAddress !== null && context.options.has_redirects)
    await addRedirects(transaction, [
      { path: pathOf(listing.oldAddress), target: `/property/${id}`, importId: context.importId },
    ]);
  return id;
}

async function writeRow(
  transaction: Database,
  pictures: PictureService,
  { row, columns, listing, named, stored, hasChanges }: Line,
): Promise<number> {
  const keys = named && (await writePictures(transaction, named, stored));
  if (!row) {
    await claimReference(transaction, listing.reference, null);
    return insertProperty(transaction, columns as PropertyColumns, keys ?? []);
  }
  if (!hasChanges) return row.id;
  const priceColumns = await columnsOfNewPrice(transaction, row, columns);
  const current = pictureKeysOf(row);
  const allKeys = keys ? [...keys, ...current.filter((key) => key !== null && !keys.includes(key))] : current;
  await updateProperty(transaction, row, { ...columns, ...priceColumns }, allKeys);
  if (columns.status && columns.status !== row.status) {
    await endApproval(transaction, [row.id]);
    await syncDraftPictures(transaction, pictures, [row.id]);
  }
  return row.id;
}

/** The path of an address, which may have another host. */
function pathOf(address: string): string {
  return URL.parse(address, "http://old.invalid")?.pathname ?? address;
}
