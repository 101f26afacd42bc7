import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { SubmissionInput } from "#domain/sell/submission.ts";
import type { Database } from "#server/platform/database/database.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import type { SubmissionFilters } from "./list-query.ts";

/** What a search looks through, as migration 0013 has it: lines, which no one-line search can span. */
const words = sql<string>`lower(propert_title || E'\\n' || property_location || E'\\n' || name || E'\\n' || email || E'\\n' || coalesce(phone_no, ''))`;

const newestFirst = { column: "created_at", direction: "desc" } as const;
const orders = {
  created_at: sql`created_at`,
  property_price: sql`property_price`,
  propert_title: sql`lower(propert_title)`,
  name: sql`lower(name)`,
} as const;

/** Every read begins here: what was deleted is kept for a while, and shown to nobody. */
function liveSubmissions(database: Database) {
  return database.selectFrom("sell_submissions").where("sell_submissions.deleted_at", "is", null);
}

/** A submission with its picture, as the presenter takes it. */
function selectSubmissions(database: Database) {
  return liveSubmissions(database).select((eb) => [
    "id",
    "name",
    "email",
    "phone_no",
    "propert_title",
    "property_location",
    "property_price",
    "property_type",
    "no_of_bedrooms",
    "no_of_bathrooms",
    "area",
    "description",
    "image",
    "created_at",
    jsonArrayFrom(
      eb
        .selectFrom("pictures")
        .whereRef("pictures.key", "=", "sell_submissions.image")
        .select(["key", "width", "height", "placeholder", "alt"]),
    ).as("pictures"),
  ]);
}

export type SubmissionRow = Awaited<ReturnType<typeof findSubmission>> & {};

export async function findSubmission(database: Database, id: number) {
  return selectSubmissions(database).where("id", "=", id).executeTakeFirst();
}

/** As asked, otherwise newest first. */
export async function listSubmissions(
  database: Database,
  { search, ordering }: SubmissionFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<SubmissionRow[]> {
  const { column, direction } = ordering ?? newestFirst;
  return selectSubmissions(database)
    .$if(search !== "", (query) => query.where(words, "like", likeContaining(search)))
    .orderBy(orders[column], direction)
    .orderBy("id", direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countSubmissions(
  database: Database,
  { search }: Pick<SubmissionFilters, "search">,
): Promise<number> {
  const row = await liveSubmissions(database)
    .$if(search !== "", (query) => query.where(words, "like", likeContaining(search)))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertSubmission(
  transaction: Database,
  input: SubmissionInput,
  image: string | null,
): Promise<number> {
  const { id } = await transaction
    .insertInto("sell_submissions")
    .values({ ...input, image })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
