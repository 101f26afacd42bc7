import { useState } from "react";
import * as z from "zod/mini";
import { isOwnApi } from "#web/api/api-url.ts";
import { usePictureUploads, useUploadedPictures } from "#web/forms/pictures/use-picture-uploads.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { firstPickedFile } from "#web/ui/first-picked-file.ts";
import { sendVisitorPicture } from "./send-picture.ts";

/** The hidden field of the form's draft with the pictures that are uploaded. */
export const picturesDraftField = "picture_draft";

const draftSchema = z.array(z.object({ id: z.string(), name: z.string(), address: z.string() }));

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
      return isOwnApi() ? { keys: await uploads.keysOf(pictures) } : { image: firstPickedFile(pictures) };
    },
  };
}

/** The blurred placeholder stands for the picture, because nobody but staff can see a visitor's picture. */
function readDraft(draft: string | undefined): readonly PickedFile[] {
  try {
    return draftSchema
      .parse(JSON.parse(draft ?? "[]"))
      .map((picture): PickedFile => ({ ...picture, kind: "stored" }));
  } catch {
    return [];
  }
}
