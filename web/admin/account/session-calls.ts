import type * as z from "zod/mini";
import { type ListedSession, type passwordChangeSchema, sessionSchema } from "#domain/session/accounts.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { resultsOf } from "#web/api/response-schema.ts";

/** Of one's own account unless another one is given. */
function pathOf(accountId: number | undefined): string {
  return accountId === undefined ? "/api/sessions/" : `/api/accounts/${accountId}/sessions/`;
}

export async function fetchSessions(accountId?: number): Promise<readonly ListedSession[]> {
  return callAsAdmin({ method: "GET", path: pathOf(accountId) }, resultsOf(sessionSchema));
}

/** One session, or all but the user's own. */
export async function endSessions(accountId: number | undefined, session: string | undefined): Promise<void> {
  await callAsAdmin({ method: "POST", path: `${pathOf(accountId)}end/`, body: { session } });
}

export async function changePassword(input: z.output<typeof passwordChangeSchema>): Promise<void> {
  await callAsAdmin({ method: "POST", path: "/api/password/", body: input });
}
