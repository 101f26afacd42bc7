import { sql } from "kysely";
import {
  type Enquiry,
  type EnquiryInput,
  enquiryInputSchema,
  enquirySchema,
} from "#domain/enquiries/enquiry.ts";
import { promisedUntil } from "#domain/enquiries/promised-answer.ts";
import { visitProblem } from "#domain/enquiries/visit-times.ts";
import { isListed } from "#domain/properties/kinds.ts";
import { rowNames } from "#domain/rows/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldColumns } from "#server/platform/http/csv-table.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { defineInbox, type SentRow, type SubmissionOptions } from "#server/resources/inbox/inbox.ts";

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
  { hours, repliesInADay }: SubmissionOptions,
): Promise<SentRow> {
  const nowMs = Date.now();
  const { kind, name, email, phone, message, property_id } = input;
  const listing = property_id === null ? null : await requireListed(transaction, property_id);
  const problem =
    kind === "visit" && input.visit_on !== null
      ? visitProblem(hours, input.visit_on, input.visit_time, nowMs)
      : null;
  if (problem) throw fieldProblem(problem.field, problem.code);
  const promised_until = repliesInADay ? promisedUntil(hours, nowMs) : null;
  const { id } = await transaction
    .insertInto("enquiries")
    .values({ ...input, promised_until })
    .returning("id")
    .executeTakeFirstOrThrow();
  const about = listing?.name ?? "";
  const owner_id = listing?.agent_id ?? null;
  return {
    id,
    lead: { kind, name, email, phone, about, text: message, property_id, owner_id, promised_until },
  };
}

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
  table: rowNames.enquiries.table,
  path: rowNames.enquiries.path,
  tag: "enquiries",
  texts: { create: "Ask about a listing, or to see it", singular: "enquiry", plural: "Enquiries" },
  input: enquiryInputSchema,
  insert: insertEnquiry,
  select: (database) => database.selectFrom("enquiries").select(columns),
  searchText: sql`lower(name || E'\\n' || coalesce(email, '') || E'\\n' || coalesce(phone, '') || E'\\n' || message)`,
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
  exportColumns: fieldColumns<Enquiry>(columns, ["visit_on", "promised_until", "created_at"]),
});
