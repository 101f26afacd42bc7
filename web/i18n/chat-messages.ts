import { createTranslationHook } from "./create-translation-hook.ts";
import { chat as en } from "./en/chat.ts";
import { chat as np } from "./np/chat.ts";

export const useChatTranslation = createTranslationHook({ chat: en }, { chat: np });
