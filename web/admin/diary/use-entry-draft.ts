import { useEffect, useState } from "react";
import type { EntryStore } from "./entry-store.ts";
import type { EntryDraft } from "./waiting-entry.ts";

/** Undefined until it is read; null if there is none, or the browser stores nothing. */
export function useEntryDraft(
  store: EntryStore,
  jobId: number,
  corrects: string | null,
): EntryDraft | null | undefined {
  const [draft, setDraft] = useState<EntryDraft | null>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const found = await store.readDraft({ jobId, corrects }).catch(() => null);
      if (isCurrent) setDraft(found);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [store, jobId, corrects]);
  return draft;
}
