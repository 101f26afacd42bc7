import type { Catalogue } from "#web/i18n/catalogue.ts";

/** Words of the kit itself, whatever it shows. */
export const ui: Catalogue["ui"] = {
  pages: { label: "पृष्ठहरू", previous: "अघिल्लो", next: "अर्को", page: "पृष्ठ {{number}}" },
  notifications: "सूचनाहरू",
  closeNotification: "सूचना बन्द गर्नुहोस्",
};
