import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { projects as projectsEn } from "#web/i18n/en/project-list.ts";
import { projects as shared } from "./projects.ts";

const list: Omit<Translated<typeof projectsEn>, keyof typeof shared> = {
  title: "हाम्रा परियोजना",
  loading: "परियोजनाहरू ल्याइँदै",
  showing: "{{total}} मध्ये {{shown}} परियोजना देखाइँदै",
  filters: {
    label: "परियोजना छान्नुहोस्",
    search: "खोज्नुहोस्",
    searchHint: "नाम, ठाउँ वा ग्राहक",
    location: "ठाउँ",
    anyLocation: "सबै ठाउँ",
    areas: "सडक र क्षेत्र",
    status: "अवस्था",
    anyStatus: "सबै अवस्था",
    statuses: { completed: "सम्पन्न", ongoing: "निर्माणाधीन", upcoming: "सुरु हुन बाँकी" },
    type: "प्रकार",
    anyType: "सबै प्रकार",
    apply: "फिल्टर लगाउनुहोस्",
    clear: "सबै फिल्टर हटाउनुहोस्",
  },
  none: {
    title: "अहिलेसम्म कुनै परियोजना छैन",
    text: "हाम्रा काम यहाँ राख्न बाँकी छ। के-के बनाएका छौँ, सोध्नुहोस्।",
    ask: "हामीलाई लेख्नुहोस्",
  },
  empty: {
    title: "कुनै परियोजना भेटिएन",
    text: "यी फिल्टरसँग मिल्ने काम भेटिएन। केही फिल्टर हटाएर हेर्नुहोस्।",
  },
  samples: {
    badge: "नमुना",
    note: "अहिले परियोजनाको सूची ल्याउन सकिएन। सूची कस्तो हुन्छ भनेर यी दुई नमुना राखिएका हुन्।",
    showing: "{{shown}} नमुना परियोजना देखाइँदै",
  },
};

export const projects: Translated<typeof projectsEn> = { ...shared, ...list };
