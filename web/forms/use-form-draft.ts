import { type FormEvent, useEffect, useState } from "react";
import { type Draft, loadDraft, removeDraft, saveDraft } from "./form-draft.ts";

/**
 * Restores typed values after a reload, and replaces the form by an empty one after a submission. `number` is the form's
 * React key; `values` are the default values of its fields, so that the server renders them too.
 */
export function useFormDraft(name: string, posted?: Draft) {
  const [draft, setDraft] = useState({ number: 0, values: posted ?? {} });
  const isPosted = posted !== undefined;
  useEffect(() => {
    const stored = isPosted ? null : loadDraft(name);
    if (stored) setDraft({ number: 1, values: stored });
  }, [name, isPosted]);
  return {
    number: draft.number,
    values: draft.values,
    keep: (event: FormEvent<HTMLFormElement>) => saveDraft(name, event.currentTarget),
    replace() {
      removeDraft(name);
      setDraft(({ number }) => ({ number: number + 1, values: {} }));
    },
  };
}
