import type { Message } from "#domain/messages/message.ts";
import type { MessageRow } from "./repository.ts";

/** What leaves the server of a contact message. */
export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    created_at: row.created_at.toISOString(),
  };
}
