import type { Settings } from "#domain/settings/settings.ts";

export const demoReviews: Settings["reviews"] = {
  lead: {
    en: "Five of them, unedited, the complaint about the geyser included.",
    np: "पाँच जनाका कुरा, जस्ताको तस्तै। गिजरको गुनासो पनि लुकाएका छैनौँ।",
  },
  items: [
    {
      id: "sunita-mandal",
      picture: null,
      name: { en: "Sunita Mandal", np: "सुनिता मण्डल" },
      title: { en: "Teacher, bought a house in Janakpur", np: "शिक्षिका, जनकपुरमा घर किन्नुभएको" },
      rating: 5,
      text: {
        en: "They told us about the damp wall before we had seen it, and had the price lowered for it. I have bought sarees with more hidden faults than this house.",
        np: "भित्तामा ओस छ भनेर हामीले देख्नुअघि नै उहाँहरूले भन्नुभयो, अनि त्यसकै लागि मोल पनि घटाइदिनुभयो। यो घरमा भन्दा बढी लुकेका खोट त मैले किनेका साडीमा भेटेको छु।",
      },
      portrait: "teacher",
    },
    {
      id: "rajesh-maharjan",
      picture: null,
      name: { en: "Rajesh Maharjan", np: "राजेश महर्जन" },
      title: { en: "Restored his family's house in Patan", np: "पाटनको पुर्ख्यौली घर जीर्णोद्धार गर्नुभएको" },
      rating: 5,
      text: {
        en: "Every window came down with a number and went back to its own place. My grandmother counted them twice.",
        np: "हरेक झ्याल नम्बर टाँसेर झारियो र आफ्नै ठाउँमा फर्काएर राखियो। हजुरआमाले दुई पटक गन्नुभयो, एउटा पनि घटेन।",
      },
      portrait: "restorer",
    },
    {
      id: "pooja-sah",
      picture: null,
      name: { en: "Pooja Kumari Sah", np: "पूजा कुमारी साह" },
      title: { en: "Nurse, rents a studio in Kathmandu", np: "नर्स, काठमाडौँमा स्टुडियो भाडामा लिनुभएको" },
      rating: 4,
      text: {
        en: "The flat was as described and the deposit was written down to the rupee. The geyser took them three days to repair, hence four stars.",
        np: "कोठा भनेजस्तै निस्क्यो, धरौटी रुपैयाँसम्म लेखेरै लिइयो। गिजर बनाउन तीन दिन लगाउनुभयो, त्यसैले चार तारा।",
      },
      portrait: "nurse",
    },
    {
      id: "hari-koirala",
      picture: null,
      name: { en: "Hari Prasad Koirala", np: "हरिप्रसाद कोइराला" },
      title: {
        en: "Retired engineer, sold land in Bardibas",
        np: "अवकाशप्राप्त इन्जिनियर, बर्दिबासको जग्गा बेच्नुभएको",
      },
      rating: 5,
      text: {
        en: "I measured the plot myself and so did they: we differed by four inches, and theirs was right. The money came on the day the deed was passed.",
        np: "जग्गा मैले पनि नापेँ, उहाँहरूले पनि: चार इन्च फरक पर्‍यो, ठीक उहाँहरूकै रहेछ। राजीनामा पास भएकै दिन पैसा हातमा आयो।",
      },
      portrait: "retired-engineer",
    },
    {
      id: "nirmala-limbu",
      picture: null,
      name: { en: "Nirmala Limbu", np: "निर्मला लिम्बू" },
      title: {
        en: "Shop owner, had her house painted in Dharan",
        np: "पसल सञ्चालक, धरानको घरमा रङ लगाउनुभएको",
      },
      rating: 4,
      text: {
        en: "Rain stopped the painters for a week, and they rang each morning to say so. The colour has held through two monsoons.",
        np: "पानी परेर हप्ता दिन काम रोकियो, तर हरेक बिहान फोन गरेर खबर गर्नुभयो। दुई बर्खा बिते, रङ जस्ताको तस्तै छ।",
      },
      portrait: "shopkeeper",
    },
  ],
};
