import { sql } from "kysely";
import {
  type ServiceRequest,
  type ServiceRequestInput,
  serviceRequestInputSchema,
  serviceRequestSchema,
} from "#domain/service-requests/service-request.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldColumns } from "#server/platform/http/csv-table.ts";
import { defineInbox, type SubmissionOptions } from "#server/resources/inbox/inbox.ts";
import { picturesAt } from "#server/resources/inbox/repository.ts";

/** LE3: the trigger that makes the lead promises an answer within 24 hours. A company that does not promise it owes none. */
async function insertServiceRequest(
  transaction: Database,
  { Service_urgency: service_urgency, ...input }: ServiceRequestInput,
  [imag]: readonly string[],
  { repliesInADay }: SubmissionOptions,
): Promise<{ id: number }> {
  const { id } = await transaction
    .insertInto("service_requests")
    .values({ ...input, service_urgency, imag: imag ?? null })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!repliesInADay)
    await transaction
      .updateTable("leads")
      .set({ promised_until: null })
      .where("kind", "=", "service_request")
      .where("source_id", "=", id)
      .execute();
  return { id };
}

export const serviceRequests = defineInbox({
  table: "service_requests",
  path: "/service-requests/",
  tag: "service requests",
  texts: { create: "Ask for a service", singular: "service request", plural: "Service requests" },
  input: serviceRequestInputSchema,
  pictureField: "imag",
  insert: insertServiceRequest,
  select: (database) =>
    database
      .selectFrom("service_requests")
      .select([
        "id",
        "service_name",
        "phone_no",
        "email",
        "address",
        "service_type",
        "service_urgency",
        "preffered_date",
        "description",
        "imag",
        "created_at",
        picturesAt("service_requests.imag"),
      ]),
  searchText: sql`lower(service_name || E'\\n' || service_type || E'\\n' || address || E'\\n' || phone_no || E'\\n' || coalesce(email, ''))`,
  orders: { preffered_date: sql`preffered_date`, service_name: sql`lower(service_name)` },
  item: serviceRequestSchema,
  present: (row, urls) => ({
    id: row.id,
    service_name: row.service_name,
    phone_no: row.phone_no,
    email: row.email,
    address: row.address,
    service_type: row.service_type,
    Service_urgency: row.service_urgency,
    preffered_date: row.preffered_date,
    description: row.description,
    imag: urls.urlOf(row.imag),
    pictures: row.pictures.map((picture) => urls.sign(picture)),
    created_at: row.created_at.toISOString(),
  }),
  exportColumns: fieldColumns<ServiceRequest>(
    [
      "id",
      "service_name",
      "phone_no",
      "email",
      "address",
      "service_type",
      "Service_urgency",
      "preffered_date",
      "description",
      "created_at",
    ],
    ["preffered_date", "created_at"],
  ),
});
