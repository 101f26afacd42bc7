import type { ClientEntry, DiarySeal } from "#domain/diary/entry.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import { presentClientEntry, presentSeal } from "./presenter.ts";
import { countEntries, listEntries, listSeals } from "./repository.ts";

const pageSize = 10;

export type ClientDiary = Readonly<{
  count: number;
  page: number;
  pages: number;
  entries: readonly ClientEntry[];
  /** The newest; a client who writes it down can prove later that nothing was changed. */
  seal: DiarySeal | null;
}>;

/** CN10: a page of the diary for the client, the newest first, without times and places of pictures. */
export async function readClientDiary(
  database: Database,
  jobId: number,
  { page, signedMediaUrls }: Readonly<{ page: number; signedMediaUrls: SignedMediaUrls }>,
): Promise<ClientDiary> {
  const [rows, count, seals] = await Promise.all([
    listEntries(database, jobId, { page, pageSize }),
    countEntries(database, jobId),
    listSeals(database, jobId, { page: 1, pageSize: 1 }),
  ]);
  const [seal] = seals.map(presentSeal);
  return {
    count,
    page,
    pages: Math.max(1, Math.ceil(count / pageSize)),
    entries: rows.map((row) => presentClientEntry(row, signedMediaUrls)),
    seal: seal ?? null,
  };
}
