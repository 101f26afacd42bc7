import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { estimateSheet as en } from "#web/i18n/en/estimate-sheet.ts";

export const estimateSheet = {
  example: "यो नमुना हो। यसका दर र रकम काल्पनिक हुन्।",
  pan: "प्यान/भ्याट नं. {{number}}",
  client: "ग्राहक",
  number: "लागत अनुमान नं.",
  place: "ठाउँ",
  date: "मिति",
  validUntil: "मान्य मिति",
  description: "कामको विवरण",
  quantity: "परिमाण",
  rate: "दर (रु)",
  amount: "रकम (रु)",
  less: "घटाउने",
  sectionTotal: "यस भागको जम्मा",
  net: "जम्मा",
  overhead: "ओभरहेड {{percent}}%",
  vat: "मूल्य अभिवृद्धि कर {{percent}}%",
  total: "कुल जम्मा",
  inWords: "अक्षरेपी",
  terms: "सर्तहरू",
} as const satisfies Translated<typeof en>;
