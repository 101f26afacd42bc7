import { createTranslationHook } from "./create-translation-hook.ts";
import { projectList as listEn } from "./en/project-list.ts";
import { projects as projectsEn } from "./en/projects.ts";
import { projectList as listNp } from "./np/project-list.ts";
import { projects as projectsNp } from "./np/projects.ts";

export const useProjectListTranslation = createTranslationHook(
  { projects: { ...projectsEn, ...listEn } },
  { projects: { ...projectsNp, ...listNp } },
);
