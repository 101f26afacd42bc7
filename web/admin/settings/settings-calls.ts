import * as z from "zod/mini";
import {
  type SettingsVersion,
  settingsHistorySchema,
  settingsPreviewSchema,
} from "#domain/settings/document.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { type DocumentName, documents } from "./documents.ts";

/** The form's rows have an id; a document is known by its name. */
export type DocumentRow = Readonly<{ id: number; value: unknown }>;

export const documentRowSchema = z.pipe(
  z.object({ value: z.unknown() }),
  z.transform(({ value }): DocumentRow => ({ id: 0, value })),
);

export function fetchDocument(name: DocumentName): Promise<TaggedRow<DocumentRow>> {
  return fetchTagged(documents[name].path, documentRowSchema);
}

export async function saveDocument(name: DocumentName, value: object, etag: string | null): Promise<void> {
  await callAsAdmin({ method: "PUT", path: documents[name].path, body: value, headers: ifMatch(etag) });
}

/** Returns the token for the parameter `preview` of a page's address. */
export async function createPreview(path: string, value: object): Promise<string> {
  return (await callAsAdmin({ method: "POST", path: `${path}preview/`, body: value }, settingsPreviewSchema))
    .token;
}

export async function fetchVersions(name: DocumentName): Promise<readonly SettingsVersion[]> {
  return (
    await callAsAdmin({ method: "GET", path: `${documents[name].path}history/` }, settingsHistorySchema)
  ).results;
}

type VersionCall = Readonly<{ name: DocumentName; version: number; etag: string | null }>;

export async function restoreVersion({ name, version, etag }: VersionCall): Promise<void> {
  const path = `${documents[name].path}history/${version}/`;
  await callAsAdmin({ method: "POST", path, headers: ifMatch(etag) });
}

/** The first part of the query keys of a document. */
export function documentKey(name: DocumentName): string {
  return `settings:${name}`;
}
