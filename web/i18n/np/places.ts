import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { places as placesEn } from "#web/i18n/en/places.ts";

export const places: Translated<typeof placesEn> = {
  label: "पालिका",
  help: "नेपाली वा अङ्ग्रेजीमा केही अक्षर लेख्नुहोस्।",
  helpInWords: "वडासमेत लेख्नुहोस्, जस्तै भरतपुर-४।",
  which: "यीमध्ये कुन पालिका हो?",
  ward: "वडा",
  noWard: "थाहा छैन",
};
