import type { Language } from "#domain/language.ts";
import { groupDigits, localDigits } from "#domain/numbers.ts";
import { isDashed, type LandMeasure, landMeasureText } from "./measure.ts";
import type { LandUnit } from "./units.ts";

export const landUnitNames: Record<LandUnit, Record<Language, string>> = {
  bigha: { en: "bigha", np: "बिघा" },
  kattha: { en: "kattha", np: "कट्ठा" },
  dhur: { en: "dhur", np: "धुर" },
  dhurki: { en: "dhurki", np: "धुर्की" },
  ropani: { en: "ropani", np: "रोपनी" },
  aana: { en: "aana", np: "आना" },
  paisa: { en: "paisa", np: "पैसा" },
  daam: { en: "daam", np: "दाम" },
  sq_ft: { en: "sq ft", np: "वर्ग फिट" },
  sq_m: { en: "sq m", np: "वर्ग मिटर" },
};

/** As people say it: "4 aana 2 paisa", "४ आना २ पैसा". Parts of zero are left out. */
export function formatLandMeasure(measure: LandMeasure, language: Language): string {
  const filled = measure.filter(({ quantity }) => /[1-9]/.test(quantity));
  return (filled.length > 0 ? filled : measure.slice(-1))
    .map(({ quantity, unit }) => `${formatQuantity(quantity, language)} ${landUnitNames[unit][language]}`)
    .join(" ");
}

/** As it was typed, for a field: "०-४-२-०", "4.50 aana". */
export function writeLandMeasure(measure: LandMeasure, language: Language): string {
  const text = isDashed(measure)
    ? landMeasureText(measure)
    : measure.map(({ quantity, unit }) => `${quantity} ${landUnitNames[unit][language]}`).join(" ");
  return localDigits(text, language);
}

/** Keeps the decimals as they were typed. */
function formatQuantity(quantity: string, language: Language): string {
  const [whole = "", ...decimals] = quantity.split(".");
  return localDigits([groupDigits(whole.replace(/^0+(?=\d)/, "")), ...decimals].join("."), language);
}
