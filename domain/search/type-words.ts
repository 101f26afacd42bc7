import type { PropertyType } from "#domain/properties/kinds.ts";

/** SR1: the everyday words for each type, in both scripts. Words that sound alike in both stand once. */
export const typeWords: Readonly<Record<PropertyType, string>> = {
  house: "house home ghar bungalow villa residence makan बंगला भवन",
  apartment: "apartment flat अपार्टमेन्ट फ्ल्याट फ्लाट kotha room",
  condo: "condo condominium flat कन्डो कन्डोमिनियम फ्ल्याट फ्लाट",
  land: "land plot jagga ghaderi khet bari zamin jamin",
  commercial: "commercial shop office shutter building pasal व्यावसायिक कार्यालय अफिस सटर गोदाम godown",
  loft: "loft flat लफ्ट फ्ल्याट फ्लाट",
  studio: "studio room kotha flat स्टुडियो फ्ल्याट फ्लाट",
  townhouse: "townhouse town house home ghar टाउनहाउस",
  penthouse: "penthouse flat पेन्टहाउस फ्ल्याट फ्लाट",
};
