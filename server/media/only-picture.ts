import type { Form } from "#server/http/form.ts";
import { pictureChoice } from "./picture-choice.ts";
import type { KeptPicture, PictureKeeper } from "./picture-keeper.ts";

/** The picture of a form that may have one, stored; none if none was sent. */
export async function keepOnlyPicture(
  keeper: PictureKeeper,
  form: Form,
  field: string,
): Promise<KeptPicture | undefined> {
  const choice = pictureChoice(form, field, null);
  if (typeof choice === "string") return undefined;
  const [kept] = await keeper.keep([choice]);
  return kept;
}
