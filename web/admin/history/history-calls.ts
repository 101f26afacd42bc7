import {
  type HistoryKind,
  type RowHistory,
  rowHistorySchema,
  type VersionedKind,
} from "#domain/history/entry.ts";
import type { Language } from "#domain/language.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export const changesPerPage = 20;

export function fetchRowHistory(
  kind: HistoryKind,
  id: number,
  page: number,
  language: Language,
): Promise<TaggedRow<RowHistory>> {
  const query = new URLSearchParams({ page: String(page), page_size: String(changesPerPage) });
  return fetchTagged(`/api/history/${kind}/${id}/?${query}`, rowHistorySchema, acceptLanguage(language));
}

/** The version after an entry, and the row's version that the caller has seen. */
type VersionCall = Readonly<{ kind: VersionedKind; id: number; entry: number; etag: string | null }>;

export async function restoreRowVersion({ kind, id, entry, etag }: VersionCall): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/history/${kind}/${id}/${entry}/`, headers: ifMatch(etag) });
}
