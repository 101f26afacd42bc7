import { maskContact } from "#domain/estimates/estimate-page.ts";
import type { JobPage, JobPageAction } from "#domain/job-pages/job-page.ts";
import type { Language } from "#domain/language.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import { hashToken } from "#server/platform/secrets/page-tokens.ts";
import { contactOf } from "#server/resources/decisions/decision-codes.ts";
import { readClientDiary } from "#server/resources/diary/client-diary.ts";
import { readClientMoney } from "#server/resources/job-money/client-money.ts";
import type { JobDependencies } from "#server/resources/jobs/dependencies.ts";
import { presentProgress } from "#server/resources/jobs/public-progress.ts";
import { listJobPictures, listStages } from "#server/resources/jobs/repository.ts";
import { readClientPermits } from "#server/resources/permits/client-permits.ts";
import { actOnVariation } from "#server/resources/variations/client-decision.ts";

const maxPictures = 8;

/** Without notes and everything else that is for staff. */
async function findByToken(database: Database, token: string) {
  return database
    .selectFrom("jobs")
    .select(["id", "lead_id", "client_name", "client_email", "client_phone", "language", "title", "place"])
    .select(["starts_on", "ends_on", "finished_on", "code"])
    .where("page_hash", "=", hashToken(token))
    .executeTakeFirst();
}

/** Undefined alike for an unknown token, an old one and a company that does not build. */
export async function findShownJob(
  { settings, database }: Pick<JobDependencies, "settings" | "database">,
  token: string,
) {
  return settings.read().construction.isOn ? findByToken(database, token) : undefined;
}

/** CN10: what the client's page shows. */
export async function findJobPage(
  resource: JobDependencies,
  token: string,
  language: Language,
  page: number,
): Promise<JobPage | undefined> {
  const { database, signedMediaUrls } = resource;
  const job = await findShownJob(resource, token);
  if (!job) return undefined;
  const [stages, pictures, diary, money, permits] = await Promise.all([
    listStages(database, [job.id]),
    listJobPictures(database, job.id, { page: 1, pageSize: maxPictures }),
    readClientDiary(database, job.id, { page, signedMediaUrls }),
    readClientMoney(database, job.id, language),
    readClientPermits(database, job.id),
  ]);
  if (!money) return undefined;
  const contact = contactOf(resource, job);
  return {
    title: localText(job.title, language),
    place: job.place,
    starts_on: job.starts_on,
    ends_on: job.ends_on,
    finished_on: job.finished_on,
    code: job.code,
    progress: presentProgress(stages, language, () => true),
    pictures: pictures.map(({ key, width, height, placeholder, alt, day, side }) => ({
      picture: signedMediaUrls.sign({ key, width, height, placeholder, alt }),
      day,
      side,
    })),
    diary: { page: diary.page, pages: diary.pages, entries: diary.entries, seal: diary.seal },
    money,
    permits,
    code_to: contact && maskContact(contact.to),
  };
}

/** CN6, CN10: a decision about a variation. False if there is no such job or variation. */
export async function actOnJobPage(
  resource: JobDependencies,
  token: string,
  variationId: number,
  action: JobPageAction,
  fields: Readonly<Record<string, string>>,
): Promise<boolean> {
  const job = await findShownJob(resource, token);
  return job ? actOnVariation(resource, { jobId: job.id, variationId, action, fields }) : false;
}
