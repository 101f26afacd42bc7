import * as z from "zod/mini";

/** What is in a form's text fields, by name. */
export type Draft = Readonly<Record<string, string>>;

const draftSchema = z.record(z.string(), z.string());
const storageKey = (name: string) => `draft:${name}`;

/** Kept for this tab only: what people write about themselves should not outlive it. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const draft: Record<string, string> = {};
  for (const [field, value] of new FormData(form)) if (typeof value === "string") draft[field] = value;
  writeDraft(name, draft);
}

export function writeDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // Storage is off or full: the form works, a reload forgets it.
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
    // As above.
  }
}
