import { deferHydration } from "#web/hydration/defer-hydration.tsx";

const load = () => import("./land-texts.ts");

// The server renders them. Only a visitor who has chosen other units sees them change.
export const LandArea = deferHydration(async () => (await load()).LandArea);
export const UnitPrice = deferHydration(async () => (await load()).UnitPrice);
