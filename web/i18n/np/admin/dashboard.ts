import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const dashboard: AdminCatalogue["dashboard"] = {
  title: "व्यवस्थापन ड्यासबोर्ड",
  tabs: {
    label: "ड्यासबोर्डका भागहरू",
    listings: "घरजग्गा",
    pending: "बिक्रीका प्रस्ताव",
    projects: "परियोजना",
    contacts: "सम्पर्क सन्देश",
    "service-requests": "सेवा अनुरोध",
  },
  site: "साइट हेर्नुहोस्",
  logOut: "लगआउट",
  loggingOut: "लगआउट हुँदै...",
  loggedOut: "लगआउट भयो",
  loggedOutText: "तपाईं लगआउट हुनुभयो।",
  loggedInAs: "{{name}} का रूपमा लगइन",
};
