import { type OpenInvitation, openInvitationSchema } from "#domain/session/accounts.ts";
import { request } from "#web/api/request.ts";

export async function checkInvitation(token: string): Promise<OpenInvitation> {
  return request({ method: "POST", path: "/api/invitations/check/", body: { token } }, openInvitationSchema);
}

export async function acceptInvitation(token: string, password: string): Promise<void> {
  const body = { token, new_password: password };
  await request({ method: "POST", path: "/api/invitations/accept/", body });
}
