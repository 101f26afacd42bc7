import type { MessageInput } from "#domain/messages/message.ts";
import type { Database } from "#server/database/database.ts";

const columns = ["id", "name", "email", "subject", "message", "created_at"] as const;

export type MessageRow = Awaited<ReturnType<typeof insertMessage>>;

export async function findMessage(database: Database, id: number): Promise<MessageRow | undefined> {
  return database.selectFrom("messages").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Newest first. */
export async function listMessages(
  database: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<MessageRow[]> {
  return database
    .selectFrom("messages")
    .select(columns)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countMessages(database: Database): Promise<number> {
  const row = await database
    .selectFrom("messages")
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
