import { type ShownSystem, shownSystems } from "#domain/land/units.ts";

const key = "land_system";
const listeners = new Set<() => void>();
// The choice if the storage is disabled or full.
let unstored: ShownSystem | null = null;

export function readLandSystem(): ShownSystem | null {
  try {
    const stored = localStorage.getItem(key);
    return shownSystems.find((system) => system === stored) ?? unstored;
  } catch {
    return unstored;
  }
}

export function storeLandSystem(system: ShownSystem | null): void {
  unstored = system;
  try {
    if (system === null) localStorage.removeItem(key);
    else localStorage.setItem(key, system);
  } catch {
    // The choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Also reports changes in other tabs. */
export function subscribeToLandSystem(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
