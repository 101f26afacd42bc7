import { useEffect, useState, useSyncExternalStore } from "react";

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

/** Returns whether this editor is the first of those with unsaved work, which asks to log in for all of them. */
export function useUnsavedWork(isUnsaved: boolean): boolean {
  const [holder] = useState(() => Symbol("unsaved work"));
  useEffect(() => {
    if (!isUnsaved) return;
    holders.add(holder);
    notify();
    return () => {
      holders.delete(holder);
      notify();
    };
  }, [isUnsaved, holder]);
  return useSyncExternalStore(
    subscribe,
    () => holders.values().next().value === holder,
    () => false,
  );
}

/** The person leaves without saving: the login may appear. */
export function forgetUnsavedWork(): void {
  holders.clear();
  notify();
}

export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holders.size > 0,
    () => false,
  );
}
