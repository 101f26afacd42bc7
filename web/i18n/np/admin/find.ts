import type { AdminCatalogue } from "#web/i18n/en/catalogue-shape.ts";

export const find: AdminCatalogue["find"] = {
  open: "खोज्ने",
  title: "जेसुकै खोज्ने",
  label: "नाम, नम्बर, इमेल, घरजग्गा, परियोजना, सेटिङ",
  results: "भेटिएका",
  nothing: "यस्तो केही भेटिएन।",
  kinds: {
    people: "व्यक्ति",
    leads: "सम्पर्क",
    listings: "घरजग्गा",
    projects: "परियोजना",
    setting: "सेटिङ",
    action: "काम",
  },
};
