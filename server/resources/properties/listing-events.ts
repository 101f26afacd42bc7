import { isDeepStrictEqual } from "node:util";
import { defaultLanguage } from "#domain/language.ts";
import { isPublic } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import { listingEvent } from "#domain/webhooks/webhook-events.ts";
import type { Database } from "#server/platform/database/database.ts";
import { hasListener, queueEvent } from "#server/platform/webhooks/queue-event.ts";
import { presentProperty } from "./presenter.ts";
import { findPropertiesInOrder } from "./repository.ts";

const events = ["listing.published", "listing.changed", "listing.withdrawn"] as const;

/** IM7: runs a change of listings and queues what visitors see of it. */
export async function withListingEvents<Result>(
  transaction: Database,
  publicUrl: string,
  ids: readonly number[],
  write: () => Promise<Result>,
): Promise<Result> {
  if (ids.length === 0 || !(await hasListener(transaction, events))) return write();
  const before = await presentPublic(transaction, publicUrl, ids);
  const result = await write();
  const after = await presentPublic(transaction, publicUrl, ids);
  for (const id of ids) await queueListing(transaction, id, before.get(id), after.get(id));
  return result;
}

/** IM7: the same for a new listing. */
export async function queueNewListing(transaction: Database, publicUrl: string, id: number): Promise<void> {
  if (!(await hasListener(transaction, events))) return;
  const listings = await presentPublic(transaction, publicUrl, [id]);
  await queueListing(transaction, id, undefined, listings.get(id));
}

/** As visitors see them; without those that they do not see. */
async function presentPublic(
  transaction: Database,
  publicUrl: string,
  ids: readonly number[],
): Promise<Map<number, Property>> {
  const rows = await findPropertiesInOrder(transaction, [...ids]);
  const shown = rows.filter(({ status }) => isPublic(status));
  return new Map(shown.map((row) => [row.id, presentProperty(row, publicUrl, defaultLanguage)]));
}

async function queueListing(
  transaction: Database,
  id: number,
  before: Property | undefined,
  after: Property | undefined,
): Promise<void> {
  const type = listingEvent(before !== undefined, after !== undefined);
  if (type === null || (before && after && isSame(before, after))) return;
  // What was withdrawn is no longer public.
  await queueEvent(transaction, { type, data: () => after ?? { id } });
}

function isSame(before: Property, after: Property): boolean {
  return isDeepStrictEqual({ ...before, updated_at: "" }, { ...after, updated_at: "" });
}
