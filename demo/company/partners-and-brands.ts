import type { Settings } from "#domain/settings/settings.ts";

export const demoPartners: Settings["partners"] = {
  lead: {
    en: "Whose bricks, beams and drawings we trust.",
    np: "जसका इँटा, काठ र नक्सामा हामी ढुक्क छौँ।",
  },
  items: [
    {
      id: "bricks",
      name: { en: "Dhanush Brick Works", np: "धनुष इँटा उद्योग" },
      trade: { en: "Bricks and clay tiles", np: "इँटा र झिँगटी" },
    },
    {
      id: "concrete",
      name: { en: "Balan Ready-Mix", np: "बलान रेडीमिक्स" },
      trade: { en: "Concrete", np: "कङ्क्रिट" },
    },
    {
      id: "structures",
      name: { en: "Aarambha Structural Studio", np: "आरम्भ स्ट्रक्चरल स्टुडियो" },
      trade: { en: "Structural engineering", np: "संरचना इन्जिनियरिङ" },
    },
    {
      id: "timber",
      name: { en: "Sakhuwa Timber and Joinery", np: "सखुवा काठ तथा फर्निचर" },
      trade: { en: "Doors, windows and stairs", np: "झ्याल, ढोका र भर्‍याङ" },
    },
    {
      id: "survey",
      name: { en: "Dhruba Land Surveyors", np: "ध्रुव नापी सेवा" },
      trade: { en: "Land survey", np: "जग्गा नापजाँच" },
    },
    {
      id: "paintings",
      name: { en: "Aripan Art Collective", np: "अरिपन कला समूह" },
      trade: { en: "Mithila wall painting", np: "मिथिला भित्तेचित्र" },
    },
  ],
};

export const demoBrands: Settings["brands"] = {
  lead: {
    en: "Three crafts that a house needs, each with its own people.",
    np: "एउटा घरलाई चाहिने तीन सीप, हरेकको आफ्नै टोली।",
  },
  items: [
    {
      id: "building",
      name: { en: "Mithila Nirman", np: "मिथिला निर्माण" },
      text: {
        en: "Builds houses, schools and bridges, from drawing to key.",
        np: "नक्सादेखि साँचो हस्तान्तरणसम्म घर, विद्यालय र पुल निर्माण।",
      },
    },
    {
      id: "painting",
      name: { en: "Mithila Rang", np: "मिथिला रङ" },
      text: {
        en: "Paints and renovates lived-in homes, one room at a time.",
        np: "बसिरहेकै घरमा एक-एक कोठा गर्दै रङरोगन र नवीकरण।",
      },
    },
    {
      id: "land",
      name: { en: "Mithila Bhumi", np: "मिथिला भूमि" },
      text: {
        en: "Surveys and plots land, and checks its papers before anyone pays.",
        np: "जग्गा नापजाँच र प्लटिङ, अनि पैसा तिर्नुअघि कागजपत्रको पूरा जाँच।",
      },
    },
  ],
};
