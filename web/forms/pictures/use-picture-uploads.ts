import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CallFailure } from "#web/api/call-failure.ts";
import { apiHas } from "#web/api/capabilities.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import type { PictureUploads, SendPicture, UploadState } from "./picture-uploads.ts";

const noStates: ReadonlyMap<string, UploadState> = new Map();

/** The uploads of a form's pictures, which end with the form. Their code is loaded with the first picture. */
export function usePictureUploads(send: SendPicture) {
  const [states, setStates] = useState(noStates);
  const loading = useRef<Promise<PictureUploads>>(undefined);
  const loaded = useRef<PictureUploads>(undefined);
  const isClosed = useRef(false);

  async function load(): Promise<PictureUploads> {
    const [{ PictureUploads }, { shrinkPicture }] = await Promise.all([
      import("./picture-uploads.ts"),
      import("./shrink-picture.ts"),
    ]);
    const queue = new PictureUploads(send, shrinkPicture);
    queue.subscribe(() => setStates(queue.getStates()));
    window.addEventListener("online", queue.resume);
    loaded.current = queue;
    return queue;
  }

  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      if (loaded.current) window.removeEventListener("online", loaded.current.resume);
      loaded.current?.close();
    };
  }, []);

  return {
    states,
    retry: (id: string) => loaded.current?.retry(id),
    /** Uploads what is new in the list and stops what is no longer there. */
    async follow(pictures: readonly PickedFile[]): Promise<void> {
      const ids = new Set(pictures.map(({ id }) => id));
      for (const id of loaded.current?.getStates().keys() ?? []) if (!ids.has(id)) loaded.current?.remove(id);
      const added = pictures.filter((picture) => picture.kind === "new");
      // Another API host gets the files with the form.
      if (added.length === 0 || !apiHas("pictureUploads")) return;
      loading.current ??= load();
      // After a failure, the next change of the list or the form's submission retries.
      const queue = await loading.current.catch(() => {
        loading.current = undefined;
      });
      if (queue && !isClosed.current) for (const { id, file } of added) queue.add(id, file);
    },
    /** The keys of all pictures in their order, once they are sent. A stored one has its key as its id. */
    async keysOf(listed: readonly PickedFile[]): Promise<string[]> {
      const sent = listed.filter(({ kind }) => kind === "new").map(({ id }) => id);
      if (sent.length === 0) return listed.map(({ id }) => id);
      await this.follow(listed);
      if (!loaded.current) throw new CallFailure("offline");
      const keys = await loaded.current.keysOf(sent);
      return listed.map(({ kind, id }) => (kind === "new" ? (keys[sent.indexOf(id)] ?? "") : id));
    },
  };
}

export type PictureUploadsState = ReturnType<typeof usePictureUploads>;

export function useUploadedPictures(uploads: PictureUploadsState, pictures: readonly PickedFile[]): void {
  const follow = useEffectEvent(() => void uploads.follow(pictures));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new list
  useEffect(() => follow(), [pictures]);
}
