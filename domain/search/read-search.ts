import { landUnitWords } from "#domain/land/unit-words.ts";
import { normaliseDigits } from "#domain/numbers.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { separateEndings } from "./separate-endings.ts";

export type SearchReading = Readonly<{
  /** The words that remain. */
  text: string;
  /** What the other words ask for, by the names of filters, as it was written. */
  taken: Taken;
  listing: ListingType | undefined;
}>;
type Taken = Readonly<Record<string, string>>;
type Rule = Readonly<{ pattern: RegExp; take(match: RegExpExecArray): Taken | null }>;

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
/** Whole words, with the digits of one script. */
function words(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}.,-])(?:${pattern})${end}`, "iu");
}

const lowerBefore = "above|over|more than|at least|minimum|min|from";
const upperBefore = "under|below|up ?to|within|maximum|max|less than";
const lowerAfter = String.raw`\+|(?:bhanda |भन्दा )?(?:mathi|माथि|badhi|badi|बढी|बढि)|dekhi|देखि|or more|and above`;
const upperAfter =
  "samma|सम्म|bhitra|भित्र|(?:bhanda |भन्दा )?(?:kam|कम|muni|मुनि|tala|तल|ghati|घटी|sasto|सस्तो)|or less";
/** What Nepali puts after a quantity and its bound: "६० लाख सम्म को जग्गा". */
const after = String.raw`(?:\s+(?:ko|ka|ki|ma|wala|को|का|की|मा|ले|वाला)${end})?`;
const rupees = String.raw`(?:\s*(?:rupees?|rupai?ya|रुपैयाँ|रु)${end})?`;
const between = String.raw`\s*(?:-|–|to|dekhi|देखि)\s*`;

const moneyUnit =
  "(?:arab|अर्ब|अरब|crores?|cr|karods?|karors?|करोड|lakhs?|lacs?|lk|लाख|thousand|hajar|hazar|k|हजार)";
const currency = String.raw`(?:rs|npr|रु|रू|₨)\.?\s*`;
const counted = (unit: string) =>
  String.raw`${number}\s*${unit}${end}(?:\s*(?:and |र )?${number}\s*${unit}${end})*`;
const amount = String.raw`(?:(?:${currency})?${counted(moneyUnit)}|${currency}${number}|\d{5,9}|\d{1,3}(?:,\d{2,3})+)`;

const squares = String.raw`sq\.?\s*f(?:ee|oo)?t\.?|square\s*f(?:ee|oo)t|वर्ग\s*(?:फिट|फीट|फुट)|sq\.?\s*m(?:et(?:er|re)s?)?\.?|square\s*met(?:er|re)s?|वर्ग\s*(?:मिटर|मीटर)`;
const landUnit = `(?:${squares}|(?:${landUnitWords.join("|")})s?)`;
const measure = String.raw`(?:${counted(landUnit)}|\d+(?:-\d+)+\s*${landUnit}|\d+-\d+-\d+(?:-\d+)?)`;

const bedrooms = "bhk|bedrooms?|beds?|br|rooms?|kothas?|(?:सुत्ने )?कोठा|कोठे|बेडर[ुू]म";
const bathrooms = "bathrooms?|baths?|toilets?|बाथर[ुू]म|शौचालय";
const feet = "(?:feet|foot|ft\\.?|phit|फिटे|फिट|फीट|फुट|')";
const road = String.raw`${feet}\s*(?:ko |को |wide )?\s*(?:road|bato|baato|sadak|बाटो|सडक)`;
/** A unit without a number: what it measures is land. Spellings that are other words, too, are left out. */
const landAlone = "bigha|kattha|kaththa|ropani|dhur|aana|बिघा|विघा|कट्ठा|कठ्ठा|रोपनी|धुर|आना";
const realEstate =
  "ghar[\\s-]*(?:ra )?jagga|jagga[\\s-]*(?:ra )?ghar|घर[\\s-]*(?:र )?जग्गा|जग्गा[\\s-]*(?:र )?घर|real[\\s-]?estate|propert(?:y|ies)|सम्पत्ति";

/** Each takes what it understands out of the text. An amount alone is a budget, a measure alone a minimum. */
const rules: readonly Rule[] = [
  countRule("road", `(${number})\\s*${road}`),
  countRule("bedrooms", `([1-9])\\s*\\+?[\\s-]*(?:${bedrooms})`),
  countRule("bathrooms", `([1-9])\\s*\\+?[\\s-]*(?:${bathrooms})`),
  rangeRule("price", amount, moneyUnit),
  boundRule("price", amount, "to"),
  rangeRule("area", counted(landUnit), landUnit),
  boundRule("area", measure, "from"),
  sidesRule(String.raw`(${number})\s*[x×*]\s*(${number})\s*(?:${feet})?`),
  // "land 20 feet": what land is offered by in feet is its road.
  countRule("road", `(${number})\\s*${feet}`),
  { pattern: words(`(?<!\\d\\s*)(?:${landAlone})${after}`), take: () => ({ type: "land" }) },
  // It is what every listing is: nothing needs to be both.
  { pattern: words(`(?:${realEstate})${after}`), take: () => ({}) },
];

const listingWords: readonly (readonly [ListingType, RegExp])[] = [
  [
    "rent",
    words(
      "(?:for |on )?(?:rent|rentals?|lease)|to let|bhada(?: ?ma)?|bhara(?: ?ma)?|भाडा(?:मा|को|का)?|बहाल(?:मा)?",
    ),
  ],
  ["sale", words("(?:for |on )?sale|buy|bikri(?: ?ma)?|बिक्री(?:मा|को|का)?|बिक्रि(?:मा)?|kinne|किन्ने")],
];

/** SR1, SR3: takes prices, measures, rooms and "for rent" out of a search, in both scripts: "3 bhk", "५० लाख", "४ आना". */
export function readSearch(typed: string): SearchReading {
  let [text, before] = [separateEndings(typed), ""];
  let taken: Taken = {};
  let listing: ListingType | undefined;
  // A part that is taken out may have stood between two words that belong together.
  while (text !== before) {
    before = text;
    for (const { pattern, take } of rules) {
      const match = matchDigits(pattern, text);
      // Zero asks for nothing: "0 aana" remains words.
      const found = match && /[1-9]|^\D+$/.test(match[0]) && take(match);
      if (!found) continue;
      taken = { ...taken, ...found };
      text = withoutMatch(text, match);
    }
    for (const [named, pattern] of listingWords) {
      const match = matchDigits(pattern, text);
      if (!match) continue;
      listing = named;
      text = withoutMatch(text, match);
    }
  }
  return { text: text.replace(/\s+/g, " ").trim(), taken, listing };
}

function matchDigits(pattern: RegExp, text: string): RegExpExecArray | null {
  return pattern.exec(normaliseDigits(text));
}

/** The digits of both scripts are equally long, so the positions are those of the typed text. */
function withoutMatch(text: string, { index, 0: matched }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + matched.length)}`;
}

