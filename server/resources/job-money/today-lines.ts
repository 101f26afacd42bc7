import type { Language } from "#domain/language.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Today } from "#domain/today/today.ts";
import type { Database } from "#server/platform/database/database.ts";
import { listDueInstalments } from "./due-instalments.ts";

/** CN7: for the office's Today: instalments that are due and permits that are overdue, the longest first. */
export async function listJobLines(
  database: Database,
  { day, language, limit }: Readonly<{ day: string; language: Language; limit: number }>,
): Promise<Today["jobs"]> {
  const instalments = await listDueInstalments(database, day);
  const permits = await database
    .selectFrom("job_permits")
    .innerJoin("jobs", "jobs.id", "job_permits.job_id")
    .select(["job_permits.id", "job_id", "kind", "due_on", "jobs.title as job"])
    .where("granted_on", "is", null)
    .where("due_on", "<", day)
    .execute();
  const lines: Today["jobs"]["results"] = [
    ...instalments.map((row) => ({
      id: `instalment-${row.id}`,
      job_id: row.job_id,
      job: localText(row.job, language),
      instalment: localText(row.name, language),
      permit: null,
      amount: row.due,
      since: row.due_since,
    })),
    ...permits.map((row) => ({
      id: `permit-${row.id}`,
      job_id: row.job_id,
      job: localText(row.job, language),
      instalment: null,
      permit: row.kind,
      amount: null,
      since: row.due_on ?? day,
    })),
  ];
  lines.sort((one, other) => one.since.localeCompare(other.since));
  return { count: lines.length, results: lines.slice(0, limit) };
}
