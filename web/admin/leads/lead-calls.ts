import {
  type Lead,
  type LeadChange,
  type LeadDetails,
  type LeadEventInput,
  type LeadReply,
  leadDetailsSchema,
  leadSchema,
  type PersonName,
} from "#domain/leads/lead.ts";
import type { NewLead } from "#domain/leads/new-lead.ts";
import type { Page } from "#domain/paging.ts";
import { type ReplyTemplate, replyTemplateSchema } from "#domain/settings/replies.ts";
import { fetchTagged, ifMatch } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin, callTaggedAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { pageOf, resultsOf } from "#web/api/response-schema.ts";

export type TaggedLead = Readonly<{ lead: LeadDetails; etag: string | null }>;

export async function fetchLeads(query: Readonly<Record<string, string>>): Promise<Page<Lead>> {
  const set = Object.entries(query).filter(([, value]) => value !== "");
  return callAsAdmin({ method: "GET", path: `/api/leads/?${new URLSearchParams(set)}` }, pageOf(leadSchema));
}

export async function fetchLead(id: number): Promise<TaggedLead> {
  const { row: lead, etag } = await fetchTagged(`/api/leads/${id}/`, leadDetailsSchema);
  return { lead, etag };
}

/** With `etag`, only if nobody has changed the lead since it was read. */
export async function changeLead(id: number, change: LeadChange, etag: string | null = null): Promise<void> {
  await changeLeadTagged(id, change, etag);
}

/** The same. Returns the ETag of the changed lead. */
export async function changeLeadTagged(
  id: number,
  change: LeadChange,
  etag: string | null,
): Promise<string | null> {
  const path = `/api/leads/${id}/`;
  const call = { method: "PATCH", path, body: change, headers: ifMatch(etag) } as const;
  return (await callTaggedAsAdmin(call, leadSchema)).etag;
}

export async function addLead(lead: NewLead, headers: Headers): Promise<LeadDetails> {
  return callAsAdmin({ method: "POST", path: "/api/leads/", body: lead, headers }, leadDetailsSchema);
}

type Headers = Readonly<Record<string, string>>;

export async function addEvent(id: number, event: LeadEventInput, headers: Headers): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/leads/${id}/events/`, body: event, headers });
}

export async function sendReply(id: number, reply: LeadReply, headers: Headers): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/leads/${id}/reply/`, body: reply, headers });
}

export async function namePerson(id: number, etag: string | null, name: PersonName): Promise<void> {
  await callAsAdmin({ method: "PATCH", path: `/api/people/${id}/`, body: name, headers: ifMatch(etag) });
}

/** For `useQuery`. */
export const replyTemplatesQuery = { queryKey: ["reply-templates"], queryFn: fetchReplyTemplates };

async function fetchReplyTemplates(): Promise<readonly ReplyTemplate[]> {
  return callAsAdmin({ method: "GET", path: "/api/leads/reply-templates/" }, resultsOf(replyTemplateSchema));
}

export async function mergePeople(id: number, into: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/people/${id}/merge/`, body: { into } });
}

export async function splitPerson(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/api/people/${id}/part/` });
}
