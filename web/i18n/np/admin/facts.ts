import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const facts: AdminCatalogue["facts"] = { notGiven: "दिइएको छैन" };
