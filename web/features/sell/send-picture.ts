import { stagedPictureSchema } from "#domain/pictures/staged-picture.ts";
import { uploadForm } from "#web/api/upload-form.ts";
import { pictureForm } from "#web/forms/pictures/picture-form.ts";
import type { SendPicture } from "#web/forms/pictures/picture-uploads.ts";

/** LD6: uploads a visitor's picture before the form. */
export const sendVisitorPicture: SendPicture = async (id, file, onProgress, signal) => {
  const call = { method: "POST", path: "/sell/pictures/", form: pictureForm(file) } as const;
  return stagedPictureSchema.parse(
    await uploadForm({ ...call, headers: { "idempotency-key": id }, onProgress, signal }),
  );
};
