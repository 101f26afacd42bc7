import type { Language } from "#domain/language.ts";
import type { ProjectStatus, ProjectType } from "#domain/projects/kinds.ts";
import type { ListingType, PropertyStatus, PropertyType } from "#domain/properties/kinds.ts";
import { typeNames } from "#domain/properties/type-names.ts";

type CardText = Readonly<{
  listed: (type: PropertyType, listing: ListingType, status: PropertyStatus) => string;
  aMonth: string;
  priceOnRequest: string;
  bedrooms: (count: string) => string;
  projectTypes: Readonly<Record<ProjectType, string>>;
  projectStatuses: Readonly<Record<ProjectStatus, string>>;
}>;

const { en: englishTypes, np: nepaliTypes } = typeNames;

/** Repeats texts of the web app's catalogues, which the server can't import. */
export const cardText: Readonly<Record<Language, CardText>> = {
  en: {
    listed: (type, listing, status) => {
      if (status === "sold" || status === "rented") return `${englishTypes[type]}, ${status}`;
      const offer = `${englishTypes[type]} for ${listing === "sale" ? "sale" : "rent"}`;
      return status === "reserved" ? `${offer}, reserved` : offer;
    },
    aMonth: "a month",
    priceOnRequest: "Price on request",
    bedrooms: (count) => `${count} bed`,
    projectTypes: {
      Commercial: "Commercial",
      Residential: "Residential",
      Industrial: "Industrial",
      "Mixed Use": "Mixed use",
      Infrastructure: "Infrastructure",
      Other: "Project",
      Hospitality: "Hospitality",
      Renovation: "Renovation",
    },
    projectStatuses: {
      Planning: "planned",
      "Under Construction": "being built",
      Completed: "completed",
      "On Hold": "on hold",
      Cancelled: "cancelled",
    },
  },
  np: {
    listed: (type, listing, status) => {
      if (status === "sold") return `${nepaliTypes[type]}, बिक्री भइसक्यो`;
      if (status === "rented") return `${nepaliTypes[type]}, भाडामा गइसक्यो`;
      const offer = `${nepaliTypes[type]} ${listing === "sale" ? "बिक्रीमा" : "भाडामा"}`;
      return status === "reserved" ? `${offer}, बैना भइसकेको` : offer;
    },
    aMonth: "प्रति महिना",
    priceOnRequest: "मूल्य सोध्नुहोस्",
    bedrooms: (count) => `${count} सुत्ने कोठा`,
    projectTypes: {
      Commercial: "व्यावसायिक",
      Residential: "आवासीय",
      Industrial: "औद्योगिक",
      "Mixed Use": "मिश्रित उपयोग",
      Infrastructure: "पूर्वाधार",
      Other: "परियोजना",
      Hospitality: "होटल तथा पर्यटन",
      Renovation: "जीर्णोद्धार",
    },
    projectStatuses: {
      Planning: "योजनामा",
      "Under Construction": "निर्माणाधीन",
      Completed: "सम्पन्न",
      "On Hold": "रोकिएको",
      Cancelled: "रद्द",
    },
  },
};
