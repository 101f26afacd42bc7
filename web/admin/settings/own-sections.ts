import type { ComponentType } from "react";
import { RatesSection } from "#web/admin/rates/rates-section.tsx";
import { LooksSection } from "./looks-section.tsx";
import { type OwnSectionName, ownSectionNames } from "./own-section-names.ts";

/** Their contents. Most load their code when they are opened. */
export const ownSections: Readonly<Record<OwnSectionName, () => Promise<ComponentType>>> = {
  rates: async () => RatesSection,
  looks: async () => LooksSection,
  import: async () => (await import("#web/admin/imports/import-section.tsx")).ImportSection,
  archive: async () => (await import("#web/admin/archive/archive-section.tsx")).ArchiveSection,
  feeds: async () => (await import("#web/admin/feeds/feeds-section.tsx")).FeedsSection,
  redirects: async () => (await import("#web/admin/redirects/redirects-section.tsx")).RedirectsSection,
  keys: async () => (await import("#web/admin/api-keys/keys-section.tsx")).KeysSection,
  webhooks: async () => (await import("#web/admin/webhooks/webhooks-section.tsx")).WebhooksSection,
  privacy: async () => (await import("#web/admin/privacy/privacy-section.tsx")).PrivacySection,
};

export function readOwnSection(name: string | null): OwnSectionName | undefined {
  return ownSectionNames.find((known) => known === name);
}
