import { projectInputSchema } from "#domain/projects/project-input.ts";
import type { FormDescription } from "#server/http/form.ts";

export const mostProjectImages = 20;

export const projectForm = {
  input: projectInputSchema,
  pictures: { images: mostProjectImages },
} satisfies FormDescription;
