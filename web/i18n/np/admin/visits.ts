import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const visits: AdminCatalogue["visits"] = {
  changes: {
    asked: "मागियो",
    confirmed: "पक्का भयो",
    moved: "सारियो",
    done: "हेरियो",
    missed: "कोही आएन",
    cancelled: "रद्द भयो",
  },
  title: "हेर्ने समय",
  failed: "हेर्ने समय देखाउन सकिएन",
  changeFailed: "समय फेरिएन",
  new: "हेर्ने समय मिलाउने",
  arrange: "समय राख्ने",
  save: "सेभ गर्ने",
  close: "बन्द गर्ने",
  day: "दिन",
  time: "समय",
  place: "भेट्ने ठाउँ",
  placeHelp: "खाली राखे घरजग्गामै।",
  note: "कार्यालयका लागि टिपोट",
  free: "यी समय खाली छन्:",
  actions: {
    confirmed: "पक्का गर्ने",
    done: "हेरियो",
    missed: "कोही आएन",
    cancelled: "रद्द गर्ने",
    asked: "फेरि सोध्ने",
  },
  move: "सार्ने वा सच्याउने",
  page: "आगन्तुकको पृष्ठ",
};
