import { keysOf } from "#domain/keys-of.ts";
import { fallbackFeatureNames } from "#domain/properties/features.ts";

/** Features that are common in Nepal, with their Nepali names. */
export const nepaliFeatures = {
  Borewell: "बोरिङ",
  "Inverter Backup": "इन्भर्टर",
  "Solar Water Heater": "सोलारको तातो पानी",
  "Roof Terrace": "कौसी",
  "Puja Room": "पूजा कोठा",
  "Rainwater Tank": "आकाशे पानीको ट्याङ्की",
} as const;

/** The eight features of the specification, which every installation has, then the demo company's own. */
export const demoFeatures = [...fallbackFeatureNames, ...keysOf(nepaliFeatures)] as const;
export type DemoFeature = (typeof demoFeatures)[number];
