import { type Message, messageSchema } from "#domain/messages/message.ts";
import { readWith } from "#web/admin/calls/read-with.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export async function fetchMessage(id: number): Promise<Message> {
  const answer = await callAsAdmin({ method: "GET", path: `/messages/${id}/` });
  return readWith((value) => messageSchema.parse(value), answer);
}

export async function deleteMessage(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `/messages/${id}/delete/` });
}

export async function restoreMessage(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `/messages/${id}/restore/` });
}

/** The answer to a message, addressed to whoever wrote it. */
export const replySubject = (message: Message) => `Re: ${message.subject}`;
