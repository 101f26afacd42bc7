import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { ServiceRequestInput } from "#domain/service-requests/service-request.ts";
import type { Database } from "#server/database/database.ts";

/** A request with its picture, as the presenter takes it. */
function selectServiceRequests(database: Database) {
  return database
    .selectFrom("service_requests")
    .select((eb) => [
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
      jsonArrayFrom(
        eb
          .selectFrom("pictures")
          .whereRef("pictures.key", "=", "service_requests.imag")
          .select(["key", "width", "height", "placeholder", "alt"]),
      ).as("pictures"),
    ]);
}

export type ServiceRequestRow = Awaited<ReturnType<typeof findServiceRequest>>;

export async function findServiceRequest(database: Database, id: number) {
  return selectServiceRequests(database).where("id", "=", id).executeTakeFirstOrThrow();
}

/** Newest first. */
export async function listServiceRequests(
  database: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ServiceRequestRow[]> {
  return selectServiceRequests(database)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countServiceRequests(database: Database): Promise<number> {
  const row = await database
    .selectFrom("service_requests")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertServiceRequest(
  transaction: Database,
  { Service_urgency: service_urgency, ...input }: ServiceRequestInput,
  imag: string | null,
): Promise<number> {
  const { id } = await transaction
    .insertInto("service_requests")
    .values({ ...input, service_urgency, imag })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Answers with the keys of its pictures; undefined if there is no such request. */
export async function deleteServiceRequest(transaction: Database, id: number): Promise<string[] | undefined> {
  const row = await transaction
    .deleteFrom("service_requests")
    .where("id", "=", id)
    .returning("imag")
    .executeTakeFirst();
  return row && (row.imag === null ? [] : [row.imag]);
}
