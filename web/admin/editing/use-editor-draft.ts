import { useEffect, useRef, useState } from "react";
import { removeDraft } from "#web/forms/form-draft.ts";
import { loadEditorDraft, saveEditorDraft } from "./editor-draft.ts";
import type { EditorValues } from "./form-values.ts";
import type { EditorContent } from "./use-editor-form.ts";

/** Saves unsaved work as a draft, and offers an earlier draft back. Without a name, nothing is stored. */
export function useEditorDraft<Values extends EditorValues, Row>(
  initialName: string | null,
  { values, isChanged, toBaseline, latestBaseline, reset }: EditorContent<Values, Row>,
  readRow: (stored: unknown) => Row,
) {
  // The name contains the account, which is unknown once the session has ended.
  const [name] = useState(initialName);
  const [offered, setOffered] = useState(() =>
    name === null ? null : loadEditorDraft(name, readRow, toBaseline),
  );
  const isOffering = offered !== null;
  const isRemoved = useRef(false);
  const forget = () => name !== null && removeDraft(name);

  useEffect(() => {
    // An offered draft must not be overwritten before it is restored or discarded.
    if (name === null || isOffering || isRemoved.current) return;
    if (isChanged) saveEditorDraft(name, { ...latestBaseline.current, values });
    else removeDraft(name);
  }, [name, isOffering, isChanged, values, latestBaseline]);

  return {
    /** The work is saved or given up: nothing is stored from now on. */
    remove() {
      isRemoved.current = true;
      forget();
    },
    offer: offered && {
      onRestore() {
        // The draft's own version is restored too: if the row has changed since, saving reports a conflict.
        reset(offered.etag === null ? latestBaseline.current : toBaseline(offered), offered.values);
        setOffered(null);
      },
      onDiscard() {
        forget();
        setOffered(null);
      },
    },
  };
}
