import { stagedPictureSchema } from "#domain/pictures/staged-picture.ts";
import { uploadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { pictureForm } from "#web/forms/pictures/picture-form.ts";
import type { SendPicture } from "#web/forms/pictures/picture-uploads.ts";

/** LD6: uploads a picture before the form of its row. */
export const sendStaffPicture = sendPictureTo("/api/pictures/");

/** ST3: a logo keeps its transparent parts. */
export const sendLogo = sendPictureTo("/api/pictures/?purpose=logo");

function sendPictureTo(path: string): SendPicture {
  return async (id, file, onProgress, signal) => {
    return uploadAsAdmin(
      {
        method: "POST",
        path,
        form: pictureForm(file),
        headers: { "idempotency-key": id },
        onProgress,
        signal,
      },
      stagedPictureSchema,
    );
  };
}
