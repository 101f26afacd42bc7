import type { archiveEn } from "#web/i18n/en/admin/archive.ts";
import type { Translated } from "#web/i18n/en/catalogue-shape.ts";

export const archiveNp: Translated<typeof archiveEn> = {
  text: "सबै विवरण स्प्रेडसिट र प्रोग्रामका लागि, र सबै तस्बिर एउटै ZIP फाइलमा। यही सफ्टवेयरको खाली साइटले यो फाइल लिएर उस्तै बन्छ।",
  warning: "यसमा आगन्तुक र घरधनीका व्यक्तिगत विवरण हुन्छन्। सर्भर जत्तिकै सुरक्षित राख्नुहोस्।",
  leftOut: "पासवर्ड, लगइन, दोस्रो प्रमाण र API कुञ्जी राखिँदैनन्, त्यसैले यो फाइलले कसैलाई भित्र पस्न दिँदैन।",
  archivePassword: "यो फाइलको पासवर्ड",
  archivePasswordHelp: "नयाँ छानेर टिपेर राख्नुहोस्: योबिना कागजात पढ्न र फाइल फेरि चलाउन मिल्दैन।",
  papers: "कागजात र स्क्यानसहित",
  papersHelp: "फाइलभित्र पनि गोप्य नै रहन्छन्।",
  password: "तपाईंको पासवर्ड",
  passwordHelp: "किनभने यो सबै विवरण हो।",
  download: "सबै डाउनलोड गर्नुहोस्",
};
