import type * as z from "zod/mini";

/** Something this browser remembers between visits. */
export type LocalStorageItem<Value> = Readonly<{
  read: () => Value | null;
  write: (value: Value) => void;
  clear: () => void;
  /** Told of every change, those of other tabs among them. */
  subscribe: (listener: () => void) => () => void;
}>;

/** Read through a schema: whatever else is found under the key counts as nothing. */
export function createLocalStorageItem<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
): LocalStorageItem<Value> {
  const listeners = new Set<() => void>();
  // Where storage is off or full, this tab remembers by itself.
  let unstored: string | null | undefined;
  // The same text gives the same object, as useSyncExternalStore asks.
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
      const found = readText();
      if (found !== text) {
        text = found;
        value = parse(found, schema);
      }
      return value;
    },
    write: (next) => writeText(JSON.stringify(next)),
    clear: () => writeText(null),
    subscribe(listener) {
      // Without a key: everything was cleared.
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener("storage", listen);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listen);
      };
    },
  };
}

function parse<Value>(text: string | null, schema: z.ZodMiniType<Value>): Value | null {
  if (text === null) return null;
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
