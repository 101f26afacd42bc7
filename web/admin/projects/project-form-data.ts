import * as z from "zod/mini";
import { buildObject } from "#domain/build-object.ts";
import { keysOf } from "#domain/keys-of.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import type { Project } from "#domain/projects/project.ts";
import { type ProjectInput, projectInputSchema } from "#domain/projects/project-input.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { joinTextList } from "#domain/text-list.ts";
import { appendPin, type PinValue, pinFieldsOf, pinValue } from "#web/admin/pins/pin-value.ts";
import {
  type DescriptionValues,
  descriptionValues,
  isDescribed,
  readDescriptions,
} from "#web/admin/translations/description-values.ts";
import { appendTexts } from "#web/admin/translations/sent-texts.ts";
import { type TextValues, textValues, withTranslations } from "#web/admin/translations/text-values.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";

const plainNames = [
  "local_level_id",
  "ward",
  "proj_type",
  "proj_status",
  "professionals",
  "proj_budget",
  "start_date",
  "end_date",
  "completed_date",
] as const;

type PlainValues = Record<(typeof plainNames)[number], string>;

/** The values of the form's controls. */
export type ProjectValues = PlainValues &
  TextValues<typeof projectTexts> & { images: readonly PickedFile[]; pin: PinValue } & DescriptionValues;

/** The initial values of the form: those of the project to edit, or empty ones. */
export function projectValues(
  project: Project | null,
  pictureName: (number: number) => string,
): ProjectValues {
  return {
    ...textValues(projectTexts, project),
    ...buildObject<PlainValues>(plainNames, (name) => String(project?.[name] ?? "")),
    proj_status: project?.proj_status ?? "Planning",
    pin: pinValue(project),
    images: storedPictures(project).map((picture, index) => ({
      ...picture,
      kind: "stored",
      name: pictureName(index + 1),
    })),
    ...storedDescriptions(project),
  };
}

/** The pictures with their keys as ids. Another API host sends only addresses. */
export function storedPictures(project: Project | null): { id: string; address: string }[] {
  const { image_urls: addresses = [], pictures = [] } = project ?? {};
  return addresses.map((address) => ({
    id: pictures.find((picture) => address.endsWith(jpegPicturePath(picture)))?.key ?? address,
    address,
  }));
}

function storedDescriptions(project: Project | null): DescriptionValues {
  const described = storedPictures(project).map(({ id, address }) =>
    descriptionValues(id, address, project?.pictures ?? []),
  );
  return Object.assign({}, ...described);
}

export const projectFormSchema = z.pipe(
  z.transform(
    (values: ProjectValues): z.input<typeof projectInputSchema> => ({
      ...withTranslations(projectTexts, values),
      ...pinFieldsOf(values.pin),
    }),
  ),
  projectInputSchema,
);

/**
 * The multipart body of the API call: each list as one text, pictures in order. `keys` are those of all pictures; null for
 * another API host, which gets the files.
 */
export function projectFormData(
  input: ProjectInput,
  { images, ...descriptions }: Pick<ProjectValues, "images"> & DescriptionValues,
  keys: readonly string[] | null,
  before: Project | null,
): FormData {
  const form = new FormData();
  const texts = appendTexts(form, projectTexts, input);
  for (const name of plainNames) form.append(name, String(input[name] ?? ""));
  for (const name of keysOf(projectTexts)) {
    const text = texts[name];
    form.append(name, typeof text === "string" ? text : joinTextList(text));
  }
  appendPin(form, input);
  if (keys) form.append("picture_keys", JSON.stringify(keys));
  else appendFiles(form, images, before);
  const described = images.map(({ id }) => readDescriptions(descriptions, id));
  const stored = images.map(({ id }) => readDescriptions(storedDescriptions(before), id));
  if ([...described, ...stored].some(isDescribed))
    form.append("image_descriptions", JSON.stringify(described));
  return form;
}

function appendFiles(form: FormData, images: readonly PickedFile[], before: Project | null) {
  // A URL or an empty text tells the server that the parts are the whole list. Files alone would be appended.
  if (before && !images.some(({ kind }) => kind === "stored")) form.append("images", "");
  for (const image of images) form.append("images", image.kind === "new" ? image.file : image.address);
}
