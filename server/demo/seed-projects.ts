import { demoProjects } from "#demo/projects.ts";
import type { Database } from "#server/platform/database/database.ts";
import { setProjectPictures } from "#server/resources/projects/repository.ts";
import { fillSearch } from "#server/resources/search/fill-search.ts";

/** Planned projects have no start date; they were listed last. */
const plannedProjectsListedOn = "2026-11-02";

export async function seedProjects(database: Database): Promise<void> {
  for (const { pictures, ...fields } of demoProjects) {
    const listedAt = new Date(`${fields.start_date ?? plannedProjectsListedOn}T06:00:00Z`);
    const { id } = await database
      .insertInto("projects")
      .values({ ...fields, created_at: listedAt, updated_at: listedAt })
      .returning("id")
      .executeTakeFirstOrThrow();
    await setProjectPictures(database, id, pictures);
  }
  await fillSearch(database);
}
