import type { Insertable } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { Schema } from "#server/platform/database/schema.ts";
import { sampleProperty } from "./sample-rows.ts";

export type PropertyChanges = Partial<Insertable<Schema["properties"]>>;

/** Inserts the sample property with other values and the list of its pictures, and returns its id. */
export async function insertProperty(database: Database, changes: PropertyChanges = {}): Promise<number> {
  const { id } = await database
    .insertInto("properties")
    .values({ ...sampleProperty, ...changes })
    .returning("id")
    .executeTakeFirstOrThrow();
  const keys = [changes.image, changes.featured_image1, changes.featured_image2];
  const pictures = keys.flatMap((picture, position) =>
    picture ? [{ property_id: id, position, picture }] : [],
  );
  if (pictures.length > 0) await database.insertInto("property_pictures").values(pictures).execute();
  return id;
}
