import type { Language } from "#domain/language.ts";

/** What an item is measured in, as rates of districts name it. */
export const units = [
  "m3",
  "m2",
  "m",
  "cft",
  "sqft",
  "ft",
  "kg",
  "quintal",
  "tonne",
  "bag",
  "litre",
  "piece",
  "set",
  "point",
  "day",
  "trip",
  "job",
] as const;
export type Unit = (typeof units)[number];

export const unitNames: Readonly<Record<Unit, Readonly<Record<Language, string>>>> = {
  m3: { en: "m³", np: "घ.मि." },
  m2: { en: "m²", np: "व.मि." },
  m: { en: "m", np: "मि." },
  cft: { en: "cu ft", np: "घ.फि." },
  sqft: { en: "sq ft", np: "व.फि." },
  ft: { en: "ft", np: "फिट" },
  kg: { en: "kg", np: "के.जी." },
  quintal: { en: "quintal", np: "क्विन्टल" },
  tonne: { en: "tonne", np: "मे.टन" },
  bag: { en: "bag", np: "बोरा" },
  litre: { en: "litre", np: "लिटर" },
  piece: { en: "piece", np: "वटा" },
  set: { en: "set", np: "सेट" },
  point: { en: "point", np: "पोइन्ट" },
  day: { en: "day", np: "दिन" },
  trip: { en: "trip", np: "ट्रिप" },
  job: { en: "job", np: "एकमुष्ट" },
};
