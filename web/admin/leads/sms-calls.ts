import { type NewSmsInput, type UnhandledSms, unhandledSmsSchema } from "#domain/sms/sms.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { resultsOf } from "#web/api/response-schema.ts";

export async function fetchUnhandledSms(leadId: number): Promise<readonly UnhandledSms[]> {
  return callAsAdmin(
    { method: "GET", path: `/api/sms/unhandled/?lead=${leadId}` },
    resultsOf(unhandledSmsSchema),
  );
}

export async function writeSms(
  leadId: number,
  sms: NewSmsInput,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/leads/${leadId}/sms/`, body: sms, headers });
}

export async function sendSmsAgain(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/sms/${id}/send-again/` });
}

export async function markSmsHandled(id: number, isHandled: boolean): Promise<void> {
  await callAsAdmin({ method: "PATCH", path: `/api/sms/${id}/`, body: { is_handled: isHandled } });
}
