import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const visits: AdminCatalogue["visits"] = {
  states: {
    asked: "पक्का भएको छैन",
    confirmed: "पक्का",
    done: "हेरियो",
    missed: "आएनन्",
    cancelled: "रद्द",
  },
  changes: {
    asked: "मागियो",
    confirmed: "पक्का भयो",
    moved: "सारियो",
    done: "हेरियो",
    missed: "कोही आएन",
    cancelled: "रद्द भयो",
  },
  office: "कार्यालय",
};
