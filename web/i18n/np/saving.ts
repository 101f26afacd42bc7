import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { saving as savingEn } from "#web/i18n/en/saving.ts";

export const saving: Translated<typeof savingEn> = {
  save: "सेभ गर्नुहोस्",
  saveListing: "{{name}} सेभ गर्नुहोस्",
  link: "सेभ गरिएका घरजग्गा",
  linkWithCount: "सेभ गरिएका घरजग्गा: {{number}}",
  menuLink: "सेभ गरिएका",
  saved: "सेभ भयो",
  seeSaved: "सूची हेर्नुहोस्",
  removed: "सेभ गरिएको सूचीबाट हट्यो",
  undo: "फिर्ता ल्याउनुहोस्",
  full: "सूची भरियो",
  fullText: "सूचीमा {{number}} वटासम्म अट्छ। अर्को सेभ गर्न एउटा हटाउनुहोस्।",
};
