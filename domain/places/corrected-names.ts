import type { Language } from "#domain/language.ts";

type Corrections = Readonly<Record<number, Partial<Record<Language, string>>>>;

/** Names by id where `places.json` misspells them, as the places themselves and the Nepali press write them. */
export const correctedProvinces: Corrections = {
  3: { np: "बागमती" },
  7: { np: "सुदूरपश्चिम" },
};

export const correctedDistricts: Corrections = {
  5: { np: "खोटाङ" },
  6: { np: "मोरङ" },
  7: { np: "ओखलढुङ्गा" },
  8: { en: "Panchthar", np: "पाँचथर" },
  9: { np: "सङ्खुवासभा" },
  10: { np: "सोलुखुम्बु" },
  12: { np: "ताप्लेजुङ" },
  19: { np: "सिरहा" },
  25: { np: "धादिङ" },
  28: { np: "काभ्रेपलाञ्चोक" },
  32: { en: "Ramechhap" },
  44: { en: "Parbat" },
  45: { np: "स्याङ्जा" },
  49: { np: "रूपन्देही" },
  56: { np: "पूर्वी रुकुम" },
  59: { np: "पश्चिमी रुकुम" },
  74: { en: "Achham" },
};

export const correctedLocalLevels: Corrections = {
  107: { np: "इटहरी" },
  138: { np: "वीरगञ्ज" },
  173: { en: "Garuda" },
  193: { en: "Ishworpur" },
  235: { en: "Janaknandini" },
  282: { en: "Ratnanagar" },
  307: { np: "काठमाडौँ" },
  337: { np: "हेटौँडा" },
  540: { np: "तुलसीपुर" },
  571: { np: "नेपालगञ्ज" },
  710: { np: "के.आई.सिंह" },
  733: { np: "पुनर्वास" },
};
