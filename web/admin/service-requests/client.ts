import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import type { LooseServiceRequest } from "#web/compatibility/loose-service-request.ts";

export async function deleteServiceRequest(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `/service-requests/${id}/delete/` });
}

export async function restoreServiceRequest(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/service-requests/${id}/restore/` });
}

/** AR1: the letter to a client, whose language we don't know. */
export const replySubject = "Re: Your Service Request";

/** Requests carry no name (OT2), so a client is whom one can write to or call. */
export function clientOf({ email, phone_no: phone }: LooseServiceRequest): string {
  return email ?? phone;
}
