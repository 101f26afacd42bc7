import { messageInputSchema } from "#domain/messages/message.ts";
import type { FormDescription } from "#server/platform/http/form.ts";

export const messageForm = { input: messageInputSchema, pictures: {} } satisfies FormDescription;
