import type { Language } from "#domain/language.ts";
import { pinAfter } from "#domain/places/pin-fields.ts";
import { maxProjectImages, projectInputFields, projectInputSchema } from "#domain/projects/project-input.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { type Form, type FormDescription, readInput } from "#server/platform/http/form.ts";
import { mergeSentTexts, pickSentTexts } from "#server/platform/http/sent-texts.ts";
import type { ProjectColumns, ProjectRow } from "./repository.ts";

export const projectForm = {
  input: projectInputFields,
  pictures: { images: maxProjectImages },
} satisfies FormDescription;

/** `columns` merges the sent texts into those that the row has when it is written. */
export function readProjectForm(fields: Form["fields"], language: Language) {
  const { translations, image_descriptions = [], ...input } = readInput(projectInputSchema, fields);
  const names = new Set(Object.keys(fields));
  const sent = pickSentTexts(projectTexts, { ...input, translations }, names);
  return {
    imageDescriptions: image_descriptions,
    columns: (row?: ProjectRow): ProjectColumns => ({
      ...input,
      ...pinAfter(input, names, row),
      ...mergeSentTexts(projectTexts, sent, language, row),
    }),
  };
}
