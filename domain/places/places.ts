import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import type { LocationOption } from "#domain/places/location-option.ts";
import { foldCase } from "#domain/search-text.ts";

/** Nepali spellings of the 77 districts and of the towns and quarters in our listings. Staff type addresses in Latin letters. */
const nepaliNames: Partial<Record<string, string>> = {
  achham: "अछाम",
  "adarsha nagar": "आदर्शनगर",
  arghakhanchi: "अर्घाखाँची",
  baglung: "बागलुङ",
  baitadi: "बैतडी",
  bajhang: "बझाङ",
  bajura: "बाजुरा",
  baneshwor: "बानेश्वर",
  banke: "बाँके",
  bara: "बारा",
  bardibas: "बर्दिबास",
  bardiya: "बर्दिया",
  bhaisepati: "भैँसेपाटी",
  bhaktapur: "भक्तपुर",
  "bhanu chowk": "भानु चोक",
  bharatpur: "भरतपुर",
  bhojpur: "भोजपुर",
  biratnagar: "विराटनगर",
  birauta: "बिरौटा",
  "birauta chowk": "बिरौटा चोक",
  birgunj: "वीरगञ्ज",
  butwal: "बुटवल",
  chitwan: "चितवन",
  dadeldhura: "डडेलधुरा",
  dailekh: "दैलेख",
  dang: "दाङ",
  darchula: "दार्चुला",
  dhading: "धादिङ",
  dhankuta: "धनकुटा",
  dhanusha: "धनुषा",
  dharan: "धरान",
  "dharan road": "धरान रोड",
  dolakha: "दोलखा",
  dolpa: "डोल्पा",
  doti: "डोटी",
  "eastern rukum": "पूर्वी रुकुम",
  "gadhi tole": "गढी टोल",
  gauribas: "गौरीबास",
  ghantaghar: "घण्टाघर",
  gorkha: "गोरखा",
  gulmi: "गुल्मी",
  hetauda: "हेटौँडा",
  "highway chowk": "राजमार्ग चोक",
  humla: "हुम्ला",
  ilam: "इलाम",
  imadol: "इमाडोल",
  itahari: "इटहरी",
  jajarkot: "जाजरकोट",
  jaleshwor: "जलेश्वर",
  janakpur: "जनकपुर",
  janakpurdham: "जनकपुरधाम",
  jhamsikhel: "झम्सिखेल",
  jhapa: "झापा",
  jumla: "जुम्ला",
  "kadam chowk": "कदम चोक",
  kailali: "कैलाली",
  kalikot: "कालिकोट",
  kanchanpur: "कञ्चनपुर",
  kapilvastu: "कपिलवस्तु",
  kaski: "कास्की",
  kathmandu: "काठमाडौँ",
  kavrepalanchok: "काभ्रेपलाञ्चोक",
  khotang: "खोटाङ",
  lahan: "लहान",
  lakeside: "लेकसाइड",
  lalbandi: "लालबन्दी",
  lalitpur: "ललितपुर",
  lamjung: "लमजुङ",
  lazimpat: "लाजिम्पाट",
  mahalaxmi: "महालक्ष्मी",
  maharajgunj: "महाराजगञ्ज",
  mahottari: "महोत्तरी",
  "main road": "मुख्य सडक",
  maisthan: "माईस्थान",
  makwanpur: "मकवानपुर",
  manang: "मनाङ",
  "mills area": "मिल्स एरिया",
  morang: "मोरङ",
  mugu: "मुगु",
  mustang: "मुस्ताङ",
  myagdi: "म्याग्दी",
  nawalpur: "नवलपुर",
  nepalgunj: "नेपालगञ्ज",
  "new baneshwor": "नयाँ बानेश्वर",
  nuwakot: "नुवाकोट",
  okhaldhunga: "ओखलढुङ्गा",
  "old baneshwor": "पुरानो बानेश्वर",
  palpa: "पाल्पा",
  panchthar: "पाँचथर",
  parasi: "परासी",
  parbat: "पर्वत",
  parsa: "पर्सा",
  patan: "पाटन",
  "patan dhoka": "पाटन ढोका",
  "pidari chowk": "पिडारी चोक",
  pokhara: "पोखरा",
  pulchowk: "पुल्चोक",
  pyuthan: "प्युठान",
  rajbiraj: "राजविराज",
  ramechhap: "रामेछाप",
  rasuwa: "रसुवा",
  rautahat: "रौतहट",
  rolpa: "रोल्पा",
  rupandehi: "रूपन्देही",
  salyan: "सल्यान",
  sankhuwasabha: "सङ्खुवासभा",
  saptari: "सप्तरी",
  sarlahi: "सर्लाही",
  "shiva chowk": "शिव चोक",
  simara: "सिमरा",
  sindhuli: "सिन्धुली",
  sindhupalchok: "सिन्धुपाल्चोक",
  siraha: "सिरहा",
  sitapaila: "सीतापाइला",
  solukhumbu: "सोलुखुम्बु",
  "station road": "स्टेसन रोड",
  sunsari: "सुनसरी",
  surkhet: "सुर्खेत",
  swotha: "स्वथ",
  syangja: "स्याङ्जा",
  tanahun: "तनहुँ",
  taplejung: "ताप्लेजुङ",
  terhathum: "तेह्रथुम",
  udayapur: "उदयपुर",
  "western rukum": "पश्चिमी रुकुम",
};

const preposition =
  /^(?:between|near|nearby|opposite|behind|beside|next to|close to|in front of|along|around)\s+/i;

/**
 * Returns each place that the last parts of addresses name. "between Dhanusha and Siraha" names two places, and a search
 * for either finds it. An unknown place keeps the spelling that staff typed.
 */
export function placeOptions(lastParts: readonly string[]): LocationOption[] {
  const names = new Map<string, string>();
  for (const part of lastParts) {
    const name = part.replace(preposition, "");
    for (const one of /^between\s/i.test(part) ? name.split(/\s+(?:and|&)\s+/i) : [name]) {
      const value = foldCase(one.trim());
      if (value !== "" && !names.has(value)) names.set(value, one.trim());
    }
  }
  return Array.from(names, ([value, name]) => ({ value, label: { en: name, np: inNepali(name) ?? name } }));
}

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
  const nepaliName = Object.hasOwn(nepaliNames, key) ? nepaliNames[key] : undefined;
  if (nepaliName) return nepaliName + localDigits(ward, "np");
  return /\p{Script=Devanagari}/u.test(part) ? part : null;
}
