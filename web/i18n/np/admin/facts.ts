import type { AdminCatalogue } from "#web/i18n/catalogue.ts";

export const facts: AdminCatalogue["facts"] = { notGiven: "दिइएको छैन" };
