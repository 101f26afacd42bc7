import type { ShownServiceRequest } from "#domain/service-requests/shown-service-request.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export async function deleteServiceRequest(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `/service-requests/${id}/delete/` });
}

export async function restoreServiceRequest(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/service-requests/${id}/restore/` });
}

/** AR1: the letter to a client, whose language we don't know. */
export const replySubject = "Re: Your Service Request";

/** Requests carry no name (OT2), so a client is whom one can write to or call. */
export function clientOf({ email, phone_no: phone }: ShownServiceRequest): string {
  return email ?? phone;
}
