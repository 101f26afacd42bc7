import type { Language } from "#domain/language.ts";
import {
  type NewVisit,
  type Visit,
  type VisitChangeInput,
  visitListSchema,
  visitSchema,
} from "#domain/visits/visit.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { ifMatch } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export async function fetchVisitsOf(leadId: number, language: Language): Promise<readonly Visit[]> {
  const path = `/api/visits/?lead_id=${leadId}`;
  const headers = acceptLanguage(language);
  return (await callAsAdmin({ method: "GET", path, headers }, visitListSchema)).results;
}

export async function arrangeVisit(
  visit: Pick<NewVisit, "lead_id" | "starts_at" | "meeting_place" | "note">,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await callAsAdmin({ method: "POST", path: "/api/visits/", body: visit, headers });
}

/** Only if nobody has changed the visit since it was read. Returns it as it is now. */
export async function changeVisit(
  { id, etag }: Pick<Visit, "id" | "etag">,
  change: VisitChangeInput,
): Promise<Visit> {
  const path = `/api/visits/${id}/`;
  return callAsAdmin({ method: "PATCH", path, body: change, headers: ifMatch(etag) }, visitSchema);
}
