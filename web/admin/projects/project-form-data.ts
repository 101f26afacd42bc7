import * as z from "zod/mini";
import type { Project } from "#domain/projects/project.ts";
import { type ProjectInput, projectInputSchema } from "#domain/projects/project-input.ts";
import { joinTextList } from "#domain/text-list.ts";
import { appendPin, type PinValue, pinFieldsOf, pinValue } from "#web/admin/pins/pin-value.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";

const textNames = [
  "proj_name",
  "location",
  "client_name",
  "proj_area",
  "proj_type",
  "proj_status",
  "proj_duration",
  "professionals",
  "proj_budget",
  "start_date",
  "end_date",
  "completed_date",
  "description",
] as const;
const listNames = ["features", "challenges", "outcomes"] as const;

/** The values of the form's controls. */
export type ProjectValues = Record<(typeof textNames)[number], string> &
  Record<(typeof listNames)[number], readonly string[]> & { images: readonly PickedFile[]; pin: PinValue };

/** The initial values of the form: those of the project to edit, or empty ones. */
export function projectValues(
  project: Project | null,
  pictureName: (number: number) => string,
): ProjectValues {
  return {
    proj_name: project?.proj_name ?? "",
    location: project?.location ?? "",
    client_name: project?.client_name ?? "",
    proj_area: project?.proj_area ?? "",
    proj_type: project?.proj_type ?? "",
    proj_status: project?.proj_status ?? "Planning",
    proj_duration: project?.proj_duration ?? "",
    professionals: project ? String(project.professionals) : "",
    proj_budget: project ? String(project.proj_budget) : "",
    start_date: project?.start_date ?? "",
    end_date: project?.end_date ?? "",
    completed_date: project?.completed_date ?? "",
    description: project?.description ?? "",
    features: project?.features ?? [],
    challenges: project?.challenges ?? [],
    outcomes: project?.outcomes ?? [],
    pin: pinValue(project),
    images: (project?.image_urls ?? []).map((address, index) => ({
      id: address,
      kind: "stored",
      name: pictureName(index + 1),
      address,
    })),
  };
}

export const projectFormSchema = z.pipe(
  z.transform(
    (values: ProjectValues): Readonly<Record<string, unknown>> => ({ ...values, ...pinFieldsOf(values.pin) }),
  ),
  projectInputSchema,
);

/** The multipart body of the API call: each list as one text, pictures in order. */
export function projectFormData(
  input: ProjectInput,
  images: readonly PickedFile[],
  before: Project | null,
): FormData {
  const form = new FormData();
  for (const name of textNames) form.append(name, String(input[name] ?? ""));
  for (const name of listNames) form.append(name, joinTextList(input[name]));
  appendPin(form, input);
  // A URL or an empty text tells the server that the parts are the whole list. Files alone would be appended.
  if (before && !images.some(({ kind }) => kind === "stored")) form.append("images", "");
  for (const image of images) form.append("images", image.kind === "new" ? image.file : image.address);
  return form;
}
