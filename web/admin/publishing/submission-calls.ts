import { madeListingSchema } from "#domain/sell/decline.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { type LooseSubmission, looseSubmissionSchema } from "#web/compatibility/loose-submission.ts";

export async function fetchSubmission(id: number): Promise<LooseSubmission> {
  return callAsAdmin({ method: "GET", path: `/sell/${id}/` }, looseSubmissionSchema);
}

/** LE5: returns the id of the draft, or of the listing that exists. */
export async function makeListing(id: number): Promise<number> {
  return (await callAsAdmin({ method: "POST", path: `/sell/${id}/listing/` }, madeListingSchema)).property_id;
}

export async function declineSubmission(id: number, reason: string): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/sell/${id}/decline/`, body: { reason } });
}

export async function reopenSubmission(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/sell/${id}/reopen/` });
}
