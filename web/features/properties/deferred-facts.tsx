import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";

const load = () => import("./fact-groups.tsx");

// The server renders the facts. Only the choice of units needs their code, and it contains the words of both languages.
export const FactGroups = deferHydration(
  async () => (await load()).FactGroups,
  () => <SkeletonText lines={6} className="mt-8 text-lg" />,
);
export const Checks = deferHydration(
  async () => (await load()).Checks,
  () => <SkeletonText lines={4} />,
);
