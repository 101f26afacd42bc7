import { sql } from "kysely";
import { isListed } from "#domain/properties/kinds.ts";
import { comparedDays, priceBeforeReduction } from "#domain/properties/price-reduction.ts";
import { changedFields, type PropertyChange } from "#domain/properties/property-change.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { PriceColumns, PropertyColumns, PropertyRow } from "./repository.ts";

const maxShownChanges = 100;

/**
 * Records changes of price and status, and returns the columns to write with a new price. The caller holds the row's lock, so
 * that concurrent changes are recorded one after the other.
 */
export async function recordChanges(
  transaction: Database,
  before: PropertyRow,
  after: Partial<PropertyColumns>,
  accountId: number,
): Promise<PriceColumns | undefined> {
  const changed = changedFields.filter(
    (field) => after[field] !== undefined && after[field] !== before[field],
  );
  if (changed.length === 0) return undefined;
  const priceColumns = changed.includes("price")
    ? await columnsOfNewPrice(transaction, before, after)
    : undefined;
  await transaction
    .insertInto("property_changes")
    .values(
      changed.map((field) => ({
        property_id: before.id,
        field,
        before: String(before[field]),
        after: String(after[field]),
        account_id: accountId,
      })),
    )
    .execute();
  return priceColumns;
}

/** Visitors have seen no price of an unlisted property, and a rent is no reduced sale price. */
async function columnsOfNewPrice(
  transaction: Database,
  before: PropertyRow,
  { price = before.price, for_type = before.for_type }: Partial<PropertyColumns>,
): Promise<PriceColumns> {
  const price_changed_at = new Date();
  if (!isListed(before.status) || for_type !== before.for_type)
    return { previous_price: null, price_changed_at };
  const earlier = await transaction
    .selectFrom("property_changes")
    .select("before")
    .where("property_id", "=", before.id)
    .where("field", "=", "price")
    .where("changed_at", ">", sql<Date>`now() - make_interval(days => ${comparedDays})`)
    .execute();
  const prices = earlier.map((change) => Number(change.before));
  return { previous_price: priceBeforeReduction(price, before.price, prices), price_changed_at };
}

/** Newest first. */
export async function listChanges(database: Database, id: number): Promise<PropertyChange[]> {
  const rows = await database
    .selectFrom("property_changes")
    .leftJoin("accounts", "accounts.id", "property_changes.account_id")
    .select(["changed_at", "field", "before", "after", "accounts.username as account"])
    .where("property_id", "=", id)
    .orderBy("property_changes.id", "desc")
    .limit(maxShownChanges)
    .execute();
  return rows.map(({ changed_at, ...change }) => ({ changed_at: changed_at.toISOString(), ...change }));
}
