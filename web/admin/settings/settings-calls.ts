import * as z from "zod/mini";
import {
  type SettingsVersion,
  settingsHistorySchema,
  settingsPreviewSchema,
} from "#domain/settings/document.ts";
import type { EditedRows } from "#web/admin/editing/edited-rows.ts";
import { ifMatch } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { documentPath, type StoredName } from "./documents.ts";

/** The form's rows have an id; a document is known by its name. */
export type DocumentRow = Readonly<{ id: number; value: unknown }>;

export const documentId = 0;

/** A value that the schema rejects is a failed call. */
export function documentRows(name: StoredName, value: z.ZodMiniType = z.unknown()): EditedRows<DocumentRow> {
  const schema = z.pipe(
    z.object({ value }),
    z.transform((row): DocumentRow => ({ id: documentId, value: row.value })),
  );
  return { resource: documentKey(name), pathOf: () => documentPath(name), schema };
}

export async function saveDocument(name: StoredName, value: object, etag: string | null): Promise<void> {
  await callAsAdmin({ method: "PUT", path: documentPath(name), body: value, headers: ifMatch(etag) });
}

/** Returns the token for the parameter `preview` of a page's address. */
export async function createPreview(name: StoredName, value: object): Promise<string> {
  const path = `${documentPath(name)}preview/`;
  return (await callAsAdmin({ method: "POST", path, body: value }, settingsPreviewSchema)).token;
}

export async function fetchVersions(name: StoredName): Promise<readonly SettingsVersion[]> {
  return (await callAsAdmin({ method: "GET", path: `${documentPath(name)}history/` }, settingsHistorySchema))
    .results;
}

type VersionCall = Readonly<{ name: StoredName; version: number; etag: string | null }>;

export async function restoreVersion({ name, version, etag }: VersionCall): Promise<void> {
  const path = `${documentPath(name)}history/${version}/`;
  await callAsAdmin({ method: "POST", path, headers: ifMatch(etag) });
}

/** The first part of the query keys of a document. */
export function documentKey(name: StoredName): string {
  return `settings:${name}`;
}
