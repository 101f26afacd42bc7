import type { Form, Upload } from "#server/platform/http/form.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { isAddressOf } from "./picture-address.ts";

/** What is to become of a picture field: a new file, nothing in its place, or what is there. */
export type PictureChoice = Upload | "none" | "same";

/** Nothing sent keeps the picture, an empty text removes it, its own address is an echo and keeps it too. */
export function pictureChoice(form: Form, field: string, currentKey: string | null): PictureChoice {
  const [sent] = form.pictures.get(field) ?? [];
  if (sent === undefined) return "same";
  if (typeof sent !== "string") return sent;
  if (sent.trim() === "") return "none";
  if (currentKey !== null && isAddressOf(sent, currentKey)) return "same";
  throw fieldProblem(field, "image_invalid");
}
