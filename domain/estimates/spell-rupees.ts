import type { Language } from "#domain/language.ts";

// biome-ignore format: ten words in a row can be checked at a glance
const nepaliNumbers = [
  "शून्य", "एक", "दुई", "तीन", "चार", "पाँच", "छ", "सात", "आठ", "नौ",
  "दश", "एघार", "बाह्र", "तेह्र", "चौध", "पन्ध्र", "सोह्र", "सत्र", "अठार", "उन्नाइस",
  "बीस", "एक्काइस", "बाइस", "तेइस", "चौबीस", "पच्चीस", "छब्बीस", "सत्ताइस", "अट्ठाइस", "उनन्तीस",
  "तीस", "एकतीस", "बत्तीस", "तेत्तीस", "चौँतीस", "पैँतीस", "छत्तीस", "सैँतीस", "अठतीस", "उनन्चालीस",
  "चालीस", "एकचालीस", "बयालीस", "त्रिचालीस", "चवालीस", "पैँतालीस", "छयालीस", "सतचालीस", "अठचालीस", "उनन्चास",
  "पचास", "एकाउन्न", "बाउन्न", "त्रिपन्न", "चउन्न", "पचपन्न", "छपन्न", "सन्ताउन्न", "अन्ठाउन्न", "उनन्साठी",
  "साठी", "एकसट्ठी", "बयसट्ठी", "त्रिसट्ठी", "चौँसट्ठी", "पैँसट्ठी", "छयसट्ठी", "सतसट्ठी", "अठसट्ठी", "उनन्सत्तरी",
  "सत्तरी", "एकहत्तर", "बहत्तर", "त्रिहत्तर", "चौहत्तर", "पचहत्तर", "छयहत्तर", "सतहत्तर", "अठहत्तर", "उनासी",
  "असी", "एकासी", "बयासी", "त्रियासी", "चौरासी", "पचासी", "छयासी", "सतासी", "अठासी", "उनानब्बे",
  "नब्बे", "एकानब्बे", "बयानब्बे", "त्रियानब्बे", "चौरानब्बे", "पन्चानब्बे", "छयानब्बे", "सन्तानब्बे", "अन्ठानब्बे", "उनान्सय",
] as const;

// biome-ignore format: as above
const englishOnes = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
] as const;
const englishTens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** From the largest to the smallest. English counts crores beyond a hundred; Nepali has names up to the kharab. */
const groups = {
  en: [
    { size: 10_000_000n, name: "crore" },
    { size: 100_000n, name: "lakh" },
    { size: 1000n, name: "thousand" },
    { size: 100n, name: "hundred" },
  ],
  np: [
    { size: 100_000_000_000n, name: "खर्ब" },
    { size: 1_000_000_000n, name: "अर्ब" },
    { size: 10_000_000n, name: "करोड" },
    { size: 100_000n, name: "लाख" },
    { size: 1000n, name: "हजार" },
    { size: 100n, name: "सय" },
  ],
} as const;

function spellBelowHundred(number: number, language: Language): string {
  if (language === "np") return nepaliNumbers[number] ?? "";
  if (number < 20) return englishOnes[number] ?? "";
  const [ten, one] = [englishTens[Math.floor(number / 10)] ?? "", number % 10];
  return one === 0 ? ten : `${ten}-${englishOnes[one]}`;
}

/** A whole number in words, grouped by lakh and crore. */
export function spellNumber(number: bigint, language: Language): string {
  const group = groups[language].find(({ size }) => number >= size);
  if (!group) return spellBelowHundred(Number(number), language);
  const head = `${spellNumber(number / group.size, language)} ${group.name}`;
  const rest = number % group.size;
  return rest === 0n ? head : `${head} ${spellNumber(rest, language)}`;
}

/** CN2: an amount with two decimals in words ("अक्षरेपी"): "Rupees four hundred thirty-two and paisa sixty only". */
export function spellRupees(amount: string, language: Language): string {
  const [whole = "0", decimals = ""] = amount.split(".");
  const paisa = BigInt(decimals.padEnd(2, "0").slice(0, 2));
  const rupees = spellNumber(BigInt(whole), language);
  if (language === "en")
    return `Rupees ${rupees}${paisa > 0n ? ` and paisa ${spellNumber(paisa, "en")}` : ""} only`;
  return `${rupees} रुपैयाँ${paisa > 0n ? ` ${spellNumber(paisa, "np")} पैसा` : ""} मात्र`;
}
