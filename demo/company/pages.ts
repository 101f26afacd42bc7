import type { Settings } from "#domain/settings/settings.ts";

export const demoPages: Settings["pages"] = {
  home: {
    lead: {
      en: "Houses, flats and land in Janakpur and across Nepal, from people who build here.",
      np: "जनकपुरदेखि देशभरका घर, फ्ल्याट र जग्गा। हामी यहीँका हौँ, घर पनि यहीँ बनाउँछौँ।",
    },
    description: {
      en: "Buy, rent or sell property in Janakpur and across Nepal, and build with a team you can call.",
      np: "जनकपुर र देशभर घरजग्गा किन्नुहोस्, बेच्नुहोस्, भाडामा लिनुहोस्, र भरपर्दो टोलीसँग घर बनाउनुहोस्।",
    },
  },
  about: {
    heading: { en: "We build where we live", np: "जहाँ बस्छौँ, त्यहीँ बनाउँछौँ" },
    lead: {
      en: "A small company from Janakpur that builds, sells and lets homes, and stays in the neighbourhood afterwards.",
      np: "जनकपुरको सानो कम्पनी: घर बनाउँछौँ, बेच्छौँ, भाडामा लगाउँछौँ, अनि त्यसपछि पनि छिमेकी भएरै बस्छौँ।",
    },
    description: {
      en: "Mithila Ghar of Janakpur: who leads and funds it, its partners, sister brands and four branches, and what five clients say.",
      np: "जनकपुरको मिथिला घर: कसले चलाउँछन्, कसको लगानी छ, साझेदार र भगिनी संस्था कुन-कुन हुन्, चार शाखा कहाँ छन् र पाँच ग्राहक के भन्छन्।",
    },
  },
  projects: {
    lead: {
      en: "Homes, schools, bridges and old houses made sound again: what we have finished, and what still stands behind bamboo.",
      np: "घर, विद्यालय, पुल र फेरि बलियो बनाइएका पुराना घर: हामीले बनाइसकेका र अहिले बाँसको खटभित्र उठिरहेका काम।",
    },
    description: {
      en: "Construction projects of Mithila Ghar across Nepal, finished and under way, with client, size, duration and budget in rupees.",
      np: "देशभर मिथिला घरले सम्पन्न गरेका र निर्माण गरिरहेका परियोजना: ग्राहक, आकार, अवधि र रुपैयाँमा बजेट।",
    },
  },
  contact: {
    lead: {
      en: "Call, write, or come by for a cup of tea. The office is a short walk from Janaki Mandir.",
      np: "फोन गर्नुहोस्, लेख्नुहोस्, वा चिया खान आउनुहोस्। कार्यालय जानकी मन्दिरबाट केही पाइलामै छ।",
    },
    description: {
      en: "Address, phone, e-mail and opening hours of our office in Janakpur, and a form to write to us.",
      np: "जनकपुरस्थित हाम्रो कार्यालयको ठेगाना, फोन, इमेल र खुल्ने समय, तथा हामीलाई लेख्ने फारम।",
    },
  },
  services: {
    lead: {
      en: "From one wall to the whole house: our own masons, painters and carpenters, and a price before work begins.",
      np: "एउटा भित्तादेखि पूरै घरसम्म: हाम्रै डकर्मी, सिकर्मी र रङ लगाउने मिस्त्री; लागत काम सुरु हुनुअघि नै थाहा हुन्छ।",
    },
    description: {
      en: "House, kitchen and bathroom renovation, interior and exterior painting and flooring in Janakpur. A quote within 24 hours.",
      np: "जनकपुरमा घर, भान्सा र बाथरुमको नवीकरण, भित्री र बाहिरी रङरोगन तथा भुइँको काम। लागत २४ घण्टाभित्र।",
    },
  },
};

export const demoFigures: Settings["figures"] = {
  items: [
    {
      id: "years",
      value: 5,
      label: { en: "years of building and selling", np: "वर्षको निर्माण र बिक्रीको अनुभव" },
    },
    {
      id: "homes",
      value: 100,
      label: { en: "homes and plots handed over", np: "हस्तान्तरण गरिएका घर र जग्गा" },
    },
    {
      id: "families",
      value: 100,
      label: { en: "families who found their door", np: "आफ्नो घर भेट्टाएका परिवार" },
    },
  ],
};

export const demoServices: Settings["services"] = {
  items: [
    {
      id: "houseRenovation",
      name: { en: "House renovation", np: "घर नवीकरण" },
      text: {
        en: "New rooms, roofs and wiring in an old house, without losing what makes it yours.",
        np: "पुरानो घरमा नयाँ कोठा, छाना र वायरिङ, घरको आफ्नोपन नगुमाई।",
      },
    },
    {
      id: "interiorPainting",
      name: { en: "Interior painting", np: "भित्री रङरोगन" },
      text: {
        en: "Damp treated first, then two coats that stay clean through the monsoon.",
        np: "पहिले ओस हटाउँछौँ, अनि वर्षाभर सफा रहने दुई तह रङ।",
      },
    },
    {
      id: "exteriorPainting",
      name: { en: "Exterior painting", np: "बाहिरी रङरोगन" },
      text: {
        en: "Scaffolding, repair and paint that stands sun and rain.",
        np: "खट, मर्मत र घामपानी थेग्ने रङ।",
      },
    },
    {
      id: "kitchenRenovation",
      name: { en: "Kitchen renovation", np: "भान्सा नवीकरण" },
      text: {
        en: "Counters, storage, water and light, planned around how you cook.",
        np: "स्ल्याब, दराज, पानी र उज्यालो, तपाईंको पकाउने बानीअनुसार।",
      },
    },
    {
      id: "bathroomRenovation",
      name: { en: "Bathroom renovation", np: "बाथरुम नवीकरण" },
      text: {
        en: "Tiles that do not slip, drains that do not smell, fittings you can buy again here.",
        np: "नचिप्लिने टायल, नगन्हाउने ढल, यहीँ पाइने सामान।",
      },
    },
    {
      id: "flooring",
      name: { en: "Flooring", np: "भुइँको काम" },
      text: {
        en: "Marble, tile or timber, laid level, with skirting and polish.",
        np: "मार्बल, टायल वा काठ, समथर ओछ्याएर, किनारा र पालिससहित।",
      },
    },
  ],
  others: [
    { id: "property-management", name: { en: "Property management", np: "घरजग्गा व्यवस्थापन" } },
    { id: "home-inspection", name: { en: "Home inspection", np: "घर निरीक्षण" } },
    { id: "repairs", name: { en: "Repair services", np: "मर्मतसम्भार" } },
    { id: "investment", name: { en: "Real estate investment", np: "घरजग्गामा लगानी" } },
  ],
};

/** OT1: the specified promise of a reply. */
export const demoPromises: Settings["promises"] = { repliesInADay: true, checksPapers: true };

export const demoChat: Settings["chat"] = {
  greeting: {
    en: "Namaste! How can we help you with your home today?",
    np: "नमस्ते! आज तपाईंको घरबारे के सहयोग गरौँ?",
  },
  reply: {
    en: "Thank you for your message. For a quick answer please call {{phone}}, or write to us on the Contact page.",
    np: "सन्देशका लागि धन्यवाद। छिटो जवाफका लागि {{phone}} मा फोन गर्नुहोस्, वा सम्पर्क पृष्ठबाट लेख्नुहोस्।",
  },
};
