import * as z from "zod/mini";
import {
  type SettingsVersion,
  settingsHistorySchema,
  settingsPreviewSchema,
} from "#domain/settings/document.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { documentPath, type StoredName } from "./documents.ts";

/** The form's rows have an id; a document is known by its name. */
export type DocumentRow = Readonly<{ id: number; value: unknown }>;

const rowOf = (value: z.ZodMiniType) =>
  z.pipe(
    z.object({ value }),
    z.transform((row): DocumentRow => ({ id: 0, value: row.value })),
  );
export const documentRowSchema = rowOf(z.unknown());

/** A value that the schema rejects is a failed call. */
export function fetchDocument(
  name: StoredName,
  schema: z.ZodMiniType = z.unknown(),
): Promise<TaggedRow<DocumentRow>> {
  return fetchTagged(documentPath(name), rowOf(schema));
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
