/** Sections of the settings that are no document, in display order, by their names in the URL and in translation keys. */
export const ownSectionNames = [
  "rates",
  "looks",
  "import",
  "archive",
  "feeds",
  "redirects",
  "keys",
  "webhooks",
  "privacy",
] as const;
export type OwnSectionName = (typeof ownSectionNames)[number];

export function ownSectionAddress(name: OwnSectionName): string {
  return `?${new URLSearchParams({ tab: "settings", section: name })}`;
}
