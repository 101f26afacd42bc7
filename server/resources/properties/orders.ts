import { type RawBuilder, sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { PropertySort } from "#domain/properties/filters.ts";
import { shownLine } from "#server/platform/database/translated-texts.ts";
import type { Order } from "#server/platform/http/order-query.ts";

/** Square feet of the land, or of what has none. Indexes have these expressions. */
export const size = sql<string>`coalesce(land_sq_ft, area)`;
const pricePerSquareFoot = sql<string>`(price / greatest(coalesce(land_sq_ft, area), 1))`;

export const propertyOrders = ["created_at", "name", "price", "price_per_sq_ft", "size"] as const;
export type PropertyOrder = Order<(typeof propertyOrders)[number]>;
export const newestFirst: PropertyOrder = { column: "created_at", direction: "desc" };

/** SR3: the order of each `sort` in the address. */
export const ordersBySort: Readonly<Record<PropertySort, PropertyOrder>> = {
  newest: newestFirst,
  price_asc: { column: "price", direction: "asc" },
  price_desc: { column: "price", direction: "desc" },
  unit_price_asc: { column: "price_per_sq_ft", direction: "asc" },
  unit_price_desc: { column: "price_per_sq_ft", direction: "desc" },
  area_asc: { column: "size", direction: "asc" },
  area_desc: { column: "size", direction: "desc" },
};

export function sortKey(column: PropertyOrder["column"], language: Language): RawBuilder<unknown> {
  if (column === "name") return sql`lower(${shownLine(column, language)})`;
  if (column === "price_per_sq_ft") return pricePerSquareFoot;
  return column === "size" ? size : sql.ref(column);
}
