import { maxPropertyPictures } from "#domain/pictures/upload.ts";
import type { Form, Upload } from "#server/platform/http/form.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { pictureChoice } from "#server/platform/media/picture-choice.ts";
import { pictureKeysName } from "#server/platform/media/staged-pictures.ts";

/** The specified fields of the first three pictures. */
export const pictureFields = ["image", "featured_image1", "featured_image2"] as const;

/**
 * A property's pictures after a call. `pictureKeys` is the whole list; without it the current pictures stay. A picture field
 * then replaces or removes the picture at its place, which is null if it is empty, as a client that knows no list expects.
 */
export function arrangePictures<New>(
  current: readonly (string | null)[],
  pictureKeys: readonly string[] | undefined,
  form: Form,
  stored: (upload: Upload) => New,
): (string | New | null)[] {
  const before = pictureKeys ? [...new Set(pictureKeys)] : current;
  const named = pictureFields.map((field, place): string | New | null => {
    const key = before[place] ?? null;
    const choice = pictureChoice(form, field, key);
    if (choice === "same") return key;
    return choice === "none" ? null : stored(choice);
  });
  const arranged = [...named, ...before.slice(named.length)];
  if (arranged.length > maxPropertyPictures) throw fieldProblem(pictureKeysName, "too_many");
  return arranged;
}
