import type { LooseServiceRequest } from "#web/compatibility/loose-service-request.ts";

/** AR1: always in English, because the client's language is unknown. */
export const replySubject = "Re: Your Service Request";

/** Requests have no name (OT2), so the e-mail address or the phone number identifies the client. */
export function clientOf({ email, phone_no: phone }: LooseServiceRequest): string {
  return email ?? phone;
}
