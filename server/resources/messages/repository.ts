import { sql } from "kysely";
import type { MessageInput } from "#domain/messages/message.ts";
import type { Database } from "#server/platform/database/database.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import type { MessageFilters } from "./list-query.ts";

const columns = ["id", "name", "email", "subject", "message", "created_at"] as const;

/** What a search looks through, as migration 0013 has it: lines, which no one-line search can span. */
const words = sql<string>`lower(name || E'\\n' || email || E'\\n' || subject)`;

const newestFirst = { column: "created_at", direction: "desc" } as const;
const orders = {
  created_at: sql`created_at`,
  name: sql`lower(name)`,
  subject: sql`lower(subject)`,
} as const;

/** Every read begins here: what was deleted is kept for a while, and shown to nobody. */
function liveMessages(database: Database) {
  return database.selectFrom("messages").where("deleted_at", "is", null);
}

export type MessageRow = Awaited<ReturnType<typeof findMessage>> & {};

export async function findMessage(database: Database, id: number) {
  return liveMessages(database).select(columns).where("id", "=", id).executeTakeFirst();
}

/** As asked, otherwise newest first. */
export async function listMessages(
  database: Database,
  { search, ordering }: MessageFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<MessageRow[]> {
  const { column, direction } = ordering ?? newestFirst;
  return liveMessages(database)
    .select(columns)
    .$if(search !== "", (query) => query.where(words, "like", likeContaining(search)))
    .orderBy(orders[column], direction)
    .orderBy("id", direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countMessages(
  database: Database,
  { search }: Pick<MessageFilters, "search">,
): Promise<number> {
  const row = await liveMessages(database)
    .$if(search !== "", (query) => query.where(words, "like", likeContaining(search)))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertMessage(transaction: Database, input: MessageInput): Promise<number> {
  const { id } = await transaction
    .insertInto("messages")
    .values(input)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
