import { createTranslationHook } from "./create-translation-hook.ts";
import { projectDetail as detailEn } from "./en/project-detail.ts";
import { projects as projectsEn } from "./en/projects.ts";
import { projectDetail as detailNp } from "./np/project-detail.ts";
import { projects as projectsNp } from "./np/projects.ts";

export const useProjectDetailTranslation = createTranslationHook(
  { projects: { ...projectsEn, detail: detailEn } },
  { projects: { ...projectsNp, detail: detailNp } },
);
