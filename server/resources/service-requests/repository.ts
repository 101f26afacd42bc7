import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { ServiceRequestInput } from "#domain/service-requests/service-request.ts";
import type { Database } from "#server/platform/database/database.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import type { ServiceRequestFilters } from "./list-query.ts";

/** What a search looks through, as migration 0013 has it: lines, which no one-line search can span. */
const words = sql<string>`lower(service_name || E'\\n' || service_type || E'\\n' || address || E'\\n' || phone_no || E'\\n' || coalesce(email, ''))`;

const newestFirst = { column: "created_at", direction: "desc" } as const;
const orders = {
  created_at: sql`created_at`,
  preffered_date: sql`preffered_date`,
  service_name: sql`lower(service_name)`,
} as const;

/** Every read begins here: what was deleted is kept for a while, and shown to nobody. */
function liveServiceRequests(database: Database) {
  return database.selectFrom("service_requests").where("service_requests.deleted_at", "is", null);
}

/** A request with its picture, as the presenter takes it. */
function selectServiceRequests(database: Database) {
  return liveServiceRequests(database).select((eb) => [
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

export type ServiceRequestRow = Awaited<ReturnType<typeof findServiceRequest>> & {};

export async function findServiceRequest(database: Database, id: number) {
  return selectServiceRequests(database).where("id", "=", id).executeTakeFirst();
}

/** As asked, otherwise newest first. */
export async function listServiceRequests(
  database: Database,
  { search, ordering }: ServiceRequestFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ServiceRequestRow[]> {
  const { column, direction } = ordering ?? newestFirst;
  return selectServiceRequests(database)
    .$if(search !== "", (query) => query.where(words, "like", likeContaining(search)))
    .orderBy(orders[column], direction)
    .orderBy("id", direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countServiceRequests(
  database: Database,
  { search }: Pick<ServiceRequestFilters, "search">,
): Promise<number> {
  const row = await liveServiceRequests(database)
    .$if(search !== "", (query) => query.where(words, "like", likeContaining(search)))
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
