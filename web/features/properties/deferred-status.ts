import { afterInteraction } from "#web/hydration/after-interaction.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";

const loadNotices = () => import("./status-notice.tsx");

// Most properties are active and show none of these.
export const StatusNotice = deferHydration(async () => (await loadNotices()).StatusNotice);
export const StaffOnlyNotice = deferHydration(async () => (await loadNotices()).StaffOnlyNotice);
export const SimilarProperties = deferHydration(
  afterInteraction(async () => (await import("./similar-properties.tsx")).SimilarProperties),
);
