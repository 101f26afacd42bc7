import type { AdminCatalogue } from "#web/i18n/admin-catalogue.ts";

export const facts: AdminCatalogue["facts"] = { notGiven: "दिइएको छैन" };
