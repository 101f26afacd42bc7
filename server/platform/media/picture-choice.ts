import type { Form, Upload } from "#server/platform/http/form.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { isUrlOf } from "./picture-url.ts";

/** How a form changes a picture field: a new file, no picture, or the current picture. */
export type PictureChoice = Upload | "none" | "same";

/** A missing field or the current picture's URL keeps the picture; an empty text removes it. */
export function pictureChoice(form: Form, field: string, currentKey: string | null): PictureChoice {
  const [sent] = form.pictures.get(field) ?? [];
  if (sent === undefined) return "same";
  if (typeof sent !== "string") return sent;
  if (sent.trim() === "") return "none";
  if (currentKey !== null && isUrlOf(sent, currentKey)) return "same";
  throw fieldProblem(field, "image_invalid");
}

/** The new pictures of a field that may be left empty. */
export function optionalUploads(form: Form, field: string): Upload[] {
  return (form.pictures.get(field) ?? []).flatMap((sent) => {
    if (typeof sent !== "string") return [sent];
    if (sent.trim() === "") return [];
    throw fieldProblem(field, "image_invalid");
  });
}
