import { sql } from "kysely";
import {
  type Enquiry,
  type EnquiryInput,
  enquiryInputSchema,
  enquirySchema,
} from "#domain/enquiries/enquiry.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldColumns } from "#server/platform/http/csv-table.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { defineInbox } from "#server/resources/inbox/inbox.ts";

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
  "created_at",
] as const;

async function insertEnquiry(
  transaction: Database,
  { property_id: propertyId, ...input }: EnquiryInput,
): Promise<{ id: number }> {
  if (propertyId !== null && !(await isListed(transaction, propertyId)))
    throw fieldProblem("property_id", "choice_invalid");
  return transaction
    .insertInto("enquiries")
    .values({ ...input, property_id: propertyId })
    .returning("id")
    .executeTakeFirstOrThrow();
}

async function isListed(transaction: Database, propertyId: number): Promise<boolean> {
  const property = await transaction
    .selectFrom("properties")
    .select("id")
    .where("id", "=", propertyId)
    .where("deleted_at", "is", null)
    .where("listing_status", "<>", "draft")
    .executeTakeFirst();
  return property !== undefined;
}

/** LE1 */
export const enquiries = defineInbox({
  table: "enquiries",
  path: "/api/enquiries/",
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
    created_at: row.created_at.toISOString(),
  }),
  exportColumns: fieldColumns<Enquiry>(columns, ["visit_on", "created_at"]),
});
