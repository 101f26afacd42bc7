import { type MessageInput, messageInputSchema } from "#domain/messages/message.ts";
import { type Form, readInput } from "#server/platform/http/form.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findMessage, insertMessage, type MessageRow } from "./repository.ts";

export async function createMessage(
  resource: ResourceDependencies,
  { fields }: Form,
  sending: SubmissionContext,
): Promise<MessageRow> {
  return storeMessage(resource, readInput(messageInputSchema, fields), sending);
}

export async function storeMessage(
  resource: Pick<ResourceDependencies, "database" | "pictures">,
  input: MessageInput,
  sending: SubmissionContext,
): Promise<MessageRow> {
  return createOnce(resource, sending, {
    uploads: [],
    insert: (transaction) => insertMessage(transaction, input),
    find: findMessage,
  });
}
