import { deferHydration } from "#web/hydration/defer-hydration.tsx";

// Plain links, so they work before their files have loaded.
export const FilterChips = deferHydration(async () => (await import("./filter-chips.tsx")).FilterChips);
export const NothingFound = deferHydration(async () => (await import("./nothing-found.tsx")).NothingFound);
