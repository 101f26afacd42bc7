import { progressOf } from "#domain/jobs/progress.ts";
import type { Language } from "#domain/language.ts";
import type { ProjectProgress } from "#domain/projects/project.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import { readStoredDocument } from "#server/platform/settings/stored-settings.ts";
import { type JobDetails, listStages } from "./repository.ts";

/** Lists the fields of a stage that people outside the company see: no notes, no weights. */
export function presentProgress(
  stages: JobDetails["stages"],
  language: Language,
  isShown: (stage: JobDetails["stages"][number]) => boolean,
): ProjectProgress {
  return {
    progress: progressOf(stages),
    stages: stages.filter(isShown).map(({ id, name, percent, planned_on, done_on }) => ({
      id,
      name: localText(name, language),
      percent,
      planned_on,
      done_on,
    })),
  };
}

/** CN4: for the public page of a project; undefined if it is no job, and for a company that does not build. */
export async function findProjectProgress(
  database: Database,
  projectId: number,
  language: Language,
): Promise<ProjectProgress | undefined> {
  const job = await database
    .selectFrom("jobs")
    .select("id")
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  if (!job || !(await readStoredDocument(database, "construction")).isOn) return undefined;
  const stages = await listStages(database, [job.id]);
  return presentProgress(stages, language, ({ is_public }) => is_public);
}
