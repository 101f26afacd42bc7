/** The values of a form's text fields, by name. */
export type Draft = Readonly<Record<string, string>>;

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
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "null");
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Without zod, which a page with a form loads later. */
function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((text) => typeof text === "string")
  );
}

export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Storage is disabled.
  }
}
