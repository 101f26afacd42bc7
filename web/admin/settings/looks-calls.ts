import * as z from "zod/mini";
import { type SettingsVersion, settingsHistorySchema } from "#domain/settings/document.ts";
import { type Looks, looksSchema } from "#domain/settings/looks.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export const looksPath = "/api/settings/looks/";

/** The first part of the query keys of the looks. */
export const looksKey = "settings:looks";

/** The form's rows have an id; there is one row of looks. Drafts store it, and are read like a response. */
export type LooksRow = Readonly<{ id: number; value: Looks }>;

export const looksRowSchema = z.pipe(
  z.object({ value: looksSchema }),
  z.transform(({ value }): LooksRow => ({ id: 0, value })),
);

export function fetchLooks(): Promise<TaggedRow<LooksRow>> {
  return fetchTagged(looksPath, looksRowSchema);
}

export async function fetchLooksVersions(): Promise<readonly SettingsVersion[]> {
  return (await callAsAdmin({ method: "GET", path: `${looksPath}history/` }, settingsHistorySchema)).results;
}

export async function bringLooksBack(id: number, etag: string | null): Promise<void> {
  await callAsAdmin({ method: "POST", path: `${looksPath}history/${id}/`, headers: ifMatch(etag) });
}

export async function saveLooks(value: Looks, etag: string | null): Promise<void> {
  await callAsAdmin({ method: "PUT", path: looksPath, body: value, headers: ifMatch(etag) });
}
