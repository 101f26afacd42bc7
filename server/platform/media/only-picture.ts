import type { Form, Upload } from "#server/platform/http/form.ts";
import { pictureChoice } from "./picture-choice.ts";

/** The picture of a new form that may have one. */
export function onlyPicture(form: Form, field: string): Upload[] {
  const choice = pictureChoice(form, field, null);
  return typeof choice === "string" ? [] : [choice];
}
