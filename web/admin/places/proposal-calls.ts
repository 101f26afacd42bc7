import type { Language } from "#domain/language.ts";
import { type RowProposal, rowProposalsSchema } from "#domain/places/row-proposal.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { ifMatch } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export async function fetchProposals(language: Language) {
  const headers = acceptLanguage(language);
  return callAsAdmin({ method: "GET", path: "/api/place-proposals/", headers }, rowProposalsSchema);
}

export async function acceptProposal({ resource, id, etag, change }: RowProposal): Promise<void> {
  const path = resource === "properties" ? `/api/properties/${id}/` : `/apis/projects/${id}/update/`;
  await callAsAdmin({ method: "PATCH", path, body: change, headers: ifMatch(etag) });
}
