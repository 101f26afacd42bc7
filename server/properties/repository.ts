import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import { mostBedrooms } from "#domain/properties/options.ts";
import type { ListingType, PropertyStatus } from "#domain/properties/property.ts";
import type { Database } from "#server/database/database.ts";
import { likeContaining } from "#server/database/like.ts";
import type { Schema } from "#server/database/schema.ts";

/** Which properties are meant at all, before a visitor narrows them. */
export type PropertyScope = Readonly<{
  status?: PropertyStatus | undefined;
  listing?: ListingType | undefined;
}>;

type Expressions = ExpressionBuilder<Schema, "properties">;

/** A property with its features and pictures, as the presenter takes it. */
function selectProperties(database: Database) {
  return database.selectFrom("properties").select((eb) => [
    "id",
    "name",
    "address",
    "price",
    "description",
    "area",
    "bedrooms",
    "bathrooms",
    "is_featured",
    "property_type",
    "for_type",
    "custom_features",
    "image",
    "featured_image1",
    "featured_image2",
    "status",
    "created_at",
    "updated_at",
    jsonArrayFrom(
      eb
        .selectFrom("property_features")
        .innerJoin("features", "features.id", "property_features.feature_id")
        .whereRef("property_features.property_id", "=", "properties.id")
        .orderBy("property_features.position")
        .select(["features.id", "features.name"]),
    ).as("features"),
    jsonArrayFrom(
      eb
        .selectFrom("pictures")
        .where((p) =>
          p.or([
            p("pictures.key", "=", p.ref("properties.image")),
            p("pictures.key", "=", p.ref("properties.featured_image1")),
            p("pictures.key", "=", p.ref("properties.featured_image2")),
          ]),
        )
        .select(["key", "width", "height", "placeholder", "alt"]),
    ).as("pictures"),
  ]);
}

export type PropertyRow = Awaited<ReturnType<typeof findProperty>> & {};

export async function findProperty(database: Database, id: number) {
  return selectProperties(database).where("id", "=", id).executeTakeFirst();
}

/** Newest first. */
export async function listProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<PropertyRow[]> {
  return selectProperties(database)
    .where((eb) => eb.and(conditions(eb, scope, filters)))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters = noPropertyFilters,
): Promise<number> {
  const row = await database
    .selectFrom("properties")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => eb.and(conditions(eb, scope, filters)))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The towns where listings are, those with most listings first. */
export async function propertyPlaces(database: Database, listing: ListingType): Promise<string[]> {
  const rows = await database
    .selectFrom("properties")
    .select("place")
    .where("status", "=", "active")
    .where("for_type", "=", listing)
    .where("place", "!=", "")
    .groupBy("place")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .orderBy("place")
    .limit(30)
    .execute();
  return rows.map((row) => row.place);
}

function conditions(eb: Expressions, scope: PropertyScope, filters: PropertyFilters) {
  const { search, location, price, type, bedrooms } = filters;
  const wanted: ExpressionWrapper<Schema, "properties", SqlBool>[] = [];
  if (scope.status) wanted.push(eb("status", "=", scope.status));
  if (scope.listing) wanted.push(eb("for_type", "=", scope.listing));
  if (search !== "") wanted.push(eb("search_text", "like", likeContaining(search)));
  if (location !== "") wanted.push(eb(eb.fn<string>("lower", ["address"]), "like", likeContaining(location)));
  if (type) wanted.push(eb("property_type", "=", type));
  if (price?.lower != null) wanted.push(eb("price", ">", price.lower));
  if (price?.upper != null) wanted.push(eb("price", "<=", price.upper));
  if (bedrooms !== null) wanted.push(eb("bedrooms", bedrooms === mostBedrooms ? ">=" : "=", bedrooms));
  return wanted;
}
