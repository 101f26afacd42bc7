import * as z from "zod/mini";
import { type SettingsVersion, settingsHistorySchema } from "#domain/settings/document.ts";
import { type Looks, looksSchema } from "#domain/settings/looks.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export const looksPath = "/api/settings/looks/";
const stored = z.object({ value: looksSchema });

/** The first part of the query keys of the looks. */
export const looksKey = "settings:looks";

/** The form's rows have an id; there is one row of looks. Drafts store it, and are read like a response. */
export type LooksRow = Readonly<{ id: number; value: Looks }>;

export function readLooks(body: unknown): LooksRow {
  return { id: 0, value: stored.parse(body).value };
}

export function fetchLooks(): Promise<TaggedRow<LooksRow>> {
  return fetchTagged(looksPath, readLooks);
}

export async function fetchLooksVersions(): Promise<readonly SettingsVersion[]> {
  const body = await callAsAdmin({ method: "GET", path: `${looksPath}history/` });
  return parseBody((response) => settingsHistorySchema.parse(response).results, body);
}

export async function bringLooksBack(id: number, etag: string | null): Promise<void> {
  await callAsAdmin({ method: "POST", path: `${looksPath}history/${id}/`, headers: ifMatch(etag) });
}

export async function saveLooks(value: Looks, etag: string | null): Promise<void> {
  await callAsAdmin({ method: "PUT", path: looksPath, body: value, headers: ifMatch(etag) });
}
