import { exampleTemplates } from "#domain/settings/construction.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { demoBranches } from "./company/branches.ts";
import { demoCalendar } from "./company/calendar.ts";
import { demoCompany } from "./company/company.ts";
import { demoLooks } from "./company/looks.ts";
import { demoChat, demoFigures, demoPages, demoPromises, demoServices } from "./company/pages.ts";
import { demoBrands, demoPartners } from "./company/partners-and-brands.ts";
import { demoPeople } from "./company/people.ts";
import { demoReviews } from "./company/reviews.ts";

/** The demo company in its own words. It has no pages of text and no templates of replies of its own, and publishes as is usual. */
export const demoSettings: Omit<Settings, "texts" | "replies" | "listings"> = {
  company: demoCompany,
  pages: demoPages,
  figures: demoFigures,
  people: demoPeople,
  reviews: demoReviews,
  brands: demoBrands,
  partners: demoPartners,
  branches: demoBranches,
  services: demoServices,
  promises: demoPromises,
  chat: demoChat,
  looks: demoLooks,
  calendar: demoCalendar,
  construction: { isOn: true, templates: exampleTemplates },
  retention: { lostLeadMonths: 36 },
};
