import { sql } from "kysely";
import { demoProjects } from "#demo/projects.ts";
import { demoProperties } from "#demo/properties.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { seedInbox, sentPictures } from "./seed-inbox.ts";
import { type PicturesToSeed, seedPictures } from "./seed-pictures.ts";
import { seedProjects } from "./seed-projects.ts";
import { seedProperties } from "./seed-properties.ts";

const shownPictures = [...demoProperties, ...demoProjects].flatMap(({ pictures }) => pictures);

/** Fills a database that never held anything with the demo company; false if it holds or held something. */
export async function seedDemo(database: Database, media: MediaStore): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // Copies of the app that start together wait here for the first.
    await sql`lock table demo_seedings in exclusive mode`.execute(transaction);
    if (await isUsed(transaction)) return false;
    await transaction.insertInto("demo_seedings").defaultValues().execute();
    const shown: PicturesToSeed = new Map(shownPictures.map((name) => [name, { name, area: "public" }]));
    const wanted = new Map([...shown, ...sentPictures]);
    const stored = await seedPictures(transaction, media, wanted);
    await seedProperties(transaction);
    await seedProjects(transaction);
    await seedInbox(transaction, stored);
    return true;
  });
}

async function isUsed(transaction: Database): Promise<boolean> {
  const tables = ["properties", "projects", "sell_submissions", "service_requests", "messages"] as const;
  const seeded = await transaction.selectFrom("demo_seedings").select("seeded_at").executeTakeFirst();
  if (seeded) return true;
  for (const table of tables) {
    if (await transaction.selectFrom(table).select("id").limit(1).executeTakeFirst()) return true;
  }
  return false;
}
