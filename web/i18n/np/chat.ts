import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { chat as chatEn } from "#web/i18n/en/chat.ts";

export const chat: Translated<typeof chatEn> = {
  quick: "छिटो सम्पर्क",
  call: "{{company}}लाई फोन गर्नुहोस्",
  open: "च्याट खोल्नुहोस्",
  ask: "केही सोध्नु छ?",
  title: "{{company}}सँग कुराकानी",
  status: "यहाँ स्वचालित जवाफ आउँछ",
  minimise: "च्याट सानो पार्नुहोस्",
  restore: "च्याट फेरि खोल्नुहोस्",
  close: "च्याट बन्द गर्नुहोस्",
  messages: "सन्देशहरू",
  input: "तपाईंको सन्देश",
  placeholder: "सन्देश लेख्नुहोस्",
  send: "पठाउनुहोस्",
  you: "तपाईं",
};
