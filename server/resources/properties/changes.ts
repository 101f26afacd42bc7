import { sql } from "kysely";
import { isListed } from "#domain/properties/kinds.ts";
import { comparedDays, priceBeforeReduction } from "#domain/properties/price-reduction.ts";
import { changedFields, type PropertyChange } from "#domain/properties/property-change.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { PriceColumns, PropertyColumns, PropertyRow } from "./repository.ts";

const maxShownChanges = 100;

/**
 * The columns to write with a new price; undefined if the price stays. The caller holds the row's lock. Visitors have seen
 * no price of an unlisted property, and a rent is no reduced sale price.
 */
export async function columnsOfNewPrice(
  transaction: Database,
  before: PropertyRow,
  { price = before.price, for_type = before.for_type }: Partial<PropertyColumns>,
): Promise<PriceColumns | undefined> {
  if (price === before.price) return undefined;
  const price_changed_at = new Date();
  if (!isListed(before.status) || for_type !== before.for_type)
    return { previous_price: null, price_changed_at };
  const earlier = await historyOf(transaction, before.id)
    .select(sql<string>`before ->> 'price'`.as("price"))
    .where(sql<boolean>`before ? 'price'`)
    .where("changed_at", ">", sql<Date>`now() - make_interval(days => ${comparedDays})`)
    .execute();
  const prices = earlier.map((change) => Number(change.price));
  return { previous_price: priceBeforeReduction(price, before.price, prices), price_changed_at };
}

/** LD5: the changes of the price and the status, newest first. */
export async function listChanges(database: Database, id: number): Promise<PropertyChange[]> {
  const rows = await historyOf(database, id)
    .leftJoin("accounts", "accounts.id", "row_history.account_id")
    .select(["changed_at", "before", "after", "accounts.username as account"])
    .where(sql<boolean>`before ?| array[${sql.join(changedFields)}]`)
    .orderBy("row_history.id", "desc")
    .limit(maxShownChanges)
    .execute();
  return rows.flatMap(({ changed_at, before, after, account }) =>
    changedFields
      .filter((field) => field in before)
      .map((field) => ({
        changed_at: changed_at.toISOString(),
        field,
        before: String(before[field]),
        after: String(after[field]),
        account,
      })),
  );
}

function historyOf(database: Database, id: number) {
  return database.selectFrom("row_history").where("table_name", "=", "properties").where("row_id", "=", id);
}
