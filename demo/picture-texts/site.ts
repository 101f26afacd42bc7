import type { Language } from "#domain/language.ts";

export const sitePictureTexts = {
  "hero-about": {
    en: "Traditional Newari house with marigold garden at golden hour",
    np: "@@",
  },
  "hero-buy": {
    en: "Modern house with timber stair tower on a quiet street at golden hour",
    np: "@@",
  },
  "hero-contact": {
    en: "Reception lobby with timber wall and Mithila-style art",
    np: "@@",
  },
  "hero-home": {
    en: "Golden-hour Nepali neighbourhood of brick and plaster houses with the Himalaya behind",
    np: "@@",
  },
  "hero-others": {
    en: "Mustard fields and mango trees along a country road at golden hour",
    np: "@@",
  },
  "hero-projects": {
    en: "Building under construction with tower crane at golden hour",
    np: "@@",
  },
  "hero-rent": {
    en: "Sunlit apartment living room with art and plants",
    np: "@@",
  },
  "hero-sell": {
    en: "Row of townhouses on a quiet street in morning light",
    np: "@@",
  },
  "service-bathroom": {
    en: "Finished bathroom with green tiles and freestanding tub",
    np: "@@",
  },
  "service-exterior-painting": {
    en: "Three-storey house with bamboo scaffolding during exterior painting",
    np: "@@",
  },
  "service-flooring": {
    en: "Timber floor being laid in a sunny room",
    np: "@@",
  },
  "service-interior-painting": {
    en: "Empty room with a wall half painted green, ladder and paint buckets",
    np: "@@",
  },
  "service-kitchen": {
    en: "Finished kitchen with green cabinets and island",
    np: "@@",
  },
  "service-renovation": {
    en: "Room under renovation with ladder, materials and half-painted wall",
    np: "@@",
  },
} satisfies Record<string, Record<Language, string>>;
