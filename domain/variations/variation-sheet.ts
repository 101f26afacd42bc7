import { type EstimateSheet, type SheetLine, toSheetLine } from "#domain/estimates/estimate-sheet.ts";
import type { Charges } from "#domain/estimates/totals.ts";
import type { Language } from "#domain/language.ts";
import { type LocalText, localText } from "#domain/settings/local-text.ts";
import type { VariationSection } from "./variation-content.ts";
import type { VariationState } from "./variation-states.ts";
import { variationTotals, variedAmount } from "./variation-totals.ts";

type VariationLines = Readonly<{
  sections: readonly Readonly<{
    id: string;
    title: string;
    total: string;
    lines: readonly (SheetLine & Readonly<{ isRemoved: boolean }>)[];
  }>[];
}> &
  Pick<EstimateSheet, "net" | "overheadPercent" | "overhead" | "vatPercent" | "vat" | "total">;

/** CN6: a variation as the client reads it, in one language. Amounts are exact numbers as text. */
export type VariationSheet = VariationLines &
  Readonly<{
    id: number;
    number: number;
    title: string;
    reason: string;
    state: Exclude<VariationState, "draft">;
    decided_at: string | null;
    decided_name: string | null;
  }>;

type LinesSource = Readonly<{
  sections: readonly VariationSection[];
  overhead_percent: string | null;
  vat_percent: string | null;
}>;

type VariationSource = LinesSource &
  Readonly<{
    id: number;
    number: number;
    state: VariationState;
    title: LocalText;
    reason: LocalText;
    decided_at: Date | null;
    decided_name: string | null;
  }>;

/** What is added and removed, with its sums. */
export function toVariationLines(source: LinesSource, language: Language): VariationLines {
  const charges: Charges = { overhead: source.overhead_percent, vat: source.vat_percent };
  const totals = variationTotals(source.sections, charges);
  return {
    sections: source.sections.map((section, index) => ({
      id: section.id,
      title: localText(section.title, language),
      total: totals.sections[index] ?? "0.00",
      lines: section.lines.map((line) => ({
        ...toSheetLine(line, language),
        amount: variedAmount(line),
        isRemoved: line.removes !== "",
      })),
    })),
    net: totals.net,
    overheadPercent: charges.overhead,
    overhead: totals.overhead,
    vatPercent: charges.vat,
    vat: totals.vat,
    total: totals.total,
  };
}

/** Null for a draft, which no client sees. */
export function toVariationSheet(source: VariationSource, language: Language): VariationSheet | null {
  const { id, number, state } = source;
  if (state === "draft") return null;
  return {
    ...toVariationLines(source, language),
    id,
    number,
    state,
    title: localText(source.title, language),
    reason: localText(source.reason, language),
    decided_at: source.decided_at?.toISOString() ?? null,
    decided_name: source.decided_name,
  };
}
