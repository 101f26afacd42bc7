import * as z from "zod/mini";
import {
  type Import,
  type ImportChange,
  type ImportDetails,
  type ImportKind,
  importDetailsSchema,
  importRowSchema,
  importSchema,
} from "#domain/imports/import.ts";
import { pageSchema } from "#domain/paging.ts";
import { callAsAdmin, downloadAsAdmin, uploadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { randomKey } from "#web/api/random-key.ts";
import { resultsOf } from "#web/api/response-schema.ts";
import type { OnProgress } from "#web/api/upload-form.ts";

export const importsKey = ["imports"];
const root = "/api/imports/";
/** Arrives within the server's time for a request, also over a slow line. */
const partBytes = 4 * 1024 * 1024;
const rowPageSchema = pageSchema(importRowSchema);
export type RowPage = z.infer<typeof rowPageSchema>;
export const rowsPerPage = 25;

export async function fetchImports(): Promise<readonly Import[]> {
  return callAsAdmin({ method: "GET", path: root }, resultsOf(importSchema));
}

export async function fetchImport(id: number): Promise<ImportDetails> {
  return callAsAdmin({ method: "GET", path: `${root}${id}/` }, importDetailsSchema);
}

export async function fetchRows(id: number, filter: string, page: number): Promise<RowPage> {
  const parameters = new URLSearchParams({ page: String(page), page_size: String(rowsPerPage) });
  if (filter === "left") parameters.set("left", "true");
  else if (filter !== "") parameters.set("outcome", filter);
  return callAsAdmin({ method: "GET", path: `${root}${id}/rows/?${parameters}` }, rowPageSchema);
}

/** Sends a file in parts and returns what names it. */
async function sendFile(file: File, onProgress: OnProgress) {
  const upload = randomKey();
  for (let offset = 0; offset < file.size || offset === 0; offset += partBytes) {
    const part = file.slice(offset, offset + partBytes);
    await uploadAsAdmin(
      {
        method: "PUT",
        path: `${root}uploads/${upload}/?offset=${offset}`,
        form: part,
        headers: { "content-type": "application/octet-stream" },
        onProgress: (sent) => onProgress((offset + sent * part.size) / Math.max(file.size, 1)),
      },
      z.object({ received: z.int() }),
    );
  }
  return { upload, bytes: file.size, file_name: file.name };
}

export async function createImport(
  kind: ImportKind,
  file: File,
  onProgress: OnProgress,
): Promise<ImportDetails> {
  const body = { kind, ...(await sendFile(file, onProgress)) };
  return callAsAdmin({ method: "POST", path: root, body }, importDetailsSchema);
}

export async function addArchive(id: number, file: File, onProgress: OnProgress): Promise<ImportDetails> {
  const body = await sendFile(file, onProgress);
  return callAsAdmin({ method: "PUT", path: `${root}${id}/archive/`, body }, importDetailsSchema);
}

export async function changeImport(id: number, body: ImportChange): Promise<ImportDetails> {
  return callAsAdmin({ method: "PATCH", path: `${root}${id}/`, body }, importDetailsSchema);
}

export async function startImport(id: number, action: "run" | "undo"): Promise<ImportDetails> {
  return callAsAdmin({ method: "POST", path: `${root}${id}/${action}/` }, importDetailsSchema);
}

export async function discardImport(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `${root}${id}/` });
}

export function saveTemplate(kind: ImportKind, headers: Readonly<Record<string, string>>): Promise<void> {
  return downloadAsAdmin(`${root}template.csv?kind=${kind}`, headers);
}
