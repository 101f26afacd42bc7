import { messageInputSchema } from "#domain/messages/message.ts";
import type { FormDescription } from "#server/http/form.ts";

export const messageForm = { input: messageInputSchema, pictures: {} } satisfies FormDescription;
