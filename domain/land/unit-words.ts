import { keysOf } from "#domain/keys-of.ts";
import { type LandUnit, landSystems } from "./units.ts";

/** How people write the units, without spaces, points and the plural's s. */
const spellings: Record<LandUnit, string> = {
  bigha: "bigha biga bigah बिघा विघा बिगहा",
  kattha: "kattha katha kaththa katta कट्ठा कठ्ठा कट्टा कठा",
  dhur: "dhur dhoor धुर धूर",
  dhurki: "dhurki dhoorki धुर्की धुरकी",
  ropani: "ropani ropanee रोपनी रोपनि",
  aana: "aana ana anna आना",
  paisa: "paisa paise पैसा",
  daam: "daam dam दाम",
  sq_ft: "sqft sft ft² sqfeet squarefeet squarefoot वर्गफिट वर्गफीट वर्गफुट",
  sq_m: "sqm m² sqmtr sqmeter sqmetre squaremeter squaremetre वर्गमिटर वर्गमीटर",
};

/** The words of the units of land, without those of square feet and metres. */
export const landUnitWords = Object.values(landSystems)
  .flat()
  .flatMap((unit) => spellings[unit].split(" "));

const unitsByWord = new Map(
  keysOf(spellings).flatMap((unit) => spellings[unit].split(" ").map((word) => [word, unit] as const)),
);

export function readUnitWord(text: string): LandUnit | undefined {
  const word = text.replace(/\s(?:and|&|र)\s*$/, "").replace(/[\s._,–—-]/g, "");
  return unitsByWord.get(word) ?? unitsByWord.get(word.replace(/s$/, ""));
}
