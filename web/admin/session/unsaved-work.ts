import { useEffect, useSyncExternalStore } from "react";

/** Open editors with unsaved work. While there are any, the end of the session does not navigate to the login. */
const holders = new Set<symbol>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const holder = Symbol("unsaved work");
    holders.add(holder);
    notify();
    return () => {
      holders.delete(holder);
      notify();
    };
  }, [isUnsaved]);
}

export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holders.size > 0,
    () => false,
  );
}
