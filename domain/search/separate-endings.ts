import { landUnitWords } from "#domain/land/unit-words.ts";

const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const start = String.raw`(?<![\p{L}\p{M}\p{N}])`;

/** Words of quantities, in both scripts, to which people join what Nepali puts after a word. */
const moneyWords = "arab crore cr karod karor lakh lac hajar hazar अर्ब अरब करोड लाख हजार".split(" ");
const rupeeWords = "rupees rupee rupaiya rupiya रुपैयाँ रु".split(" ");
const otherWords = "feet foot ft phit फिट फीट फुट कोठा कोठे kotha bhk बेडरुम बेडरूम".split(" ");
const endings = [
  ..."samma dekhi bhitra muni mathi bhanda kam badhi ko ka ki ma wala".split(" "),
  ..."सम्म देखि भित्र मुनि माथि भन्दा कम कमको बढी को का की मा ले वाला".split(" "),
];
const quantities = [...moneyWords, ...rupeeWords, ...landUnitWords, ...otherWords];
/** Also of endings, because they follow each other: लाखसम्मको. */
const joined = new RegExp(
  String.raw`(?<=${start}(?:\p{Nd}[\p{Nd},.]*)?(?:${[...quantities, ...endings].join("|")}))(?=(?:${endings.join("|")})+${end})`,
  "giu",
);

const numberWords: Readonly<Record<string, string>> = {
  ...{
    एक: "1",
    दुई: "2",
    तीन: "3",
    चार: "4",
    पाँच: "5",
    छ: "6",
    सात: "7",
    आठ: "8",
    नौ: "9",
    दश: "10",
    दस: "10",
  },
  ...{ ek: "1", dui: "2", tin: "3", teen: "3", char: "4", paanch: "5", panch: "5", saat: "7", aath: "8" },
  ...{ one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", dedh: "1.5", डेढ: "1.5" },
  ...{ adha: "0.5", आधा: "0.5" },
};
const counted = [...quantities, "bedrooms?", "rooms?", "bathrooms?"].join("|");
const numberWord = new RegExp(
  String.raw`${start}(${Object.keys(numberWords).join("|")})(?=\s+(?:${counted})${end})`,
  "giu",
);
const andAHalf = new RegExp(
  String.raw`${start}(?:साढे|साढ़े|sadhe|saadhe)\s+(\p{Nd}+)(?=\s*(?:${counted})${end})`,
  "giu",
);

/** SR1: "६० लाखसम्मको" as "६० लाख सम्म को", "एक कट्ठा" as "1 कट्ठा". */
export function separateEndings(text: string): string {
  return text
    .replace(joined, " ")
    .replace(joined, " ")
    .replace(numberWord, (word) => numberWords[word.toLowerCase()] ?? word)
    .replace(andAHalf, "$1.5");
}
