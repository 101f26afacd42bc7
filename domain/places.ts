import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";

/** Nepali spellings of towns, districts and quarters. Staff type addresses in Latin letters. */
const nepaliNames: Partial<Record<string, string>> = {
  "adarsha nagar": "आदर्शनगर",
  bara: "बारा",
  bardibas: "बर्दिबास",
  baneshwor: "बानेश्वर",
  bhaktapur: "भक्तपुर",
  bhaisepati: "भैंसेपाटी",
  "bhanu chowk": "भानु चोक",
  bharatpur: "भरतपुर",
  biratnagar: "विराटनगर",
  birgunj: "वीरगञ्ज",
  butwal: "बुटवल",
  chitwan: "चितवन",
  dhanusha: "धनुषा",
  dharan: "धरान",
  ghantaghar: "घण्टाघर",
  hetauda: "हेटौँडा",
  imadol: "इमाडोल",
  itahari: "इटहरी",
  jaleshwor: "जलेश्वर",
  janakpur: "जनकपुर",
  janakpurdham: "जनकपुरधाम",
  jhamsikhel: "झम्सिखेल",
  kathmandu: "काठमाडौँ",
  lahan: "लहान",
  lakeside: "लेकसाइड",
  lalbandi: "लालबन्दी",
  lalitpur: "ललितपुर",
  lazimpat: "लाजिम्पाट",
  mahalaxmi: "महालक्ष्मी",
  maharajgunj: "महाराजगञ्ज",
  mahottari: "महोत्तरी",
  "mills area": "मिल्स एरिया",
  morang: "मोरङ",
  nepalgunj: "नेपालगञ्ज",
  "new baneshwor": "नयाँ बानेश्वर",
  parsa: "पर्सा",
  patan: "पाटन",
  "patan dhoka": "पाटन ढोका",
  pokhara: "पोखरा",
  rajbiraj: "राजविराज",
  rautahat: "रौतहट",
  saptari: "सप्तरी",
  sarlahi: "सर्लाही",
  simara: "सिमरा",
  siraha: "सिरहा",
  "station road": "स्टेसन रोड",
  sunsari: "सुनसरी",
  swotha: "स्वथ",
};

/** The location on a share card: the last two parts of an address, which name the town. */
export function shortAddress(address: string, language: Language): string {
  const parts = address
    .replace(/\s*,\s*nepal\s*$/i, "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .slice(-2);
  if (language === "en") return parts.join(", ");
  const known = parts.map(inNepali).filter((part) => part !== null);
  // Unknown parts are dropped so that the scripts are not mixed. If no part is known, the text stays as typed.
  return (known.length > 0 ? known : parts).join(", ");
}

/** Translates "Janakpur-8" to "जनकपुर-८". Returns null for an unknown name. */
function inNepali(part: string): string | null {
  const [, name = "", ward = ""] = /^(.*?)(-\s*\d+)?$/.exec(part) ?? [];
  const key = name.trim().toLowerCase();
  const written = Object.hasOwn(nepaliNames, key) ? nepaliNames[key] : undefined;
  if (written) return written + localDigits(ward, "np");
  return /\p{Script=Devanagari}/u.test(part) ? part : null;
}
