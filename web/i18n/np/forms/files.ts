import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { files as filesEn } from "#web/i18n/en/forms/files.ts";

export const files: Translated<typeof filesEn> = {
  choose: "फाइल छान्नुहोस्",
  chooseMore: "फाइलहरू छान्नुहोस्",
  drop: "वा यहाँ तानेर ल्याउनुहोस् वा पेस्ट गर्नुहोस्",
  dropMore: "वा यहाँ तानेर ल्याउनुहोस् वा पेस्ट गर्नुहोस्",
  dropNow: "थप्न यहाँ छोड्नुहोस्",
  rule: "{{types}}; प्रत्येक बढीमा {{size}}।",
  megabytes: "{{number}} एमबी",
  kilobytes: "{{number}} केबी",
  wrongType: "{{name}} थपिएन: {{types}} मात्र पठाउन मिल्छ।",
  empty: "{{name}} थपिएन: फाइल खाली छ।",
  unreadable: "{{name}} थपिएन: यो खोल्न मिल्ने तस्बिर होइन ({{types}})।",
  tooLarge: "{{name}} थपिएन: यो {{size}} भन्दा ठूलो छ।",
  tooMany: "बढीमा {{number}} वटा मात्र पठाउन मिल्छ; बाँकी थपिएनन्।",
  remove: "{{name}} हटाउनुहोस्",
  earlier: "{{name}} अगाडि सार्नुहोस्",
  later: "{{name}} पछाडि सार्नुहोस्",
  moved: "{{name}} अब {{number}} नम्बरमा छ",
  sending: "पठाइँदै",
};
