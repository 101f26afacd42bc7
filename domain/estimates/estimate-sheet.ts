import type { Language } from "#domain/language.ts";
import { type LocalText, localText } from "#domain/settings/local-text.ts";
import type { Section } from "./estimate-content.ts";
import { measuredQuantity } from "./measurements.ts";
import { spellRupees } from "./spell-rupees.ts";
import { amountOf, type Charges, quantityOf, totalsOf } from "./totals.ts";
import { type Unit, unitNames } from "./units.ts";

/** CN2: a version as it is printed, in one language. Amounts are exact numbers as text. */
export type EstimateSheet = Readonly<{
  /** "12-2": the estimate and its version. */
  reference: string;
  title: string;
  client: string;
  place: string;
  estimatedOn: string;
  validUntil: string | null;
  isExample: boolean;
  sections: readonly Readonly<{ id: string; title: string; total: string; lines: readonly SheetLine[] }>[];
  net: string;
  overheadPercent: string | null;
  overhead: string;
  vatPercent: string | null;
  vat: string;
  total: string;
  inWords: string;
  terms: string;
}>;

export type SheetLine = Readonly<{
  id: string;
  code: string;
  name: string;
  unit: string;
  measurements: readonly Readonly<{
    id: string;
    label: string;
    /** What was multiplied, in order. */
    factors: readonly string[];
    quantity: string;
  }>[];
  quantity: string;
  rate: string;
  amount: string;
}>;

export type SheetSource = Readonly<{
  id: number;
  number: number;
  title: LocalText;
  client_name: string;
  place: string;
  estimated_on: string;
  valid_until: string | null;
  is_example: boolean;
  sections: readonly Section[];
  overhead_percent: string | null;
  vat_percent: string | null;
  terms: LocalText;
}>;

export function toSheet(source: SheetSource, language: Language): EstimateSheet {
  const charges: Charges = { overhead: source.overhead_percent, vat: source.vat_percent };
  const totals = totalsOf(source.sections, charges);
  return {
    reference: `${source.id}-${source.number}`,
    title: localText(source.title, language),
    client: source.client_name,
    place: source.place,
    estimatedOn: source.estimated_on,
    validUntil: source.valid_until,
    isExample: source.is_example,
    sections: toSheetSections(source.sections, totals.sections, language),
    net: totals.net,
    overheadPercent: charges.overhead,
    overhead: totals.overhead,
    vatPercent: charges.vat,
    vat: totals.vat,
    total: totals.total,
    inWords: spellRupees(totals.total, language),
    terms: localText(source.terms, language),
  };
}

export function toSheetSections(
  sections: readonly Section[],
  totals: readonly string[],
  language: Language,
): EstimateSheet["sections"] {
  return sections.map(({ id, title, lines }, index) => ({
    id,
    title: localText(title, language),
    total: totals[index] ?? "0.00",
    lines: lines.map((line) => toSheetLine(line, language)),
  }));
}

export function toSheetLine(line: Section["lines"][number], language: Language): SheetLine {
  return {
    id: line.id,
    code: line.code,
    name: localText(line.name, language),
    unit: unitName(line.unit, language),
    measurements: line.measurements.map((row) => ({
      id: row.id,
      label: localText(row.label, language),
      factors: [row.number, row.length, row.breadth, row.height].filter((factor) => factor !== ""),
      quantity: measuredQuantity(row),
    })),
    quantity: quantityOf(line),
    rate: line.rate,
    amount: amountOf(line),
  };
}

function unitName(unit: Unit, language: Language): string {
  return unitNames[unit][language];
}
