import { createTranslationHook } from "./create-translation-hook.ts";
import { sell as en } from "./en/forms/sell.ts";
import { sell as np } from "./np/forms/sell.ts";

export const useSellTranslation = createTranslationHook({ sell: en }, { sell: np });
