import type { projectWords as english } from "#domain/texts/en/project-words.ts";
import type { Words } from "#domain/texts/en/words-shape.ts";

export const projectWords: Words<typeof english> = {
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
};
