import { demoProjects } from "#demo/projects.ts";
import type { Database } from "#server/platform/database/database.ts";
import { setProjectPictures } from "#server/resources/projects/repository.ts";

/** What is still being planned was put on the site last. */
const notYetStarted = "2026-11-02";

export async function seedProjects(database: Database): Promise<void> {
  for (const { pictures, ...fields } of demoProjects) {
    const listed = new Date(`${fields.start_date ?? notYetStarted}T06:00:00Z`);
    const { id } = await database
      .insertInto("projects")
      .values({ ...fields, created_at: listed, updated_at: listed })
      .returning("id")
      .executeTakeFirstOrThrow();
    await setProjectPictures(database, id, pictures);
  }
}
