import { kathmanduDay } from "#domain/dates.ts";
import { canFinish } from "#domain/jobs/job.ts";
import { monthsBetween, type PublicJob } from "#domain/jobs/public-job.ts";
import type { Language } from "#domain/language.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { mergeTexts, textsIn } from "#domain/translations.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { type ActionContext, actOnce } from "#server/platform/submissions/act-once.ts";
import {
  findProject,
  insertProject,
  type ProjectRow,
  projectPictureKeys,
  setProjectPictures,
  updateProject,
} from "#server/resources/projects/repository.ts";
import type { JobDependencies } from "./dependencies.ts";
import { findJobPictures, type JobDetails, lockJob } from "./repository.ts";
import { requireJob } from "./writing.ts";

/** What visitors see instead of the client's name. */
const client = { en: "Private client", np: "निजी ग्राहक" };

async function requireLockedJob(transaction: Database, id: number): Promise<JobDetails> {
  await lockJob(transaction, id);
  return requireJob(transaction, id);
}

/** CN4: what visitors see of the job; null while it is not public. */
export async function findPublicJob(database: Database, id: number): Promise<PublicJob | null> {
  const { project_id } = await requireJob(database, id);
  const project = project_id === null ? undefined : await findProject(database, project_id);
  if (!project) return null;
  const [en, np] = [textsIn(projectTexts, project, "en", []), textsIn(projectTexts, project, "np", [])];
  return {
    title: { en: en.proj_name, np: np.proj_name },
    place: project.location,
    proj_type: project.proj_type,
    description: { en: en.description, np: np.description },
    pictures: project.pictures.map(({ key }) => key),
  };
}

/** CN4: shows the job as an ongoing project, or changes what is shown. */
export async function publishJob(
  { database, pictures }: JobDependencies,
  id: number,
  input: PublicJob,
  context: ActionContext,
): Promise<void> {
  await actOnce(database, context, id, async (transaction) => {
    const job = await requireLockedJob(transaction, id);
    const shown = job.project_id === null ? undefined : await findProject(transaction, job.project_id);
    const before = shown ? await projectPictureKeys(transaction, shown.id) : [];
    // What staff have added to the project itself stays possible.
    const known = [...before, ...(await findJobPictures(transaction, id, input.pictures))];
    if (input.pictures.some((key) => !known.includes(key))) throw fieldProblem("pictures", "image_missing");
    const projectId = shown
      ? await changeProject(transaction, shown, input)
      : await addProject(transaction, job, input);
    await releasePictures(transaction, input.pictures, projectId);
    await setProjectPictures(transaction, projectId, input.pictures);
    await linkProject(transaction, id, projectId);
    await pictures.syncVisibility(transaction, [...new Set([...before, ...input.pictures])]);
  });
}

/** What staff have written in the project itself stays. */
async function changeProject(transaction: Database, shown: ProjectRow, input: PublicJob): Promise<number> {
  const { proj_type } = input;
  const texts = mergeTexts(projectTexts, sentTexts(input), "en", shown, true);
  await updateProject(transaction, shown, { proj_type, ...texts });
  return shown.id;
}

async function addProject(transaction: Database, job: JobDetails, input: PublicJob): Promise<number> {
  const { translations, ...texts } = sentTexts(input);
  const named = {
    en: { ...translations.en, client_name: client.en },
    np: { ...translations.np, client_name: client.np },
  };
  return insertProject(transaction, {
    proj_type: input.proj_type,
    ...newProjectColumns(job),
    ...mergeTexts(projectTexts, { ...texts, ...sizes(job), translations: named }, "en"),
  });
}

function sentTexts({ title, place, description }: PublicJob) {
  const sent = (language: Language) => ({
    proj_name: title[language],
    description: description[language],
  });
  return { location: place, translations: { en: sent("en"), np: sent("np") } };
}

/** A picture is in one project at most; one in the trash may still have those of this job. */
async function releasePictures(
  transaction: Database,
  keys: readonly string[],
  projectId: number,
): Promise<void> {
  if (keys.length === 0) return;
  await transaction
    .deleteFrom("project_pictures")
    .where("picture", "in", keys)
    .where("project_id", "!=", projectId)
    .execute();
}

/** Texts that pages translate. */
function sizes({ plinth_area_sq_ft: area, starts_on, ends_on }: JobDetails) {
  return {
    proj_area: area === null ? "" : `${area} sq ft`,
    proj_duration: monthsBetween(starts_on, ends_on),
  };
}

function newProjectColumns(job: JobDetails) {
  return {
    proj_status: job.finished_on === null ? ("Under Construction" as const) : ("Completed" as const),
    local_level_id: null,
    ward: null,
    professionals: 0,
    proj_budget: 0,
    start_date: job.starts_on,
    end_date: job.ends_on,
    completed_date: job.finished_on,
    latitude: null,
    longitude: null,
    pin_precision: null,
  };
}

async function linkProject(transaction: Database, id: number, projectId: number | null): Promise<void> {
  await transaction
    .updateTable("jobs")
    .set({ project_id: projectId, updated_at: new Date() })
    .where("id", "=", id)
    .execute();
}

/** CN4: the project goes to the trash, and its pictures are private again. */
export async function unpublishJob(
  { database, pictures }: JobDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(database, context, id, async (transaction) => {
    const { project_id } = await requireLockedJob(transaction, id);
    if (project_id === null) throw new Problem("state_changed");
    const keys = await projectPictureKeys(transaction, project_id);
    await transaction
      .updateTable("projects")
      .set({ deleted_at: new Date() })
      .where("id", "=", project_id)
      .execute();
    await setProjectPictures(transaction, project_id, []);
    await linkProject(transaction, id, null);
    await pictures.syncVisibility(transaction, keys);
  });
}

/** CN4: the job, and the project that visitors see, are finished today. */
export async function finishJob(
  { database }: JobDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(database, context, id, async (transaction) => {
    const job = await requireLockedJob(transaction, id);
    if (job.finished_on !== null) throw new Problem("state_changed");
    if (!canFinish(job)) throw fieldProblem("stages", "not_done");
    await setFinished(transaction, job, kathmanduDay(Date.now()));
  });
}

/** What was finished by mistake goes on. */
export async function reopenJob(
  { database }: JobDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(database, context, id, async (transaction) => {
    const job = await requireLockedJob(transaction, id);
    if (job.finished_on === null) throw new Problem("state_changed");
    await setFinished(transaction, job, null);
  });
}

async function setFinished(transaction: Database, job: JobDetails, day: string | null): Promise<void> {
  await transaction
    .updateTable("jobs")
    .set({ finished_on: day, updated_at: new Date() })
    .where("id", "=", job.id)
    .execute();
  const project = job.project_id === null ? undefined : await findProject(transaction, job.project_id);
  if (!project) return;
  const proj_status = day === null ? "Under Construction" : "Completed";
  await updateProject(transaction, project, { proj_status, completed_date: day });
}

/** CN10: the client's old link leads nowhere from now on. */
export async function renewLink(
  { database, jobPages }: JobDependencies,
  id: number,
  context: ActionContext,
): Promise<void> {
  await actOnce(database, context, id, async (transaction) => {
    await requireLockedJob(transaction, id);
    await transaction
      .updateTable("jobs")
      .set({ ...jobPages.create(), updated_at: new Date() })
      .where("id", "=", id)
      .execute();
  });
}
