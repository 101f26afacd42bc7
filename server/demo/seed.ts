import { sql } from "kysely";
import { demoProjects } from "#demo/projects.ts";
import { demoProperties } from "#demo/properties.ts";
import type { Database } from "#server/platform/database/database.ts";
import { deletableTables } from "#server/platform/deletion/repository.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { seedEstimates } from "./seed-estimates.ts";
import { seedInbox, sentPictures } from "./seed-inbox.ts";
import { seedJobs } from "./seed-jobs.ts";
import { type PicturesToSeed, seedPictures } from "./seed-pictures.ts";
import { seedProjects } from "./seed-projects.ts";
import { seedProperties } from "./seed-properties.ts";
import { seedRates } from "./seed-rates.ts";
import { seedSettings } from "./seed-settings.ts";
import { seedViews } from "./seed-views.ts";
import { seedVisits } from "./seed-visits.ts";

const publicPictureNames = [...demoProperties, ...demoProjects].flatMap(({ pictures }) => pictures);

/** Adds the demo data to a database that has never contained rows; returns false for any other. */
export async function seedDemo(database: Database, media: MediaStore): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // If several instances of the app start together, the first one seeds, and the others wait as long as it takes.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`lock table demo_seedings in exclusive mode`.execute(transaction);
    await addMissingSettings(transaction);
    if (await hasBeenUsed(transaction)) return false;
    await transaction.insertInto("demo_seedings").values({ has_settings: true }).execute();
    await seedSettings(transaction);
    await seedRates(transaction);
    const publicPictures: PicturesToSeed = new Map(
      publicPictureNames.map((name) => [name, { name, visibility: "public" }]),
    );
    const pictures = new Map([...publicPictures, ...sentPictures]);
    const stored = await seedPictures(transaction, media, pictures);
    await seedProperties(transaction);
    await seedViews(transaction);
    await seedProjects(transaction);
    await seedInbox(transaction, stored);
    await seedVisits(transaction);
    await seedEstimates(transaction);
    await seedJobs(transaction, media);
    await markRows(transaction);
    return true;
  });
}

/** The demo of an earlier release had its company's words in the code. */
async function addMissingSettings(transaction: Database): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable("demo_seedings")
    .set({ has_settings: true })
    .where("has_settings", "=", false)
    .executeTakeFirst();
  if (numUpdatedRows > 0) await seedSettings(transaction);
}

/** ST4: all rows of a database that had none before. */
async function markRows(transaction: Database): Promise<void> {
  for (const table of deletableTables)
    await sql`insert into demo_rows (table_name, row_id) select ${table}, id from ${sql.table(table)}`.execute(
      transaction,
    );
}

async function hasBeenUsed(transaction: Database): Promise<boolean> {
  const seeded = await transaction.selectFrom("demo_seedings").select("seeded_at").executeTakeFirst();
  if (seeded) return true;
  if (await transaction.selectFrom("settings").select("name").executeTakeFirst()) return true;
  for (const table of deletableTables) {
    if (await transaction.selectFrom(table).select("id").limit(1).executeTakeFirst()) return true;
  }
  return false;
}