function countRule(name: string, pattern: string): Rule {
  return { pattern: words(pattern), take: ([, count = ""]) => ({ [name]: count }) };
}

/** "20 x 40 feet" of land. */
function sidesRule(pattern: string): Rule {
  return {
    pattern: words(pattern),
    take: ([, one = "", other = ""]) => ({ area_from: `${Number(one) * Number(other)} sq_ft` }),
  };
}

/** "50-60 lakh", "50 lakh dekhi 80 lakh samma". The first number may leave its unit to the second. */
function rangeRule(name: string, value: string, unit: string): Rule {
  const leading = `(?:(?:${lowerBefore}|between)\\s+)?`;
  const pattern = `${leading}(${value}|${number})${between}(${value})${rupees}(?:\\s*(?:${upperAfter}))?${after}`;
  const units = new RegExp(`${unit}.*$`, "iu");
  return {
    pattern: words(pattern),
    take([, first = "", last = ""]) {
      const [ownUnit = ""] = units.test(first) ? [] : (units.exec(last) ?? []);
      const isRising = ownUnit === "" || Number.parseFloat(first) < Number.parseFloat(last);
      return isRising ? { [`${name}_from`]: `${first} ${ownUnit}`.trim(), [`${name}_to`]: last } : null;
    },
  };
}

/** "under 50 lakh", "50 lakh samma", "4 aana bhanda mathi". */
function boundRule(name: string, value: string, side: "from" | "to"): Rule {
  const pattern =
    `(?:(?:(?<lower>${lowerBefore})|(?<upper>${upperBefore}))\\s+)?(?<value>${value})${rupees}` +
    `(?:\\s*(?:(?<lowerAfter>${lowerAfter})|(?<upperAfter>${upperAfter})))?${after}`;
  return {
    pattern: words(pattern),
    take({ groups = {} }) {
      const isLower = groups.lower ?? groups.lowerAfter;
      const isUpper = groups.upper ?? groups.upperAfter;
      const asked = isLower ? "from" : isUpper ? "to" : side;
      return { [`${name}_${asked}`]: groups.value ?? "" };
    },
  };
}
