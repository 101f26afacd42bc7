import { afterInteraction } from "#web/hydration/after-interaction.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";

// The server renders the links, which work without scripts.
export const ContactAgent = deferHydration(
  afterInteraction(async () => (await import("./contact-agent.tsx")).ContactAgent),
  () => <div className="h-96" />,
);
export const ContactBar = deferHydration(async () => (await import("./contact-bar.tsx")).ContactBar);
export const Neighbours = deferHydration(async () => (await import("./neighbours.tsx")).Neighbours);
