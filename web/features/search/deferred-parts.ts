import { deferHydration } from "#web/hydration/defer-hydration.tsx";

/** Has the names of the files of all later parts, so that the page does not load them. */
export const loadParts = () => import("./list-parts.ts");

// Links and a field of a plain form, which work before their file has loaded.
export const FilterChips = deferHydration(async () => (await loadParts()).FilterChips);
export const NothingFound = deferHydration(async () => (await loadParts()).NothingFound);
export const SortSelect = deferHydration(async () => (await loadParts()).SortSelect);
