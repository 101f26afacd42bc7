import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { list as listEn } from "#web/i18n/en/property-list.ts";

export const list: Translated<typeof listEn> = {
  buyLead: "घर होस् वा जग्गा: कति पर्छ, कहाँ छ, कति ठूलो छ, सबै यहीँ खुलाएका छौँ।",
  buyDescription: "नेपालभर बिक्रीमा रहेका घर, अपार्टमेन्ट, जग्गा र व्यावसायिक भवन, मूल्य रुपैयाँमा।",
  rentLead: "कोठा, फ्ल्याट वा सिङ्गो घर: सबै खाली छन्, मन परे आजै सर्न मिल्छ।",
  rentDescription: "नेपालभर भाडामा पाइने अपार्टमेन्ट, घर, स्टुडियो र टाउनहाउस, मासिक भाडा रुपैयाँमा।",
  showing: "{{total}} मध्ये {{shown}} घरजग्गा देखाइँदै",
  nearby: "नजिकका घरजग्गा",
};
