import { useEffect, useSyncExternalStore } from "react";

/** Who has unsaved work open. While anyone has, the end of the session is met in place, not by a way to the login. */
const holders = new Set<symbol>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnsavedWork(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const holder = Symbol("unsaved work");
    holders.add(holder);
    tell();
    return () => {
      holders.delete(holder);
      tell();
    };
  }, [isHeld]);
}

export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holders.size > 0,
    () => false,
  );
}
