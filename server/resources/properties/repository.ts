import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { pinFieldNames } from "#domain/places/pin-fields.ts";
import { landSquareFeet } from "#domain/properties/derived-fields.ts";
import { isPublic } from "#domain/properties/kinds.ts";
import { propertyFieldNames, type propertyTexts } from "#domain/properties/property-fields.ts";
import type { PropertyInput } from "#domain/properties/property-input.ts";
import type { TranslatedRow } from "#domain/translations.ts";
import type { Database } from "#server/platform/database/database.ts";

export const pictureFields = ["image", "featured_image1", "featured_image2"] as const;
export type PictureField = (typeof pictureFields)[number];
/** The keys of the changed pictures. Null removes a picture. */
export type PictureChanges = Partial<Record<PictureField, string | null>>;

/** A property's columns with its texts in every language, and the ids of its features. */
export type PropertyColumns = Omit<PropertyInput, "translations" | "image_descriptions"> &
  TranslatedRow<typeof propertyTexts>;

/** The column `status` is the previous release's (migration 0029). */
const plainColumns = propertyFieldNames.filter((name) => name !== "status");

/** What is written with a new price. */
export type PriceColumns = Readonly<{ previous_price: number | null; price_changed_at: Date }>;

/** All reads start here, because deleted rows stay in the table until they are purged. */
export function liveProperties(database: Database) {
  return database.selectFrom("properties").where("properties.deleted_at", "is", null);
}

/** Properties with their features and pictures. */
export function selectProperties(database: Database) {
  return liveProperties(database).select((eb) => [
    "id",
    ...plainColumns,
    "listing_status as status",
    "previous_price",
    "price_changed_at",
    "local_level_id",
    "ward",
    "street",
    "custom_features",
    "translations",
    ...pinFieldNames,
    "image",
    "featured_image1",
    "featured_image2",
    "created_at",
    "updated_at",
    jsonArrayFrom(
      eb
        .selectFrom("property_features")
        .innerJoin("features", "features.id", "property_features.feature_id")
        .whereRef("property_features.property_id", "=", "properties.id")
        .orderBy("property_features.position")
        .select(["features.id", "features.name", "features.translations"]),
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
        // A fixed order, because the ETag is a hash of the row.
        .orderBy("pictures.key")
        .select(["key", "width", "height", "placeholder", "alt"]),
    ).as("pictures"),
  ]);
}

export type PropertyRow = Awaited<ReturnType<typeof findProperty>> & {};

export async function findProperty(database: Database, id: number) {
  return selectProperties(database).where("id", "=", id).executeTakeFirst();
}

/** Undefined also for drafts and withdrawn properties. */
export async function findPublicProperty(database: Database, id: number): Promise<PropertyRow | undefined> {
  const row = await findProperty(database, id);
  return row && isPublic(row.status) ? row : undefined;
}

export async function insertProperty(
  transaction: Database,
  { features, status, ...columns }: PropertyColumns,
  pictures: PictureChanges,
): Promise<number> {
  const { id } = await transaction
    .insertInto("properties")
    .values({ ...toStored(columns), listing_status: status, ...pictures })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setFeatures(transaction, id, features);
  return id;
}

/** The columns as the database stores them. */
function toStored<Columns extends Partial<Omit<PropertyColumns, "features">>>({
  landmarks,
  ...columns
}: Columns) {
  return {
    ...columns,
    ...(landmarks && { landmarks: JSON.stringify(landmarks) }),
    ...(columns.land_area !== undefined && { land_sq_ft: landSquareFeet(columns.land_area) }),
  };
}

/** Returns the keys of the replaced pictures. The caller holds the property's lock. */
export async function updateProperty(
  transaction: Database,
  id: number,
  { features, status, ...columns }: Partial<PropertyColumns & PriceColumns>,
  pictures: PictureChanges,
): Promise<string[]> {
  const before = await transaction
    .selectFrom("properties")
    .select(pictureFields)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable("properties")
    .set({
      ...toStored(columns),
      ...(status && { listing_status: status }),
      ...pictures,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .execute();
  if (features) await setFeatures(transaction, id, features);
  return pictureFields.flatMap((field) => (pictures[field] === undefined ? [] : (before[field] ?? [])));
}

async function setFeatures(transaction: Database, id: number, features: readonly number[]): Promise<void> {
  await transaction.deleteFrom("property_features").where("property_id", "=", id).execute();
  if (features.length === 0) return;
  await transaction
    .insertInto("property_features")
    .values(features.map((feature_id, position) => ({ property_id: id, feature_id, position })))
    .execute();
}
