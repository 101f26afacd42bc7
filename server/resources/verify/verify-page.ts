import { readKnownSeal } from "#domain/diary/known-seal.ts";
import { normalizeCode, type VerifyPage } from "#domain/diary/verify-page.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import { presentSeal } from "#server/resources/diary/presenter.ts";
import { countSeals, listSeals } from "#server/resources/diary/repository.ts";
import type { DiaryChecks } from "./diary-checks.ts";

type Dependencies = Readonly<{
  database: Database;
  settings: Pick<CurrentSettings, "read">;
  diaryChecks: DiaryChecks;
}>;

export type VerifyQuery = Readonly<{ page: number; seal: string | null }>;

const pageSize = 30;
const maxCodeLength = 40;

/** CN9: undefined for an unknown code, and for a company that does not build. */
export async function findVerifyPage(
  { database, settings, diaryChecks }: Dependencies,
  code: string,
  { page, seal }: VerifyQuery,
): Promise<VerifyPage | undefined> {
  if (!settings.read().construction.isOn || code.length > maxCodeLength) return undefined;
  const job = await database
    .selectFrom("jobs")
    .select(["id", "code"])
    .where("code", "=", normalizeCode(code))
    .executeTakeFirst();
  if (!job) return undefined;
  const count = await countSeals(database, job.id);
  const { report, checkedAt } = await diaryChecks.read(job, count);
  const seals = await listSeals(database, job.id, { page, pageSize });
  return {
    code: job.code,
    checked_at: checkedAt.toISOString(),
    ...report,
    seals: seals.map(presentSeal),
    page,
    pages: Math.max(1, Math.ceil(count / pageSize)),
    known: seal === null ? null : { seal, state: await compareSeal(database, job.id, seal) },
  };
}

async function compareSeal(database: Database, jobId: number, text: string) {
  const known = readKnownSeal(text);
  if (!known) return "unreadable";
  const stored = await database
    .selectFrom("diary_seals")
    .select("hash")
    .where("job_id", "=", jobId)
    .where("number", "=", known.number)
    .executeTakeFirst();
  if (!stored) return "missing";
  return stored.hash.toString("hex").startsWith(known.hash) ? "kept" : "other";
}
