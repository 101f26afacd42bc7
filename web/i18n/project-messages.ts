import { createTranslationHook } from "./create-translation-hook.ts";
import { projects as en } from "./en/projects.ts";
import { projects as np } from "./np/projects.ts";

export const useProjectTranslation = createTranslationHook({ projects: en }, { projects: np });
