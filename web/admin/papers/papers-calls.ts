import { type PaperView, paperViewsSchema } from "#domain/papers/paper-view.ts";
import { type Papers, type PapersInput, papersSchema } from "#domain/papers/papers.ts";
import { type Scan, type ScanKind, scanSchema } from "#domain/papers/scan.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin, downloadAsAdmin, uploadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import type { OnProgress } from "#web/api/upload-form.ts";

const folder = (propertyId: number) => `/api/properties/${propertyId}/papers/`;
const scanPath = (propertyId: number, id: string) => `${folder(propertyId)}scans/${id}/`;

export function loadPapers(propertyId: number): Promise<TaggedRow<Papers>> {
  return fetchTagged(folder(propertyId), papersSchema);
}

export async function savePapers(propertyId: number, etag: string | null, body: PapersInput): Promise<void> {
  await callAsAdmin({ method: "PUT", path: folder(propertyId), body, headers: ifMatch(etag) });
}

export async function fetchViews(propertyId: number): Promise<readonly PaperView[]> {
  return (await callAsAdmin({ method: "GET", path: `${folder(propertyId)}views/` }, paperViewsSchema))
    .results;
}

/** Can be repeated with the same id: the server stores the scan once. */
export async function uploadScan(
  propertyId: number,
  { id, kind, file }: Readonly<{ id: string; kind: ScanKind; file: File }>,
  onProgress: OnProgress,
): Promise<Scan> {
  return uploadAsAdmin(
    {
      method: "PUT",
      path: `${scanPath(propertyId, id)}?kind=${kind}`,
      form: file,
      headers: { "content-type": "application/octet-stream", "x-file-name": encodeURIComponent(file.name) },
      onProgress,
    },
    scanSchema,
  );
}

export async function deleteScan(propertyId: number, { id }: Scan): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: scanPath(propertyId, id) });
}

export async function restoreScan(propertyId: number, { id }: Scan): Promise<void> {
  await callAsAdmin({ method: "POST", path: `${scanPath(propertyId, id)}restore/` });
}

/** A link can't send the token, so the file is fetched and then saved. */
export function saveScan(propertyId: number, { id }: Scan): Promise<void> {
  return downloadAsAdmin(scanPath(propertyId, id));
}
