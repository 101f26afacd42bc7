import { nepaliFeatures } from "#demo/features.ts";
import { demoProperties } from "#demo/properties.ts";
import type { Database } from "#server/platform/database/database.ts";

export async function seedProperties(database: Database): Promise<void> {
  await database
    .insertInto("features")
    .values(
      Object.entries(nepaliFeatures).map(([name, np]) => ({ name, translations: { np: { name: np } } })),
    )
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const features = await database.selectFrom("features").select(["id", "name"]).execute();
  const idOf = new Map(features.map(({ id, name }) => [name, id]));
  const featureRows = [];
  for (const { features: names, pictures, listedAt, custom_features, status, ...fields } of demoProperties) {
    const [image, featured_image1, featured_image2] = pictures;
    const { id } = await database
      .insertInto("properties")
      .values({
        ...fields,
        listing_status: status,
        custom_features: [...custom_features],
        image,
        featured_image1,
        featured_image2,
        created_at: new Date(listedAt),
        updated_at: new Date(listedAt),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    featureRows.push(
      ...names.map((name, position) => ({ property_id: id, feature_id: idOf.get(name) ?? 0, position })),
    );
  }
  await database.insertInto("property_features").values(featureRows).execute();
}
