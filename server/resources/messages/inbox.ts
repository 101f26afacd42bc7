import { sql } from "kysely";
import { type Message, messageInputSchema, messageSchema } from "#domain/messages/message.ts";
import { fieldColumns } from "#server/platform/http/csv-table.ts";
import { defineInbox } from "#server/resources/inbox/inbox.ts";
import type { VisitorLead } from "#server/resources/leads/visitor-lead.ts";

type MessageFields = Readonly<{
  name: string;
  email: string;
  phone?: string | null | undefined;
  subject: string;
  message: string;
}>;

/** LE1 */
export function leadOfMessage({ name, email, phone = null, subject, message }: MessageFields): VisitorLead {
  return { kind: "message", name, email, phone, about: subject, text: message };
}

export const messages = defineInbox({
  kind: "messages",
  createPath: "/messages/create/",
  hasReadPath: true,
  tag: "messages",
  texts: { create: "Send a message", singular: "message", plural: "Messages" },
  input: messageInputSchema,
  insert: async (transaction, input) => {
    const row = transaction.insertInto("messages").values(input).returning("id");
    const { id } = await row.executeTakeFirstOrThrow();
    return { id, lead: leadOfMessage(input) };
  },
  select: (database) =>
    database
      .selectFrom("messages")
      .select(["id", "name", "email", "phone", "subject", "message", "created_at"]),
  orders: { name: sql`lower(name)`, subject: sql`lower(subject)` },
  item: messageSchema,
  present: (row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    created_at: row.created_at.toISOString(),
  }),
  exportColumns: fieldColumns<Message>(
    ["id", "name", "email", "subject", "message", "created_at", "phone"],
    ["created_at"],
  ),
});
