import { sql } from "kysely";
import { isClockTime } from "#domain/calendar/format-clock.ts";
import {
  type Enquiry,
  type EnquiryInput,
  enquiryInputSchema,
  enquirySchema,
} from "#domain/enquiries/enquiry.ts";
import { promisedUntil } from "#domain/enquiries/promised-answer.ts";
import { visitProblem } from "#domain/enquiries/visit-times.ts";
import type { Language } from "#domain/language.ts";
import { isListed } from "#domain/properties/kinds.ts";
import type { Settings } from "#domain/settings/settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldColumns } from "#server/platform/http/csv-table.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { defineInbox, type SentRow, type SubmissionOptions } from "#server/resources/inbox/inbox.ts";
import { bookVisit, type WishedTime } from "#server/resources/visits/book-visit.ts";
import { explainTakenSlot, findListingAgent } from "#server/resources/visits/free-times.ts";

const columns = [
  "id",
  "kind",
  "property_id",
  "name",
  "email",
  "phone",
  "message",
  "visit_on",
  "visit_time",
  "promised_until",
  "created_at",
] as const;

async function insertEnquiry(
  transaction: Database,
  input: EnquiryInput,
  _pictureKeys: readonly string[],
  options: SubmissionOptions,
): Promise<SentRow> {
  const nowMs = Date.now();
  const { kind, name, email, phone, message, property_id } = input;
  const { company, promises } = options.settings;
  const { hours } = company;
  const listing = property_id === null ? null : await requireListed(transaction, property_id);
  const problem =
    kind === "visit" && input.visit_on !== null
      ? visitProblem(hours, input.visit_on, input.visit_time, nowMs)
      : null;
  if (problem) throw fieldProblem(problem.field, problem.code);
  const promised_until = promises.repliesInADay ? promisedUntil(hours, nowMs) : null;
  const { id } = await transaction
    .insertInto("enquiries")
    .values({ ...input, promised_until })
    .returning("id")
    .executeTakeFirstOrThrow();
  const about = listing?.name ?? "";
  const owner_id = listing?.agent_id ?? null;
  const lead = { kind, name, email, phone, about, text: message, property_id, owner_id, promised_until };
  const wished = wishedTime(input, options.settings);
  if (!wished) return { id, lead };
  return {
    id,
    lead: { ...lead, language: options.language },
    onLead: (leadId) =>
      bookVisit(transaction, { leadId, property_id, agentId: owner_id, wished }, options.dependencies),
  };
}

/** DY5: null for what staff must answer: a question, a time in words, and everything while booking is off. */
function wishedTime(
  { kind, property_id, visit_on, visit_time }: EnquiryInput,
  { calendar }: Settings,
): WishedTime | null {
  if (!calendar.isBookingOn || kind !== "visit" || property_id === null) return null;
  return visit_on && visit_time && isClockTime(visit_time) ? { date: visit_on, time: visit_time } : null;
}

/** The secret of the visitor's page; null unless a visit was booked. */
const bookedVisit = sql<Readonly<{ seed: string; language: Language }> | null>`(
  select json_build_object('seed', encode(page_seed, 'base64'), 'language', leads.language)
  from leads join visits on visits.lead_id = leads.id
  where leads.kind = 'visit' and leads.source_id = enquiries.id
  order by visits.id limit 1
)`;

/**
 * VT3: a visitor whose page is old learns that the listing is gone. Drafts are as unknown as rows that never existed. LE8: the lead about
 * an agent's listing is the agent's, who is told of it with the office.
 */
async function requireListed(transaction: Database, propertyId: number) {
  const property = await transaction
    .selectFrom("properties")
    .leftJoin("accounts", (join) =>
      join
        .onRef("accounts.id", "=", "properties.owner_id")
        .on("is_agent", "=", true)
        .on("is_disabled", "=", false),
    )
    .select(["name", "status", "deleted_at", "accounts.id as agent_id"])
    .where("properties.id", "=", propertyId)
    .executeTakeFirst();
  if (!property || property.status === "draft") throw fieldProblem("property_id", "choice_invalid");
  if (property.deleted_at !== null || !isListed(property.status)) throw new Problem("listing_unavailable");
  return property;
}

/** LE1 */
export const enquiries = defineInbox({
  kind: "enquiries",
  tag: "enquiries",
  texts: { create: "Ask about a listing, or to see it", singular: "enquiry", plural: "Enquiries" },
  input: enquiryInputSchema,
  insert: insertEnquiry,
  select: (database) =>
    database.selectFrom("enquiries").select(columns).select(bookedVisit.as("booked_visit")),
  orders: { name: sql`lower(name)` },
  item: enquirySchema,
  present: (row) => ({
    id: row.id,
    kind: row.kind,
    property_id: row.property_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    visit_on: row.visit_on,
    visit_time: row.visit_time,
    promised_until: row.promised_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }),
  presentToSender: ({ booked_visit: visit }, { visitPages }) =>
    visit ? { visit_url: visitPages.urlOf(Buffer.from(visit.seed, "base64"), visit.language) } : {},
  explainError: async (error, dependencies, { property_id }) => {
    const agentId = property_id && (await findListingAgent(dependencies.database, property_id));
    return explainTakenSlot(dependencies, error, agentId ?? null);
  },
  exportColumns: fieldColumns<Enquiry>(columns, ["visit_on", "promised_until", "created_at"]),
});
