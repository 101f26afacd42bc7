import { createTranslationHook } from "./create-translation-hook.ts";
import { services as en } from "./en/forms/services.ts";
import { services as np } from "./np/forms/services.ts";

export const useServicesTranslation = createTranslationHook({ services: en }, { services: np });
