import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { callWithFallbacks } from "#web/compatibility/call-with-fallbacks.ts";

/** API2: another API host may know only the second path. */
export async function deleteSubmission(id: number): Promise<void> {
  await callWithFallbacks(
    () => callAsAdmin({ method: "DELETE", path: `/sell/${id}/delete/` }),
    [{ on: [404, 405, 501], call: () => callAsAdmin({ method: "DELETE", path: `/sell/${id}/` }) }],
  );
}

/** AP3: whether the API host can't delete at all, by the status or the text of its response. */
export function isDeleteUnsupported({ status, detail }: CallFailure): boolean {
  return status === 405 || status === 501 || /not supported|method|405/i.test(detail ?? "");
}
