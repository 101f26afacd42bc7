import { type MessageInput, messageInputSchema } from "#domain/messages/message.ts";
import { sendMessage } from "#web/api/public-forms.ts";
import type { SendForm } from "#web/forms/deferred-submission.ts";
import { formResolver } from "#web/forms/form-resolver.ts";

export const resolver = formResolver(messageInputSchema);
export const send: SendForm<MessageInput> = (message, _picture, ...rest) => sendMessage(message, ...rest);
