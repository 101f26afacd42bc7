import { buildObject } from "#domain/build-object.ts";
import { keysOf } from "#domain/keys-of.ts";
import { type Language, languages } from "#domain/language.ts";
import { writtenDescription } from "#domain/pictures/picture.ts";
import { pinAfter, pinFieldNames, withWholePin } from "#domain/places/pin-fields.ts";
import { maxProjectImages, projectInputFields, projectInputSchema } from "#domain/projects/project-input.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { allTexts, textsIn } from "#domain/translations.ts";
import { type Form, type FormDescription, readInput } from "#server/platform/http/form.ts";
import { pick, pickSentTexts } from "#server/platform/http/sent-texts.ts";
import { mergePlacedTexts } from "#server/resources/places/placed-texts.ts";
import type { ProjectColumns, ProjectRow } from "./repository.ts";

export const projectForm = {
  input: projectInputFields,
  pictures: { images: maxProjectImages },
} satisfies FormDescription;

export const projectPatch = { ...projectForm, isPartial: true } satisfies FormDescription;

/** `columns` merges the sent texts into those that the row has when it is written. */
export function readProjectForm(fields: Form["fields"], language: Language) {
  const { imageDescriptions, pictureKeys, input, place } = readFields(fields, fields);
  return {
    imageDescriptions,
    pictureKeys,
    columns: (row?: ProjectRow): ProjectColumns => ({
      ...input,
      ...pinAfter(input, place.names, row),
      ...mergePlacedTexts(projectTexts, "location", place, language, row),
    }),
  };
}

/** Validates the sent fields together with those of the row, and returns only the sent ones. */
export function readProjectPatch(row: ProjectRow, fields: Form["fields"], language: Language) {
  const stored = {
    ...row,
    ...textsIn(projectTexts, row, language),
    translations: allTexts(projectTexts, row, languages),
  };
  const { imageDescriptions, pictureKeys, input, place } = readFields({ ...stored, ...fields }, fields);
  return {
    imageDescriptions,
    pictureKeys,
    columns: (current: ProjectRow): Partial<ProjectColumns> => ({
      ...pick(input, withWholePin(place.names)),
      ...mergePlacedTexts(projectTexts, "location", place, language, current, true),
    }),
  };
}

const storedNames = [
  ...keysOf(projectTexts),
  "local_level_id",
  "ward",
  "proj_type",
  "proj_status",
  "professionals",
  "proj_budget",
  "start_date",
  "end_date",
  "completed_date",
  ...pinFieldNames,
] as const;

/** What a client would send to store this row again, for an earlier version. */
export function formFieldsOf(row: ProjectRow): Form["fields"] {
  return {
    ...buildObject<Pick<ProjectRow, (typeof storedNames)[number]>>(storedNames, (name) => row[name]),
    translations: allTexts(projectTexts, row, languages),
    picture_keys: row.pictures.map(({ key }) => key),
    image_descriptions: row.pictures.map(({ alt }) => writtenDescription(alt)),
  };
}

function readFields(whole: object, sent: Form["fields"]) {
  const read = readInput(projectInputSchema, whole);
  const { translations, image_descriptions = [], picture_keys: pictureKeys, ...input } = read;
  const names = new Set(Object.keys(sent));
  const texts = pickSentTexts(projectTexts, { ...input, translations }, names);
  return {
    imageDescriptions: image_descriptions,
    pictureKeys,
    input,
    place: { texts, numbers: input, names },
  };
}
