import { defaultLanguage, type Language } from "#domain/language.ts";
import type { Project } from "#domain/projects/project.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { editedRows } from "#web/admin/editing/edited-rows.ts";
import { fetchTagged, ifMatch } from "#web/admin/editing/tagged-row.ts";
import { uploadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { apiUrl } from "#web/api/api-url.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";
import { looseProjectSchema } from "#web/compatibility/loose-project.ts";

/** Picture URLs refer to the API's host, which may be another one. */
export const adminProjectSchema = looseProjectSchema(apiUrl(""));

export const projectRows = editedRows("projects", "/apis/projects/", adminProjectSchema);

export async function fetchProject(id: number, language: Language): Promise<Project> {
  return (await fetchTagged(`/apis/projects/${id}/`, adminProjectSchema, acceptLanguage(language))).row;
}

/** Creates a project if `id` is null. */
export async function saveProject(
  id: number | null,
  etag: string | null,
  form: FormData,
  { onProgress, getIdempotencyHeaders }: SubmissionAttempt,
): Promise<void> {
  const headers = { ...getIdempotencyHeaders(form), ...ifMatch(etag), ...acceptLanguage(defaultLanguage) };
  await uploadAsAdmin(
    id === null
      ? { method: "POST", path: "/apis/projects/create/", form, onProgress, headers }
      : { method: "PUT", path: `/apis/projects/${id}/update/`, form, onProgress, headers },
  );
}
