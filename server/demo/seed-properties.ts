import { nepaliFeatures } from "#demo/features.ts";
import type { DemoProperty } from "#demo/properties/demo-property.ts";
import { demoProperties } from "#demo/properties.ts";
import { landSquareFeet } from "#domain/properties/derived-fields.ts";
import type { Database } from "#server/platform/database/database.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { writeFacts } from "#server/resources/papers/repository.ts";
import { createPaperVault, sealFacts } from "#server/resources/papers/sealed-records.ts";
import { fillSearch } from "#server/resources/search/fill-search.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The values are those of columns. */
type Change = Readonly<{
  changed_at: Date;
  before: Readonly<Record<string, string | number>>;
  after: Readonly<Record<string, string | number>>;
}>;

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
  const vault = createPaperVault(await loadSigningSecret(database));
  const featureRows = [];
  const changeRows = [];
  for (const property of demoProperties) {
    const changes = changesOf(property);
    const id = await insertProperty(database, property, changes);
    featureRows.push(
      ...property.features.map((name, position) => ({
        property_id: id,
        feature_id: idOf.get(name) ?? 0,
        position,
      })),
    );
    const entry = { table_name: "properties", row_id: id, account_id: null } as const;
    changeRows.push({ ...entry, action: "insert" as const, changed_at: new Date(property.listedAt) });
    changeRows.push(...changes.map((change) => ({ ...entry, action: "update" as const, ...change })));
    if (property.papers) await writeFacts(database, id, sealFacts(vault, id, property.papers));
  }
  await database.insertInto("property_features").values(featureRows).execute();
  // Instead of the insertions now.
  await database.deleteFrom("row_history").where("table_name", "=", "properties").execute();
  await database.insertInto("row_history").values(changeRows).execute();
  await fillSearch(database);
}

async function insertProperty(
  database: Database,
  property: DemoProperty,
  changes: readonly Change[],
): Promise<number> {
  const { features, pictures, listedAt, status, statusSince, reduced, papers, landmarks, ...fields } =
    property;
  const [image, featured_image1 = null, featured_image2 = null] = pictures;
  const { id } = await database
    .insertInto("properties")
    .values({
      ...fields,
      landmarks: JSON.stringify(landmarks ?? []),
      land_sq_ft: landSquareFeet(fields.land_area ?? null),
      custom_features: [...fields.custom_features],
      status,
      previous_price: reduced?.from ?? null,
      price_changed_at: changes.find(({ before }) => "price" in before)?.changed_at ?? null,
      image,
      featured_image1,
      featured_image2,
      created_at: new Date(listedAt),
      updated_at: changes.at(-1)?.changed_at ?? new Date(listedAt),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const shown = pictures.map((picture, position) => ({ property_id: id, position, picture }));
  await database.insertInto("property_pictures").values(shown).execute();
  return id;
}

/** LD5: the history of the price and the status. */
function changesOf({ price, reduced, status, statusSince }: DemoProperty): Change[] {
  const changes: Change[] = [];
  if (reduced)
    changes.push({
      changed_at: new Date(Date.now() - reduced.daysAgo * dayMs),
      before: { price: reduced.from },
      after: { price },
    });
  if (statusSince)
    changes.push({
      changed_at: new Date(statusSince),
      before: { status: "active" },
      after: { status },
    });
  return changes;
}
