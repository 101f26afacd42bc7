import { type PaperView, paperViewsSchema } from "#domain/papers/paper-view.ts";
import { type Papers, type PapersInput, papersSchema } from "#domain/papers/papers.ts";
import { scanSchema } from "#domain/papers/scan.ts";
import { editedPart } from "#web/admin/editing/edited-rows.ts";
import { ifMatch } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import type { ScanFolder } from "./scan-calls.ts";

const papersPath = (propertyId: number) => `/api/properties/${propertyId}/papers/`;

export function propertyScans(propertyId: number): ScanFolder {
  return { path: `${papersPath(propertyId)}scans/`, schema: scanSchema };
}

export function propertyViewsPath(propertyId: number): string {
  return `${papersPath(propertyId)}views/`;
}

/** Not under the key of the loaded papers, because loading them again would be recorded as a look. */
export const papersRows = (propertyId: number) =>
  editedPart("papers-form", papersPath(propertyId), propertyId, papersSchema);
export type PapersRow = Papers & Readonly<{ id: number }>;

export async function savePapers(propertyId: number, etag: string | null, body: PapersInput): Promise<void> {
  await callAsAdmin({ method: "PUT", path: papersPath(propertyId), body, headers: ifMatch(etag) });
}

export async function fetchViews(path: string): Promise<readonly PaperView[]> {
  return (await callAsAdmin({ method: "GET", path }, paperViewsSchema)).results;
}
