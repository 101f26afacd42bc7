import type { feedsEn } from "#web/i18n/en/admin/feeds.ts";
import type { Translated } from "#web/i18n/en/catalogue-shape.ts";

export const feedsNp: Translated<typeof feedsEn> = {
  text: "अरू प्रोग्रामले बारम्बार पढ्ने ठेगाना। आगन्तुकले देख्ने कुरा मात्र हुन्छन्, त्योभन्दा बढी केही हुँदैन।",
  atom: {
    title: "एटम",
    text: "सूचीका सबैभन्दा नयाँ ५०, फिड रिडर र साझेदारका लागि। हरेक खोजको आफ्नै फिड हुन्छ: ठेगानामा खोजका छनोट थप्नुहोस्, वा खोजको पृष्ठबाट लिनुहोस्।",
    sale: "बिक्रीमा",
    rent: "भाडामा",
    projects: "परियोजना",
  },
  meta: {
    title: "फेसबुक र इन्स्टाग्राम",
    text: "मेटाको कमर्स म्यानेजरमा “Real estate – home listings” क्याटलग बनाएर यो ठेगाना नियमित फिडका रूपमा राख्नुहोस्। मूल्य, तस्बिर वा नक्सामा ठाउँ नभएका घरजग्गा यसमा पर्दैनन्, किनभने मेटाले तिनलाई लिँदैन।",
    label: "घरजग्गाको सूची",
  },
  english: "{{name}}, अङ्ग्रेजी",
  nepali: "{{name}}, नेपाली",
  copy: "कपी",
  copyOf: "कपी गर्नुहोस्: {{name}}",
  copied: "कपी भयो",
};
