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
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

/** The first part of the query keys. */
export const accountsKey = "accounts";

const accounts = z.object({ results: z.array(accountSchema) });
const invitations = z.object({ results: z.array(invitationSchema) });

export async function fetchAccounts(): Promise<readonly ListedAccount[]> {
  const body = await callAsAdmin({ method: "GET", path: "/api/accounts/" });
  return parseBody((value) => accounts.parse(value).results, body);
}

export async function changeAccount(id: number, change: z.output<typeof accountChangeSchema>): Promise<void> {
  await callAsAdmin({ method: "PATCH", path: `/api/accounts/${id}/`, body: change });
}

export async function fetchInvitations(): Promise<readonly Invitation[]> {
  const body = await callAsAdmin({ method: "GET", path: "/api/invitations/" });
  return parseBody((value) => invitations.parse(value).results, body);
}

export async function invite(
  input: InvitationInput,
  { getIdempotencyHeaders }: SubmissionAttempt,
): Promise<NewInvitation> {
  // Without the proof, which may be another when the same is sent again.
  const { password: _password, code: _code, ...invited } = input;
  const headers = getIdempotencyHeaders(invited);
  const body = await callAsAdmin({ method: "POST", path: "/api/invitations/", body: input, headers });
  return parseBody((value) => newInvitationSchema.parse(value), body);
}

export async function withdrawInvitation(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `/api/invitations/${id}/` });
}
