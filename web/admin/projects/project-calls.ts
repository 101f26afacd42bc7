import { looseProjectSchema } from "#domain/projects/loose-project.ts";
import type { Project } from "#domain/projects/project.ts";
import { readWith } from "#web/admin/read-with.ts";
import { callAsAdmin, uploadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { apiAddress } from "#web/api/address.ts";
import type { Sending } from "#web/api/use-sending.ts";

/** Its pictures are addressed on the API's host, where that is not this one. */
export const adminProjectSchema = looseProjectSchema(apiAddress(""));

export async function fetchProject(id: number): Promise<Project> {
  const answer = await callAsAdmin({ method: "GET", path: `/apis/projects/${id}/` });
  return readWith((value) => adminProjectSchema.parse(value), answer);
}

/** Without an id it is a new one. */
export async function saveProject(
  id: number | null,
  form: FormData,
  { onProgress, headersFor }: Sending,
): Promise<void> {
  if (id === null) {
    const headers = headersFor(form);
    await uploadAsAdmin({ method: "POST", path: "/apis/projects/create/", form, onProgress, headers });
  } else await uploadAsAdmin({ method: "PUT", path: `/apis/projects/${id}/update/`, form, onProgress });
}

export async function deleteProject(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `/apis/projects/${id}/delete/` });
}

/** The server keeps what was deleted for 30 days. */
export async function restoreProject(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/apis/projects/${id}/restore/` });
}
