import { type UnhandledSms, unhandledSmsSchema } from "#domain/sms/sms.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { resultsOf } from "#web/api/response-schema.ts";

export async function fetchUnhandledSms(leadId: number): Promise<readonly UnhandledSms[]> {
  return callAsAdmin(
    { method: "GET", path: `/api/sms/unhandled/?lead=${leadId}` },
    resultsOf(unhandledSmsSchema),
  );
}

export async function sendSmsAgain(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/sms/${id}/send-again/` });
}

export async function markSmsHandled(id: number, isHandled: boolean): Promise<void> {
  await callAsAdmin({ method: "PATCH", path: `/api/sms/${id}/`, body: { is_handled: isHandled } });
}
