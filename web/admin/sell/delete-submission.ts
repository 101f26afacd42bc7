import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { callWithFallbacks } from "#web/compatibility/call-with-fallbacks.ts";

/** API2: a host that does not know the first path may know the second. */
export async function deleteSubmission(id: number): Promise<void> {
  await callWithFallbacks(
    () => callAsAdmin({ method: "DELETE", path: `/sell/${id}/delete/` }),
    [{ on: [404, 405, 501], call: () => callAsAdmin({ method: "DELETE", path: `/sell/${id}/` }) }],
  );
}

export async function restoreSubmission(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/sell/${id}/restore/` });
}

/** AP3: the server can't delete at all, by its status or by what it says. */
export function isUnsupported({ status, said }: CallFailure): boolean {
  return status === 405 || status === 501 || /not supported|method|405/i.test(said ?? "");
}

/** The letter to an owner is about what they sent. */
export const replySubject = (title: string) => `Re: ${title}`;
