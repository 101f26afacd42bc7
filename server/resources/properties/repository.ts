import { type CompiledQuery, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { maxPropertyPictures } from "#domain/pictures/upload.ts";
import { pinFieldNames } from "#domain/places/pin-fields.ts";
import { landSquareFeet } from "#domain/properties/derived-fields.ts";
import { isPublic } from "#domain/properties/kinds.ts";
import { propertyFieldNames, type propertyTexts } from "#domain/properties/property-fields.ts";
import type { PropertyInput } from "#domain/properties/property-input.ts";
import { propertyKeys, type SearchedProperty } from "#domain/search/row-keys.ts";
import type { TranslatedRow } from "#domain/translations.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Schema } from "#server/platform/database/schema.ts";
import { searchColumns } from "#server/platform/database/search-column.ts";
import { findFeatures } from "#server/resources/features/repository.ts";
import { followListings } from "#server/resources/submission-steps/steps.ts";
import { setPropertyFeatures, setPropertyPictures } from "./property-lists.ts";

/** The cover and the pictures that a preview may need. Only a property by itself has all. */
const maxListedPictures = 3;

/** A property's columns with its texts in every language, and the ids of its features. */
export type PropertyColumns = Omit<
  PropertyInput,
  "translations" | "image_descriptions" | "picture_keys" | "picture_descriptions"
> &
  TranslatedRow<typeof propertyTexts>;

/** What is written with a new price. */
export type PriceColumns = Readonly<{ previous_price: number | null; price_changed_at: Date }>;

/** All reads but that of the history start here, because deleted rows stay in the table until they are purged. */
export function liveProperties(database: Database) {
  return database.selectFrom("properties").where("properties.deleted_at", "is", null);
}

const searchedColumns = [
  "name",
  "address",
  "street",
  "property_type",
  "local_level_id",
  "ward",
  "custom_features",
  "translations",
] as const;

function featuresOf(eb: ExpressionBuilder<Schema, "properties">) {
  return jsonArrayFrom(
    eb
      .selectFrom("property_features")
      .innerJoin("features", "features.id", "property_features.feature_id")
      .whereRef("property_features.property_id", "=", "properties.id")
      .orderBy("property_features.position")
      .select(["features.id", "features.name", "features.translations"]),
  );
}

/** VT2: the phone of the account that owns the property, as long as the account may use the dashboard. */
function agentPhoneOf(eb: ExpressionBuilder<Schema, "properties">) {
  return eb
    .selectFrom("accounts")
    .whereRef("accounts.id", "=", "properties.owner_id")
    .where("accounts.is_disabled", "=", false)
    .where((account) => account.or([account("is_admin", "=", true), account("is_agent", "=", true)]))
    .select("accounts.phone");
}

/** LE8: what an agent asked for, and whether it was sent back. */
function approvalOf(eb: ExpressionBuilder<Schema, "properties">) {
  return jsonObjectFrom(
    eb
      .selectFrom("listing_approvals")
      .leftJoin("accounts", "accounts.id", "requested_by")
      .whereRef("property_id", "=", "properties.id")
      .select([
        "requested_status",
        "requested_by as requested_by_id",
        "username as requested_by",
        "requested_at",
        "returned_at",
        "reason",
      ]),
  );
}

/** Properties with their features and their first pictures. */
export function selectProperties(
  database: Database,
  maxPictures = maxListedPictures,
  from = liveProperties(database),
) {
  return from.select((eb) => [
    "id",
    ...propertyFieldNames,
    "previous_price",
    "owner_id",
    agentPhoneOf(eb).as("agent_phone"),
    approvalOf(eb).as("approval"),
    "reference",
    "submission_id",
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
    featuresOf(eb).as("features"),
    jsonArrayFrom(
      eb
        .selectFrom("property_pictures")
        .innerJoin("pictures", "pictures.key", "property_pictures.picture")
        .whereRef("property_pictures.property_id", "=", "properties.id")
        .orderBy("property_pictures.position")
        .limit(maxPictures)
        .select(["key", "width", "height", "placeholder", "alt"]),
    ).as("pictures"),
  ]);
}

/** SR1: the texts that searches look through. Deleted rows may be restored, so they have them, too. */
export function selectSearchedProperties(database: Database) {
  return database
    .selectFrom("properties")
    .select((eb) => ["id", ...searchedColumns, featuresOf(eb).as("features")]);
}

export type PropertyRow = Awaited<ReturnType<ReturnType<typeof selectProperties>["executeTakeFirstOrThrow"]>>;

/** Stands for the ids of a call in a built statement. */
const idsOfCall: readonly number[] = [];
/** By the number of pictures. Building a statement takes as long as sending it, so each is built once. */
const builtStatements = new Map<number, CompiledQuery<PropertyRow>>();

async function readProperties(database: Database, ids: readonly number[], maxPictures: number) {
  let statement = builtStatements.get(maxPictures);
  if (!statement) {
    const chosen = sql<SqlBool>`id = any (${idsOfCall})`;
    statement = selectProperties(database, maxPictures).where(chosen).compile();
    builtStatements.set(maxPictures, statement);
  }
  const parameters = statement.parameters.map((value) => (value === idsOfCall ? ids : value));
  const { rows } = await database.executeQuery<PropertyRow>({ ...statement, parameters });
  return rows;
}

export async function findProperty(database: Database, id: number): Promise<PropertyRow | undefined> {
  const [row] = await readProperties(database, [id], maxPropertyPictures);
  return row;
}

/** LE7: also a deleted one. */
export async function findPropertyWithDeleted(
  database: Database,
  id: number,
): Promise<PropertyRow | undefined> {
  return selectProperties(database, maxPropertyPictures, database.selectFrom("properties"))
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Undefined also for drafts and withdrawn properties. */
export async function findPublicProperty(database: Database, id: number): Promise<PropertyRow | undefined> {
  const row = await findProperty(database, id);
  return row && isPublic(row.status) ? row : undefined;
}

/** VT1: those of the ids that are public, in the order of the ids. */
export async function findPublicProperties(
  database: Database,
  ids: readonly number[],
): Promise<PropertyRow[]> {
  return (await findPropertiesInOrder(database, ids)).filter(({ status }) => isPublic(status));
}

export type ReadRows = (database: Database, ids: readonly number[]) => Promise<PropertyRow[]>;

/** Every list reads its rows here; public ones keep them (`PublicRows`). */
export async function findPropertiesInOrder(
  database: Database,
  ids: readonly number[],
): Promise<PropertyRow[]> {
  if (ids.length === 0) return [];
  const rows = await readProperties(database, ids, maxListedPictures);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function insertProperty(
  transaction: Database,
  { features, ...columns }: PropertyColumns,
  pictureKeys: readonly (string | null)[],
): Promise<number> {
  const { id } = await transaction
    .insertInto("properties")
    .values({
      ...toStored(columns),
      ...(await searchColumnsOf(transaction, columns, features)),
      ...firstPictures(pictureKeys),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setPropertyPictures(transaction, id, pictureKeys);
  await setPropertyFeatures(transaction, id, features);
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

/** The caller holds the property's lock, and has read `before` since. */
export async function updateProperty(
  transaction: Database,
  before: PropertyRow,
  { features, ...columns }: Partial<PropertyColumns & PriceColumns>,
  pictureKeys: readonly (string | null)[],
): Promise<void> {
  const { id } = before;
  const featureIds = features ?? before.features.map((feature) => feature.id);
  await transaction
    .updateTable("properties")
    .set({
      ...toStored(columns),
      ...(await searchColumnsOf(transaction, { ...before, ...columns }, featureIds)),
      ...firstPictures(pictureKeys),
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .execute();
  if (columns.status && columns.status !== before.status) await followListings(transaction, [id]);
  await setPropertyPictures(transaction, id, pictureKeys);
  if (features) await setPropertyFeatures(transaction, id, features);
}

async function searchColumnsOf(
  transaction: Database,
  texts: Omit<SearchedProperty, "features">,
  featureIds: readonly number[],
) {
  const features = await findFeatures(transaction, featureIds);
  return searchColumns(propertyKeys({ ...texts, features }));
}

/** The columns of the specified fields repeat the first of the list, because one of them may be empty. */
function firstPictures([image, featured_image1, featured_image2]: readonly (string | null)[]) {
  return {
    image: image ?? null,
    featured_image1: featured_image1 ?? null,
    featured_image2: featured_image2 ?? null,
  };
}
