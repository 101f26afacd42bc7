import { projectInputSchema } from "#domain/projects/project-input.ts";
import type { FormDescription } from "#server/platform/http/form.ts";

export const maxProjectImages = 20;

export const projectForm = {
  input: projectInputSchema,
  pictures: { images: maxProjectImages },
} satisfies FormDescription;
