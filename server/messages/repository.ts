import { sql } from "kysely";
import type { MessageInput } from "#domain/messages/message.ts";
import type { Database } from "#server/database/database.ts";
import { likeContaining } from "#server/database/like.ts";
import type { MessageFilters } from "./list-query.ts";

/** What a search looks through, as migration 0013 has it: lines, which no one-line search can span. */
const words = sql<string>`lower(name || E'\\n' || email || E'\\n' || subject)`;

const newestFirst = { column: "created_at", direction: "desc" } as const;
const orders = {
  created_at: sql`created_at`,
  name: sql`lower(name)`,
  subject: sql`lower(subject)`,
} as const;

const columns = ["id", "name", "email", "subject", "message", "created_at"] as const;

export type MessageRow = Awaited<ReturnType<typeof insertMessage>>;

export async function findMessage(database: Database, id: number): Promise<MessageRow | undefined> {
  return database.selectFrom("messages").select(columns).where("id", "=", id).executeTakeFirst();
}

/** As asked, otherwise newest first. */
export async function listMessages(
  database: Database,
  { search, ordering }: MessageFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<MessageRow[]> {
  const { column, direction } = ordering ?? newestFirst;
  return database
    .selectFrom("messages")
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
  const row = await database
    .selectFrom("messages")
    .$if(search !== "", (query) => query.where(words, "like", likeContaining(search)))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertMessage(database: Database, input: MessageInput) {
  return database.insertInto("messages").values(input).returning(columns).executeTakeFirstOrThrow();
}

/** False if there is no such message. */
export async function deleteMessage(database: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await database.deleteFrom("messages").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
