import { useEffect, useState, useSyncExternalStore } from "react";
import { isOwnApi } from "#web/api/api-url.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { PictureUploads, type SendPicture, type UploadState } from "./picture-uploads.ts";
import { shrinkPicture } from "./shrink-picture.ts";

const noStates: ReadonlyMap<string, UploadState> = new Map();

/** The uploads of a form's pictures, which end with the form. */
export function usePictureUploads(send: SendPicture) {
  const [queue] = useState(() => new PictureUploads(send, shrinkPicture));
  const states = useSyncExternalStore(queue.subscribe, queue.getStates, () => noStates);

  useEffect(() => {
    window.addEventListener("online", queue.resume);
    return () => {
      window.removeEventListener("online", queue.resume);
      queue.close();
    };
  }, [queue]);

  return {
    queue,
    states,
    retry: (id: string) => queue.retry(id),
    /** The keys of all pictures in their order, once they are sent. A stored one has its key as its id. */
    async keysOf(listed: readonly PickedFile[]): Promise<string[]> {
      const sent = listed.filter(({ kind }) => kind === "new").map(({ id }) => id);
      const keys = await queue.keysOf(sent);
      return listed.map(({ kind, id }) => (kind === "new" ? (keys[sent.indexOf(id)] ?? "") : id));
    },
  };
}

export type PictureUploadsState = ReturnType<typeof usePictureUploads>;

/** Uploads what is added to the list and stops what is removed from it. Another API host gets the files with the form. */
export function useUploadedPictures({ queue }: PictureUploadsState, pictures: readonly PickedFile[]): void {
  useEffect(() => {
    const ids = new Set(pictures.map(({ id }) => id));
    for (const id of queue.getStates().keys()) if (!ids.has(id)) queue.remove(id);
    if (!isOwnApi()) return;
    for (const picture of pictures) if (picture.kind === "new") queue.add(picture.id, picture.file);
  }, [queue, pictures]);
}
