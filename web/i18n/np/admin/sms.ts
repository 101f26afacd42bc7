import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const sms: AdminCatalogue["sms"] = {
  write: "एसएमएस लेख्ने",
  to: "{{number}} मा एसएमएस",
  text: "सन्देश",
  size: "{{units}} अक्षर, बढीमा {{max}} मध्ये {{parts}} सन्देश",
  tooLong: "{{units}} अक्षर भनेको {{parts}} सन्देश हो; बढीमा {{max}} मात्र पठाइन्छ",
  send: "एसएमएस पठाउने",
  cancel: "बन्द गर्ने",
  outcomes: { sent: "पठाइयो", refused: "पठाउन मानेन", unknown: "पुगेको निश्चित छैन" },
  refusedTitle: "{{number}} मा एसएमएस पठाउन सकिएन",
  unknownTitle: "{{number}} मा एसएमएस पुग्यो कि पुगेन, थाहा भएन",
  mailInstead: "सट्टामा इमेल गएको छ।",
  noMail: "सट्टामा इमेल गएको छैन: फोन गर्नुहोस्, वा फेरि पठाउनुहोस्।",
  reason: "एसएमएस सेवाको जवाफ:",
  sendAgain: "फेरि पठाउनुहोस्",
  sentAgain: "एसएमएस पठाइँदै छ",
  settled: "कुरा टुङ्गियो",
  putAside: "एसएमएस सूचीबाट हटाइयो",
};
