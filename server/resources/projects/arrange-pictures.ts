import { maxProjectImages } from "#domain/projects/project-input.ts";
import type { SentPicture, Upload } from "#server/platform/http/form.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { isUrlOf } from "#server/platform/media/picture-url.ts";

export const imagesField = "images";

/**
 * A project's pictures after an update. `pictureKeys` is the whole list, followed by the sent files. Without it: if only files are sent, they are appended, so that a client that sends only new
 * pictures removes none. If texts are sent too, the parts are the whole list in its order: a text is the URL of a picture
 * that stays, or empty, which allows removing all pictures.
 */
export function arrangePictures<New>(
  current: readonly string[],
  pictureKeys: readonly string[] | undefined,
  sent: readonly SentPicture[],
  stored: (upload: Upload) => New,
): (string | New)[] {
  const isWholeList = sent.some((picture) => typeof picture === "string");
  const named = sent.flatMap((picture): (string | New)[] => {
    if (typeof picture !== "string") return [stored(picture)];
    return picture.trim() === "" ? [] : [keyOf(picture, current)];
  });
  const kept = pictureKeys ?? (isWholeList ? [] : current);
  const arranged = [...new Set([...kept, ...named])];
  if (arranged.length > maxProjectImages) throw fieldProblem(imagesField, "too_many");
  return arranged;
}

function keyOf(address: string, current: readonly string[]): string {
  const key = current.find((one) => isUrlOf(address, one));
  if (key === undefined) throw fieldProblem(imagesField, "image_invalid");
  return key;
}
