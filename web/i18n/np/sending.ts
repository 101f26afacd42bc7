import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { sending as en } from "#web/i18n/en/sending.ts";

export const sending: Translated<typeof en> = {
  sendAgain: "फेरि पठाउनुहोस्",
  backOnline: "इन्टरनेट जोडियो।",
  sentAt: "{{date}}, {{time}} पठाइयो।",
};
