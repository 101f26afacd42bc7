import type { Language } from "#domain/language.ts";
import type { ProjectStatus, ProjectType } from "#domain/projects/kinds.ts";
import type { ListingType, PropertyStatus, PropertyType } from "#domain/properties/kinds.ts";
import { projectWords as enProjects } from "#domain/texts/en/project-words.ts";
import { aMonth as aMonthEn, propertyWords as en } from "#domain/texts/en/property-words.ts";
import { projectWords as npProjects } from "#domain/texts/np/project-words.ts";
import { aMonth as aMonthNp, propertyWords as np } from "#domain/texts/np/property-words.ts";
import { typeNames } from "#domain/texts/type-names.ts";

type CardText = Readonly<{
  listed: (type: PropertyType, listing: ListingType, status: PropertyStatus) => string;
  aMonth: string;
  priceOnRequest: string;
  bedrooms: (count: string) => string;
  projectTypes: Readonly<Record<ProjectType, string>>;
  projectStatuses: Readonly<Record<ProjectStatus, string>>;
}>;

const { en: englishTypes, np: nepaliTypes } = typeNames;

/** What a card says beside the words that it shares with the pages. */
export const cardText: Readonly<Record<Language, CardText>> = {
  en: {
    listed: (type, listing, status) => {
      if (status === "sold" || status === "rented") return `${englishTypes[type]}, ${status}`;
      const offer = `${englishTypes[type]} for ${listing === "sale" ? "sale" : "rent"}`;
      return status === "reserved" ? `${offer}, reserved` : offer;
    },
    aMonth: aMonthEn,
    priceOnRequest: en.priceOnRequest,
    bedrooms: (count) => `${count} bed`,
    projectTypes: { ...enProjects.types, Other: "Project" },
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
    aMonth: aMonthNp,
    priceOnRequest: np.priceOnRequest,
    bedrooms: (count) => `${count} सुत्ने कोठा`,
    projectTypes: { ...npProjects.types, Other: "परियोजना" },
    projectStatuses: npProjects.status,
  },
};
