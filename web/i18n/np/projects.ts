import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { projects as projectsEn } from "#web/i18n/en/projects.ts";

export const projects: Translated<typeof projectsEn> = {
  status: {
    Planning: "योजनामा",
    "Under Construction": "निर्माणाधीन",
    Completed: "सम्पन्न",
    "On Hold": "रोकिएको",
    Cancelled: "रद्द",
  },
  types: {
    Commercial: "व्यावसायिक",
    Residential: "आवासीय",
    Industrial: "औद्योगिक",
    "Mixed Use": "मिश्रित उपयोग",
    Infrastructure: "पूर्वाधार",
    Other: "अन्य",
    Hospitality: "होटल तथा पर्यटन",
    Renovation: "जीर्णोद्धार",
  },
  client: "ग्राहक",
  size: "आकार",
  duration: "अवधि",
  months: "{{number}} महिना",
  oneMonth: "{{number}} महिना",
  years: "{{number}} वर्ष",
  oneYear: "{{number}} वर्ष",
  budget: "बजेट",
  noBudget: "खुलाइएको छैन",
  viewDetails: "विवरण हेर्नुहोस्",
  viewDetailsOf: "{{name}}को विवरण हेर्नुहोस्",
};
