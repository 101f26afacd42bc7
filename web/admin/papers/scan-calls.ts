import type { Scan, ScanKind } from "#domain/papers/scan.ts";
import { callAsAdmin, downloadAsAdmin, uploadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import type { ResponseSchema } from "#web/api/request.ts";
import type { OnProgress } from "#web/api/upload-form.ts";

/** LD7, CN7: where the scans of a property or a job are in the API. */
export type ScanFolder<Stored extends Scan = Scan> = Readonly<{
  path: string;
  schema: ResponseSchema<Stored>;
  /** What a new scan says besides its kind. */
  query?: Readonly<Record<string, string>>;
}>;

const scanPath = ({ path }: Pick<ScanFolder, "path">, id: string) => `${path}${id}/`;

/** Can be repeated with the same id: the server stores the scan once. */
export async function uploadScan<Stored extends Scan>(
  folder: ScanFolder<Stored>,
  { id, kind, file }: Readonly<{ id: string; kind: ScanKind; file: File }>,
  onProgress: OnProgress,
): Promise<Stored> {
  return uploadAsAdmin(
    {
      method: "PUT",
      path: `${scanPath(folder, id)}?${new URLSearchParams({ kind, ...folder.query })}`,
      form: file,
      headers: { "content-type": "application/octet-stream", "x-file-name": encodeURIComponent(file.name) },
      onProgress,
    },
    folder.schema,
  );
}

export async function deleteScan(folder: ScanFolder, { id }: Scan): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: scanPath(folder, id) });
}

export async function restoreScan(folder: ScanFolder, { id }: Scan): Promise<void> {
  await callAsAdmin({ method: "POST", path: `${scanPath(folder, id)}restore/` });
}

/** A link can't send the token, so the file is fetched and then saved. */
export function saveScan(folder: ScanFolder, { id }: Scan): Promise<void> {
  return downloadAsAdmin(scanPath(folder, id));
}
