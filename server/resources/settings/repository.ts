import { sql } from "kysely";
import { defaultSettings } from "#domain/settings/defaults.ts";
import type { Settings, SettingsName } from "#domain/settings/settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { requireMatch } from "#server/platform/http/entity-tag.ts";
import { claimStaged } from "#server/platform/media/staged-pictures.ts";
import { type DocumentRow, presentDocument } from "./presenter.ts";

export async function findDocument(database: Database, name: SettingsName): Promise<DocumentRow> {
  const row = await database
    .selectFrom("settings")
    .select(["id", "value", "updated_at"])
    .where("name", "=", name)
    .executeTakeFirst();
  return { name, ...(row ?? { id: null, value: defaultSettings[name], updated_at: null }) };
}

export type DocumentChange<Name extends SettingsName> = Readonly<{
  name: Name;
  value: Settings[Name];
  ifMatch: string | undefined;
  /** Whether pictures that the stored document lacks were uploaded for it. Those of an earlier version are still stored. */
  addsPictures?: boolean;
  accountId: number | null;
}>;

/** Of two changes of the same version, the second one is a conflict, also if neither has a row yet. */
export async function saveDocument<Name extends SettingsName>(
  database: Database,
  { name, value, ifMatch, accountId, addsPictures = false }: DocumentChange<Name>,
): Promise<DocumentRow> {
  return writeAs(database, accountId, async (transaction) => {
    await sql`lock table settings in share row exclusive mode`.execute(transaction);
    const stored = await findDocument(transaction, name);
    requireMatch(ifMatch, stored, presentDocument);
    if (addsPictures) await claimPictures(transaction, stored.value, value);
    const content = JSON.stringify(value);
    await transaction
      .insertInto("settings")
      .values({ name, value: content })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet({ value: content, is_demo: false, updated_at: sql<Date>`now()` }),
      )
      .execute();
    return findDocument(transaction, name);
  });
}

async function claimPictures(transaction: Database, stored: unknown, value: unknown): Promise<void> {
  const known = new Set(pictureKeysIn(stored));
  const added = pictureKeysIn(value).filter((key) => !known.has(key));
  await claimStaged(transaction, added, true);
}

/** As the view `picture_uses` finds them: wherever a document has a field `picture`. */
function pictureKeysIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "picture" && typeof part === "string" ? [part] : pictureKeysIn(part),
  );
}
