import * as z from "zod/mini";
import {
  type accountChangeSchema,
  accountSchema,
  type Invitation,
  type InvitationInput,
  invitationSchema,
  type ListedAccount,
  type NewInvitation,
  newInvitationSchema,
} from "#domain/session/accounts.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { resultsOf } from "#web/api/response-schema.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

/** The first part of the query keys. */
export const accountsKey = "accounts";

const accounts = z.object({ results: z.array(accountSchema) });

export async function fetchAccounts(): Promise<readonly ListedAccount[]> {
  return (await callAsAdmin({ method: "GET", path: "/api/accounts/" }, accounts)).results;
}

export async function changeAccount(id: number, change: z.output<typeof accountChangeSchema>): Promise<void> {
  await callAsAdmin({ method: "PATCH", path: `/api/accounts/${id}/`, body: change });
}

export async function fetchInvitations(): Promise<readonly Invitation[]> {
  return callAsAdmin({ method: "GET", path: "/api/invitations/" }, resultsOf(invitationSchema));
}

export async function invite(
  input: InvitationInput,
  { getIdempotencyHeaders }: SubmissionAttempt,
): Promise<NewInvitation> {
  // Without the proof, which may be another when the same is sent again.
  const { password: _password, code: _code, ...invited } = input;
  const headers = getIdempotencyHeaders(invited);
  return callAsAdmin(
    { method: "POST", path: "/api/invitations/", body: input, headers },
    newInvitationSchema,
  );
}

export async function withdrawInvitation(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `/api/invitations/${id}/` });
}
