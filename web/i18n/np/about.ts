import type { about as aboutEn } from "#web/i18n/en/about.ts";
import type { Translated } from "#web/i18n/en/catalogue-shape.ts";

export const about: Translated<typeof aboutEn> = {
  title: "हाम्रो बारेमा",
  stats: {
    label: "हामी, अङ्कमा",
  },
  people: "कम्पनी हाँक्ने मानिसहरू",
  reviews: {
    title: "ग्राहक के भन्छन्?",
    label: "ग्राहकका प्रतिक्रिया",
    rating: "५ मध्ये {{rating}} तारा",
  },
  brands: { title: "भगिनी संस्था" },
  partners: { title: "साझेदार" },
  branches: {
    title: "हाम्रा शाखा",
    headOffice: "मुख्य कार्यालय",
    call: "{{city}} शाखामा फोन गर्नुहोस्",
  },
  closing: {
    title: "आफ्नै आँखाले हेर्न आउनुहोस्",
    text: "हामीले बनाएको कुनै भवन घुमेर हेर्नुहोस्, वा तपाईंले सोच्नुभएको घरबारे सुनाउनुहोस्।",
    projects: "हाम्रा परियोजना हेर्नुहोस्",
    contact: "हामीलाई लेख्नुहोस्",
  },
};
