import type * as z from "zod/mini";

export type LocalStorageItem<Value> = Readonly<{
  read: () => Value | null;
  write: (value: Value) => void;
  clear: () => void;
  /** Also reports changes in other tabs. */
  subscribe: (listener: () => void) => () => void;
}>;

/** A value in local storage. An invalid stored value counts as null. */
export function createLocalStorageItem<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
): LocalStorageItem<Value> {
  const listeners = new Set<() => void>();
  // The value if the storage is disabled or full.
  let unstored: string | null | undefined;
  // useSyncExternalStore needs the same object for the same text.
  let text: string | null = null;
  let value: Value | null = null;

  function readText(): string | null {
    if (unstored !== undefined) return unstored;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function writeText(next: string | null): void {
    try {
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, next);
      unstored = undefined;
    } catch {
      unstored = next;
    }
    for (const listener of listeners) listener();
  }

  return {
    read() {
      const stored = readText();
      if (stored !== text) {
        text = stored;
        value = parse(stored, schema);
      }
      return value;
    },
    write: (next) => writeText(JSON.stringify(next)),
    clear: () => writeText(null),
    subscribe(listener) {
      // The key is null if the whole storage was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", onStorage);
      };
    },
  };
}

function parse<Value>(text: string | null, schema: z.ZodMiniType<Value>): Value | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
