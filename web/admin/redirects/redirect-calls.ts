import { type Redirect, redirectSchema } from "#domain/redirects/redirect.ts";
import { fetchTagged, ifMatch, type TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

export const redirectsPath = "/api/redirects/";

export type RedirectValues = Readonly<{
  path: string;
  target: string;
  is_external: boolean;
  is_permanent: boolean;
}>;

export function loadRedirect(id: number): Promise<TaggedRow<Redirect>> {
  return fetchTagged(`${redirectsPath}${id}/`, redirectSchema);
}

/** Adds a short address if `id` is null. The server reads what was typed as the form does. */
export async function saveRedirect(
  id: number | null,
  etag: string | null,
  body: RedirectValues,
  { getIdempotencyHeaders }: SubmissionAttempt,
): Promise<void> {
  const headers = { ...getIdempotencyHeaders(body), ...ifMatch(etag) };
  await callAsAdmin(
    id === null
      ? { method: "POST", path: redirectsPath, body, headers }
      : { method: "PUT", path: `${redirectsPath}${id}/`, body, headers },
  );
}
