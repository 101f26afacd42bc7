import * as z from "zod/mini";
import { type SettingsVersion, settingsHistorySchema } from "#domain/settings/document.ts";
import { type Looks, looksSchema } from "#domain/settings/looks.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export const looksPath = "/api/settings/looks/";
const stored = z.object({ value: looksSchema });

export const looksKey = ["settings:looks"];

export function fetchLooks(): Promise<TaggedRow<Looks>> {
  return fetchTagged(looksPath, (body) => stored.parse(body).value);
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
