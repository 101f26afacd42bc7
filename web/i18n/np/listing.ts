import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { listingEn } from "#web/i18n/en/listing.ts";

export const listingNp: Translated<typeof listingEn> = {
  contact: {
    whatsapp: "ह्वाट्सएप",
    viber: "भाइबर",
    copy: "सन्देश कपी गर्नुहोस्",
    copied: "सन्देश कपी भयो",
    copiedText: "चाहेको ठाउँमा टाँस्नुहोस्: घरजग्गाको नाम, नम्बर र लिङ्क यसैमा छ।",
    copiedForViber: "भाइबरमा आफैँ नआए त्यहीँ टाँस्नुहोस्।",
    more: "सम्पर्कका अरू उपाय",
  },
  copyByHand: {
    title: "आफैँ कपी गर्नुहोस्",
    text: "ब्राउजरले कपी गर्न दिएन। तलको सबै छानिएको छ, यहीँबाट कपी गर्नुहोस्।",
    label: "पाठ",
  },
  share: {
    button: "सेयर गर्नुहोस्",
    copied: "लिङ्क कपी भयो",
    copiedText: "सन्देश वा इमेलमा टाँसेर पठाउनुहोस्।",
  },
  print: "प्रिन्ट गर्नुहोस्",
  qrCode: "पृष्ठको क्यूआर कोड",
  neighbours: {
    label: "तपाईंको सूचीका घरजग्गा",
    previous: "अघिल्लो",
    next: "अर्को",
    back: "सूचीमा फर्कनुहोस्",
    position: "{{total}} मध्ये {{number}}",
  },
};
