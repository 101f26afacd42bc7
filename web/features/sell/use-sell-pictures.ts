import { useState } from "react";
import { apiHas } from "#web/api/capabilities.ts";
import type { SendPicture } from "#web/forms/pictures/picture-uploads.ts";
import { usePictureUploads, useUploadedPictures } from "#web/forms/pictures/use-picture-uploads.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { firstPickedFile } from "#web/ui/first-picked-file.ts";

/** The hidden field of the form's draft with the pictures that are uploaded. */
export const picturesDraftField = "picture_draft";

/** Loaded with the first picture. */
const sendVisitorPicture: SendPicture = async (...upload) =>
  (await import("./send-picture.ts")).sendVisitorPicture(...upload);

/** LD6: the pictures of a sale submission. Those that are uploaded survive a reload with the form's draft. */
export function useSellPictures(draft: string | undefined, onEdit: () => void) {
  const [pictures, setPictures] = useState(() => readDraft(draft));
  const uploads = usePictureUploads(sendVisitorPicture);
  useUploadedPictures(uploads, pictures);
  const stored = pictures.flatMap((picture) => {
    if (picture.kind === "stored") return [picture];
    const { key, placeholder } = uploads.states.get(picture.id)?.stored ?? {};
    return key && placeholder ? [{ id: key, name: picture.name, address: placeholder }] : [];
  });
  return {
    field: {
      value: pictures,
      uploads,
      onChange(changed: readonly PickedFile[]) {
        onEdit();
        setPictures(changed);
      },
    },
    /** The content of the hidden field. */
    draft: JSON.stringify(stored.map(({ id, name, address }) => ({ id, name, address }))),
    /** What the API call needs, once all pictures are uploaded. */
    async sent() {
      return apiHas("pictureUploads")
        ? { keys: await uploads.keysOf(pictures) }
        : { image: firstPickedFile(pictures) };
    },
  };
}

/** The blurred placeholder stands for the picture, because nobody but staff can see a visitor's picture. */
function readDraft(draft: string | undefined): readonly PickedFile[] {
  try {
    const stored: unknown = JSON.parse(draft ?? "[]");
    return Array.isArray(stored) ? stored.flatMap(readPicture) : [];
  } catch {
    return [];
  }
}

/** Without zod, which the page loads later. */
function readPicture(stored: Partial<Record<string, unknown>>): PickedFile[] {
  const { id, name, address } = stored;
  const isPicture = typeof id === "string" && typeof name === "string" && typeof address === "string";
  return isPicture ? [{ id, name, address, kind: "stored" }] : [];
}
