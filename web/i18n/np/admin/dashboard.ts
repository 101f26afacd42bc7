import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const dashboard: AdminCatalogue["dashboard"] = {
  title: "व्यवस्थापन ड्यासबोर्ड",
  tabs: {
    label: "ड्यासबोर्डका भागहरू",
    overview: "एक झलक",
    listings: "घरजग्गा",
    pending: "बिक्रीका प्रस्ताव",
    projects: "परियोजना",
    contacts: "सम्पर्क सन्देश",
    "service-requests": "सेवा अनुरोध",
    leads: "सबै सम्पर्क",
    calendar: "पात्रो",
    history: "इतिहास",
    accounts: "खाताहरू",
    trash: "रद्दीटोकरी",
    settings: "सेटिङ",
  },
  untranslated: {
    title: "दुवै भाषामा लेखिन बाँकी",
    listings: { en: "अङ्ग्रेजी नभएका {{number}} घरजग्गा", np: "नेपाली नभएका {{number}} घरजग्गा" },
    oneListings: { en: "अङ्ग्रेजी नभएको एउटा घरजग्गा", np: "नेपाली नभएको एउटा घरजग्गा" },
    projects: { en: "अङ्ग्रेजी नभएका {{number}} परियोजना", np: "नेपाली नभएका {{number}} परियोजना" },
    oneProjects: { en: "अङ्ग्रेजी नभएको एउटा परियोजना", np: "नेपाली नभएको एउटा परियोजना" },
  },
  site: "साइट हेर्नुहोस्",
  logOut: "लगआउट",
  loggingOut: "लगआउट हुँदै...",
  loggedOut: "लगआउट भयो",
  loggedOutText: "तपाईं लगआउट हुनुभयो।",
  loggedInAs: "{{name}}को खाताबाट लगइन",
};
