import { sql } from "kysely";
import type { Found } from "#domain/find/find.ts";
import type { Language } from "#domain/language.ts";
import type { Database } from "#server/platform/database/database.ts";
import { containsWords } from "#server/platform/database/search-column.ts";
import { shownLine } from "#server/platform/database/translated-texts.ts";
import { liveProjects } from "#server/resources/projects/repository.ts";

/** DY3: the newest projects that have these words. */
export async function findProjects(
  database: Database,
  text: string,
  language: Language,
  limit: number,
): Promise<Found[]> {
  const rows = await liveProjects(database)
    .select(["id", shownLine("proj_name", language).as("title"), shownLine("location", language).as("text")])
    .where(containsWords(text))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(sql.lit(limit))
    .execute();
  return rows.map(({ id, title, text: location }) => ({ kind: "projects", id, title, text: location }));
}
