import { deferHydration } from "#web/hydration/defer-hydration.tsx";

// The server renders it. Only the map, which opens on demand, needs its code.
export const PlaceSection = deferHydration(async () => (await import("./place-section.tsx")).PlaceSection);
