import type { Language } from "#domain/language.ts";

export const sitePictureAltTexts = {
  "hero-about": {
    en: "Traditional Newari house with marigold garden at golden hour",
    np: "साँझको सुनौलो घाममा सयपत्री फुलेको बगैँचासहितको परम्परागत नेवारी घर",
  },
  "hero-buy": {
    en: "Modern house with timber stair tower on a quiet street at golden hour",
    np: "शान्त सडक छेउमा काठ जडिएको भर्‍याङ टावर भएको आधुनिक घर, साँझको घाममा",
  },
  "hero-contact": {
    en: "Reception lobby with timber wall and Mithila-style art",
    np: "काठको भित्ता र मिथिला शैलीका चित्रले सजिएको स्वागत कक्ष",
  },
  "hero-home": {
    en: "Golden-hour Nepali neighbourhood of brick and plaster houses with the Himalaya behind",
    np: "पछाडि हिमाल र अगाडि इँटा तथा प्लास्टरका घर भएको नेपाली टोल, साँझको सुनौलो घाममा",
  },
  "hero-others": {
    en: "Renovated living room with timber floor, sand-coloured sofa and folk art",
    np: "काठको भुइँ, बालुवा रङको सोफा र लोककलाका चित्र भएको नयाँ बनाइएको बैठक कोठा",
  },
  "hero-projects": {
    en: "Building under construction with tower crane at golden hour",
    np: "टावर क्रेनसहित निर्माण भइरहेको भवन, साँझको घाममा",
  },
  "hero-rent": {
    en: "Sunlit apartment living room with art and plants",
    np: "चित्र र बिरुवाले सजिएको घाम लाग्ने अपार्टमेन्टको बैठक कोठा",
  },
  "hero-sell": {
    en: "Row of townhouses on a quiet street in morning light",
    np: "बिहानको घाममा शान्त सडक छेउका लहरै टाउनहाउस",
  },
  "service-bathroom": {
    en: "Finished bathroom with green tiles and freestanding tub",
    np: "हरिया टायल र बाथटब भएको बनिसकेको नुहाउने कोठा",
  },
  "service-exterior-painting": {
    en: "Three-storey house with bamboo scaffolding during exterior painting",
    np: "बाँसको खट हालेर बाहिर रङ लगाइँदै गरेको तीनतले घर",
  },
  "service-flooring": {
    en: "Timber floor being laid in a sunny room",
    np: "घाम लाग्ने कोठामा काठको भुइँ ओछ्याइँदै",
  },
  "service-interior-painting": {
    en: "Empty room with a wall half painted green, ladder and paint buckets",
    np: "आधा भित्ता हरियो रङ लगाइएको खाली कोठा, भर्‍याङ र रङका बाल्टिन",
  },
  "service-kitchen": {
    en: "Finished kitchen with green cabinets and island",
    np: "हरिया दराज र बीचमा काउन्टर भएको बनिसकेको भान्सा",
  },
  "service-renovation": {
    en: "Room under renovation with ladder, materials and half-painted wall",
    np: "भर्‍याङ, निर्माण सामग्री र आधा रङ्गाइएको भित्ता भएको नवीकरण भइरहेको कोठा",
  },
} satisfies Record<string, Record<Language, string>>;
