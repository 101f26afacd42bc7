import { sql } from "kysely";
import type { Database } from "#server/database/database.ts";
import type { MediaStore } from "#server/media/media-store.ts";
import { seedPictures } from "./seed-pictures.ts";
import { seedProperties } from "./seed-properties.ts";

/** Fills a database that never held anything with the demo company; false if it holds or held something. */
export async function seedDemo(database: Database, media: MediaStore): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // Copies of the app that start together wait here for the first.
    await sql`lock table demo_seedings in exclusive mode`.execute(transaction);
    const seeded = await transaction.selectFrom("demo_seedings").select("seeded_at").executeTakeFirst();
    const used = await transaction.selectFrom("properties").select("id").limit(1).executeTakeFirst();
    if (seeded || used) return false;
    await transaction.insertInto("demo_seedings").defaultValues().execute();
    await seedPictures(transaction, media);
    await seedProperties(transaction);
    return true;
  });
}
