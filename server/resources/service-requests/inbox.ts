import { sql } from "kysely";
import {
  type ServiceRequest,
  type ServiceRequestInput,
  serviceRequestInputSchema,
  serviceRequestSchema,
} from "#domain/service-requests/service-request.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldColumns } from "#server/platform/http/csv-table.ts";
import { defineInbox, type SentRow, type SubmissionOptions } from "#server/resources/inbox/inbox.ts";
import { picturesAt } from "#server/resources/inbox/repository.ts";
import type { VisitorLead } from "#server/resources/leads/visitor-lead.ts";

const answerWithinMs = 24 * 60 * 60 * 1000;

type RequestFields = Readonly<{
  service_name: string;
  phone_no: string;
  email?: string | null;
  address: string;
  description: string;
}>;

/** LE3: an answer is promised within 24 hours, unless the company promises none. */
export function leadOfServiceRequest(
  request: RequestFields,
  createdAt: Date,
  repliesInADay: boolean,
): VisitorLead {
  const { service_name, phone_no, email = null, address, description } = request;
  return {
    kind: "service_request",
    name: "",
    email,
    phone: phone_no,
    about: `${service_name}, ${address}`,
    text: description,
    promised_until: repliesInADay ? new Date(createdAt.getTime() + answerWithinMs) : null,
  };
}

async function insertServiceRequest(
  transaction: Database,
  { Service_urgency: service_urgency, ...input }: ServiceRequestInput,
  [imag]: readonly string[],
  { settings }: SubmissionOptions,
): Promise<SentRow> {
  const { id, created_at: createdAt } = await transaction
    .insertInto("service_requests")
    .values({ ...input, service_urgency, imag: imag ?? null })
    .returning(["id", "created_at"])
    .executeTakeFirstOrThrow();
  return { id, lead: leadOfServiceRequest(input, createdAt, settings.promises.repliesInADay) };
}

export const serviceRequests = defineInbox({
  kind: "service-requests",
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
