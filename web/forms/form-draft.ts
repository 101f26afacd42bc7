import * as z from "zod/mini";

/** The values of a form's text fields, by name. */
export type Draft = Readonly<Record<string, string>>;

const draftSchema = z.record(z.string(), z.string());
const storageKey = (name: string) => `draft:${name}`;

/** Stored for this tab only, because drafts contain personal data. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const draft: Record<string, string> = {};
  for (const [field, value] of new FormData(form)) if (typeof value === "string") draft[field] = value;
  writeDraft(name, draft);
}

export function writeDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // Storage is disabled or full: the form works, but a reload loses the draft.
  }
}

export function loadDraft(name: string): Draft | null {
  try {
    const read = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "null"));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Storage is disabled.
  }
}
