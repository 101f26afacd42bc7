import { diaryEntrySchema, diarySealSchema } from "#domain/diary/entry.ts";
import { pageSchema } from "#domain/paging.ts";
import { callAsAdmin, uploadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { type NewWaitingEntry, toForm } from "./waiting-entry.ts";

export const entriesPerPage = 10;

const jobPath = (jobId: number) => `/api/jobs/${jobId}/`;
export const bundlePath = (jobId: number) => `${jobPath(jobId)}bundle/`;

export function loadDiary(jobId: number, page: number) {
  const path = `${jobPath(jobId)}diary/?page=${page}&page_size=${entriesPerPage}`;
  return callAsAdmin({ method: "GET", path }, pageSchema(diaryEntrySchema));
}

/** The newest seal. */
export async function loadLastSeal(jobId: number) {
  const path = `${jobPath(jobId)}seals/?page_size=1`;
  const { results } = await callAsAdmin({ method: "GET", path }, pageSchema(diarySealSchema));
  return results[0] ?? null;
}

export function sendEntry(entry: NewWaitingEntry): Promise<unknown> {
  return uploadAsAdmin({ method: "POST", path: `${jobPath(entry.jobId)}diary/`, form: toForm(entry) });
}
