import type { AdminCatalogue } from "#web/i18n/catalogue.ts";

export const editing: AdminCatalogue["editing"] = {
  leave: {
    title: "सेभ नगरी छोड्ने?",
    text: "यहाँ गरिएका परिवर्तन अझै सेभ भएका छैनन्।",
    confirm: "परिवर्तन त्याग्नुहोस्",
    stay: "लेख्दै गर्नुहोस्",
  },
  list: {
    row: "{{label}}, पङ्क्ति {{number}}",
    remove: "{{label}} को पङ्क्ति {{number}} हटाउनुहोस्",
  },
};
