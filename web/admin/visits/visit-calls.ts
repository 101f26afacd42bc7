import { type NewVisit, type Visit, type VisitChangeInput, visitListSchema } from "#domain/visits/visit.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export async function fetchVisitsOf(leadId: number): Promise<readonly Visit[]> {
  return (await callAsAdmin({ method: "GET", path: `/api/visits/?lead_id=${leadId}` }, visitListSchema))
    .results;
}

export async function arrangeVisit(
  visit: Pick<NewVisit, "lead_id" | "starts_at" | "meeting_place" | "note">,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await callAsAdmin({ method: "POST", path: "/api/visits/", body: visit, headers });
}

export async function changeVisit(id: number, change: VisitChangeInput): Promise<void> {
  await callAsAdmin({ method: "PATCH", path: `/api/visits/${id}/`, body: change });
}
