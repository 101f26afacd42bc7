import { type FormEvent, useEffect, useState } from "react";
import { type Draft, loadDraft, removeDraft, saveDraft } from "./form-draft.ts";

/**
 * The sheet of paper a form is written on: what was typed survives a reload, and a sent form is a new sheet.
 * `number` is the form's key and `values` are its fields' default values, so that the server renders them as well.
 */
export function useFormDraft(name: string, posted?: Draft) {
  const [sheet, setSheet] = useState({ number: 0, values: posted ?? {} });
  const isPosted = posted !== undefined;
  useEffect(() => {
    const kept = isPosted ? null : loadDraft(name);
    if (kept) setSheet({ number: 1, values: kept });
  }, [name, isPosted]);
  return {
    number: sheet.number,
    values: sheet.values,
    keep: (event: FormEvent<HTMLFormElement>) => saveDraft(name, event.currentTarget),
    replace() {
      removeDraft(name);
      setSheet(({ number }) => ({ number: number + 1, values: {} }));
    },
  };
}
