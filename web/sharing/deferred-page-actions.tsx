import { deferHydration } from "#web/hydration/defer-hydration.tsx";

export const PageActions = deferHydration(
  async () => (await import("./page-actions.tsx")).PageActions,
  () => <span className="touch" />,
);
