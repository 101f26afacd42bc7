import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { pinFieldNames } from "#domain/places/pin-fields.ts";
import type { ProjectInput } from "#domain/projects/project-input.ts";
import type { projectTexts } from "#domain/projects/project-texts.ts";
import { projectKeys } from "#domain/search/row-keys.ts";
import type { TranslatedRow } from "#domain/translations.ts";
import type { Database } from "#server/platform/database/database.ts";
import { searchColumns } from "#server/platform/database/search-column.ts";

/** A project's columns with its texts in every language. */
export type ProjectColumns = Omit<ProjectInput, "translations" | "image_descriptions" | "picture_keys"> &
  TranslatedRow<typeof projectTexts>;

/** All reads start here, because deleted rows stay in the table until they are purged. */
export function liveProjects(database: Database) {
  return database.selectFrom("projects").where("projects.deleted_at", "is", null);
}

/** Projects with their pictures in order. */
export function selectProjects(database: Database, from = liveProjects(database)) {
  return from.select((eb) => [
    "id",
    "proj_name",
    "location",
    "local_level_id",
    "ward",
    "street",
    "proj_area",
    "proj_type",
    "proj_status",
    "proj_duration",
    "professionals",
    "proj_budget",
    "client_name",
    "start_date",
    "end_date",
    "completed_date",
    "description",
    "features",
    "challenges",
    "outcomes",
    "translations",
    ...pinFieldNames,
    "created_at",
    "updated_at",
    jsonArrayFrom(
      eb
        .selectFrom("project_pictures")
        .innerJoin("pictures", "pictures.key", "project_pictures.picture")
        .whereRef("project_pictures.project_id", "=", "projects.id")
        .orderBy("project_pictures.position")
        .select([
          "pictures.key",
          "pictures.width",
          "pictures.height",
          "pictures.placeholder",
          "pictures.alt",
        ]),
    ).as("pictures"),
  ]);
}

/** SR1: the texts that searches look through. Deleted rows may be restored, so they have them, too. */
export function selectSearchedProjects(database: Database) {
  return database
    .selectFrom("projects")
    .select([
      "id",
      "proj_name",
      "location",
      "client_name",
      "street",
      "local_level_id",
      "ward",
      "translations",
    ]);
}

export type ProjectRow = Awaited<ReturnType<typeof findProject>> & {};

export async function findProject(database: Database, id: number) {
  return selectProjects(database).where("id", "=", id).executeTakeFirst();
}

/** LE7: also a deleted one. */
export async function findProjectWithDeleted(
  database: Database,
  id: number,
): Promise<ProjectRow | undefined> {
  return selectProjects(database, database.selectFrom("projects")).where("id", "=", id).executeTakeFirst();
}

export async function insertProject(transaction: Database, input: ProjectColumns): Promise<number> {
  const { id } = await transaction
    .insertInto("projects")
    .values({ ...input, ...searchColumns(projectKeys(input)) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The caller holds the project's lock, and has read `before` since. */
export async function updateProject(
  transaction: Database,
  before: ProjectRow,
  input: Partial<ProjectColumns>,
): Promise<void> {
  await transaction
    .updateTable("projects")
    .set({ ...input, ...searchColumns(projectKeys({ ...before, ...input })), updated_at: sql<Date>`now()` })
    .where("id", "=", before.id)
    .execute();
}

export async function projectPictureKeys(database: Database, id: number): Promise<string[]> {
  const rows = await database
    .selectFrom("project_pictures")
    .select("picture")
    .where("project_id", "=", id)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.picture);
}

export async function setProjectPictures(
  transaction: Database,
  id: number,
  keys: readonly string[],
): Promise<void> {
  await transaction.deleteFrom("project_pictures").where("project_id", "=", id).execute();
  if (keys.length === 0) return;
  await transaction
    .insertInto("project_pictures")
    .values(keys.map((picture, position) => ({ project_id: id, position, picture })))
    .execute();
}
