import { normaliseDigits } from "#domain/numbers.ts";
import type { FieldCode } from "#domain/problems.ts";
import {
  dashedUnits,
  isDashed,
  isOfSystem,
  type LandMeasure,
  type LandPart,
  maxLandTextLength,
  squareFeetOf,
  unitsPerLarger,
} from "./measure.ts";
import { readUnitWord } from "./unit-words.ts";
import { type LandCustom, type LandUnit, landSystems, landUnits } from "./units.ts";

export type LandReading =
  | Readonly<{ kind: "measure"; measure: LandMeasure }>
  | Readonly<{ kind: "ambiguous"; choices: readonly LandMeasure[] }>
  | Readonly<{ kind: "invalid"; code: FieldCode }>;

/** The limit of the API's `area`. */
const maxSquareFeet = 999_999_999_999;

const systems: readonly (readonly LandUnit[])[] = Object.values(landSystems);

/** What numbers without units may mean, by how many there are. The written custom comes first. */
const unitsByCount: readonly (readonly (readonly LandUnit[])[])[] = [
  [["kattha"], ["dhur"], ["bigha"], ["aana"], ["ropani"], ["sq_ft"], ["sq_m"]],
  [
    ["bigha", "kattha"],
    ["kattha", "dhur"],
    ["ropani", "aana"],
    ["aana", "paisa"],
  ],
  [dashedUnits.bigha, ["ropani", "aana", "paisa"], ["aana", "paisa", "daam"]],
  [dashedUnits.ropani],
];

const number = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d*)?|\.\d+`;
const wholeNumber = new RegExp(`^(?:${number})$`);
const numbersThenWord = /^([\d.,\s–—−-]*[\d.])\s*(\D*)$/;
const numbersWithWords = new RegExp(String.raw`^(?:(?:${number})\s*\p{L}\D*){2,4}$`, "u");
const numberWithWord = new RegExp(String.raw`(${number})\s*(\p{L}\D*)`, "gu");

/**
 * LD2: reads an area as people write it, in both scripts. A text that can mean several things has several choices; the
 * custom of the place, if it is known, rules some of them out.
 */
export function readLandMeasure(typed: string, custom?: LandCustom): LandReading {
  const measures = typed.length > maxLandTextLength ? [] : possibleMeasures(typed);
  const valid = measures.filter((measure) => findProblem(measure) === null);
  const own = custom ? valid.filter((measure) => isDashed(measure) || isUsed(measure, custom)) : [];
  const choices = own.length > 0 ? own : valid;
  const [first, second] = choices;
  if (second) return { kind: "ambiguous", choices };
  if (first) return { kind: "measure", measure: first };
  const code = measures[0] && findProblem(measures[0]);
  return { kind: "invalid", code: code ?? "land_measure_invalid" };
}

/**
 * Reads without asking, for the API and stored texts: three numbers are bigha-kattha-dhur, as is the written custom, so
 * that each canonical text has one meaning.
 */
export function readWrittenLandMeasure(text: string): LandMeasure | FieldCode {
  const reading = readLandMeasure(text);
  if (reading.kind === "measure") return reading.measure;
  if (reading.kind === "invalid") return reading.code;
  return reading.choices.find(isDashed) ?? "land_measure_ambiguous";
}

/** Square feet and metres are used everywhere. */
function isUsed(measure: LandMeasure, custom: LandCustom): boolean {
  return ([custom, "sq_ft", "sq_m"] as const).some((system) => isOfSystem(measure, system));
}

function possibleMeasures(typed: string): LandMeasure[] {
  // The digit of m2 is part of the unit.
  const text = normaliseDigits(typed)
    .trim()
    .toLowerCase()
    .replace(/(?<!\p{L})(m|ft)2/gu, "$1²");
  const [, numbers, word = ""] = numbersThenWord.exec(text) ?? [];
  if (numbers !== undefined) return measuresOfNumbers(numbers.split(/\s*[–—−-]\s*/), word);
  // ".5" after a word would be read as 5, because a point may end the word.
  if (!numbersWithWords.test(text) || /[^\d]\.\d/.test(text)) return [];
  const parts = Array.from(text.matchAll(numberWithWord), ([, quantity = "", unitWord = ""]) => {
    const unit = readUnitWord(unitWord);
    return unit ? [{ quantity: plainQuantity(quantity), unit }] : [];
  });
  return parts.every((part) => part.length > 0) ? [parts.flat()] : [];
}

/** A word after several numbers names their system only: both 4 ropani 2 aana and 4 aana 2 paisa are called "4-2 aana". */
function measuresOfNumbers(numbers: readonly string[], word: string): LandMeasure[] {
  const unit = word === "" ? undefined : readUnitWord(word);
  if (!numbers.every((text) => wholeNumber.test(text)) || (word !== "" && !unit)) return [];
  const quantities = numbers.map(plainQuantity);
  const [only = ""] = quantities;
  if (unit && quantities.length === 1) return [[{ quantity: only, unit }]];
  const custom = unit && systems.find((units) => units.includes(unit));
  if (unit && !custom) return [];
  return (unitsByCount[quantities.length - 1] ?? [])
    .filter((units) => !custom || units.every((one) => custom.includes(one)))
    .map((units) => units.map((one, index): LandPart => ({ quantity: quantities[index] ?? "", unit: one })));
}

function plainQuantity(text: string): string {
  return text.replaceAll(",", "").replace(/^\./, "0.").replace(/\.$/, "");
}

function findProblem(measure: LandMeasure): FieldCode | null {
  const isOfOneSystem = systems.some((units) => measure.every(({ unit }) => units.includes(unit)));
  const ranks = measure.map(({ unit }) => landUnits.indexOf(unit));
  const isOrdered = ranks.every((rank, index) => index === 0 || rank > (ranks[index - 1] ?? rank));
  const isWhole = measure.slice(0, -1).every(({ quantity }) => !quantity.includes("."));
  if ((measure.length > 1 && !isOfOneSystem) || !isOrdered || !isWhole) return "land_measure_invalid";
  if (measure.slice(1).some(({ quantity, unit }) => Number(quantity) >= (unitsPerLarger[unit] ?? 0)))
    return "land_part_too_big";
  const squareFeet = squareFeetOf(measure);
  if (squareFeet <= 0) return "above_zero";
  return squareFeet > maxSquareFeet ? "too_big" : null;
}
