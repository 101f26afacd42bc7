import { type MessageInput, messageInputSchema } from "#domain/messages/message.ts";
import { type Form, readInput } from "#server/http/form.ts";
import type { Resource } from "#server/http/resource.ts";
import { createOnce } from "#server/sending/create-once.ts";
import type { Sending } from "#server/sending/sending.ts";
import { findMessage, insertMessage, type MessageRow } from "./repository.ts";

export async function createMessage(
  resource: Resource,
  { fields }: Form,
  sending: Sending,
): Promise<MessageRow> {
  return storeMessage(resource, readInput(messageInputSchema, fields), sending);
}

export async function storeMessage(
  resource: Pick<Resource, "database" | "pictures">,
  input: MessageInput,
  sending: Sending,
): Promise<MessageRow> {
  return createOnce(resource, sending, {
    uploads: [],
    insert: (transaction) => insertMessage(transaction, input),
    find: findMessage,
  });
}
