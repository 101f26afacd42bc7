import { afterInteraction } from "#web/hydration/after-interaction.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";

const load = () => import("./fact-groups.tsx");

// The server renders the facts. Only the choice of units needs their code.
export const FactGroups = deferHydration(
  async () => (await load()).FactGroups,
  () => <div className="mt-8 h-72" />,
);
export const PropertyPlace = deferHydration(
  afterInteraction(async () => (await import("./property-place.tsx")).PropertyPlace),
  () => <div className="mt-8 h-40" />,
);
export const Checks = deferHydration(
  async () => (await load()).Checks,
  () => <div className="h-48" />,
);
