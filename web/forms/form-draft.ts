import type { KeyStorage, StoredKey } from "#web/api/idempotency-key.ts";

/** The values of a form's text fields, by name. */
export type Draft = Readonly<Record<string, string>>;

const storageKey = (name: string) => `draft:${name}`;
const sentKey = (name: string) => `draft-key:${name}`;

/** Stored for this tab only, because drafts contain personal data. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const draft: Record<string, string> = {};
  for (const [field, value] of new FormData(form)) if (typeof value === "string") draft[field] = value;
  writeDraft(name, draft);
}

export function writeDraft(name: string, draft: Draft): void {
  write(storageKey(name), draft);
}

function write(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is disabled or full: the form works, but a reload loses the draft.
  }
}

export function loadDraft(name: string): Draft | null {
  const stored = read(storageKey(name));
  return isDraft(stored) ? stored : null;
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
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

/**
 * VT7: stores the key of a draft that was sent, until it is known to have arrived. If the answer was lost and the draft
 * is sent again after a reload, the server recognises it.
 */
export function draftKeyStorage(name: string): KeyStorage {
  return {
    load() {
      const stored = read(sentKey(name));
      return isStoredKey(stored) ? stored : null;
    },
    save: (key) => write(sentKey(name), key),
  };
}

function isStoredKey(value: unknown): value is StoredKey {
  return isDraft(value) && "fingerprint" in value && /^[0-9a-f]{32}$/.test(value.key ?? "");
}

export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
    sessionStorage.removeItem(sentKey(name));
  } catch {
    // Storage is disabled.
  }
}
