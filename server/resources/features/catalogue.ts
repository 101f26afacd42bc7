import { sql } from "kysely";
import type { FeatureCatalogue } from "#domain/properties/feature-catalogue.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { requireMatch } from "#server/platform/http/entity-tag.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { selectFeatures } from "./repository.ts";

type CatalogueChange = Readonly<{
  value: FeatureCatalogue;
  ifMatch: string | undefined;
  accountId: number;
  /** Writes the search words of properties that have none. */
  fillSearch: (transaction: Database) => Promise<unknown>;
}>;

export async function readCatalogue(database: Database): Promise<FeatureCatalogue> {
  const rows = await selectFeatures(database).execute();
  return {
    items: rows.map(({ id, name, translations, is_hidden: isHidden }) => ({
      id: String(id),
      name: { en: name, np: translations.np?.name ?? "" },
      isHidden,
    })),
  };
}

/** ST1: every stored feature must be in it, because properties may have it. */
export async function saveCatalogue(
  database: Database,
  { value: { items }, ifMatch, accountId, fillSearch }: CatalogueChange,
): Promise<FeatureCatalogue> {
  return writeAs(database, accountId, async (transaction) => {
    const stored = await selectFeatures(transaction).forUpdate().execute();
    const before = await readCatalogue(transaction);
    requireMatch(ifMatch, before, (value) => ({ value }));
    const sent = new Set(items.map(({ id }) => id));
    if (!stored.every(({ id }) => sent.has(String(id)))) throw fieldProblem("items", "invalid");
    const names = new Map(before.items.map(({ id, name }) => [id, JSON.stringify(name)]));
    const renamed = items.filter(({ id, name }) => names.has(id) && names.get(id) !== JSON.stringify(name));
    // Two features may swap their names, which are unique. No name that is entered has a control character.
    for (const { id } of renamed)
      await transaction
        .updateTable("features")
        .set({ name: `\u0001${id}` })
        .where("id", "=", Number(id))
        .execute();
    for (const [position, { id, name, isHidden }] of items.entries()) {
      const columns = {
        name: name.en,
        translations: name.np ? { np: { name: name.np } } : {},
        list_position: position,
        is_hidden: isHidden,
      };
      if (names.has(id))
        await transaction.updateTable("features").set(columns).where("id", "=", Number(id)).execute();
      else await transaction.insertInto("features").values(columns).execute();
    }
    if (renamed.length > 0) {
      const ids = renamed.map(({ id }) => Number(id));
      const having = transaction
        .selectFrom("property_features")
        .select("property_id")
        .where("feature_id", "in", ids);
      await transaction
        .updateTable("properties")
        .set({ search: sql<string>`null` })
        .where("id", "in", having)
        .execute();
      await fillSearch(transaction);
    }
    return readCatalogue(transaction);
  });
}
