import { type Decimal, isNegative, negate, sum } from "#domain/estimates/decimals.ts";
import type { Section } from "#domain/estimates/estimate-content.ts";
import { quantityOf } from "#domain/estimates/totals.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import type { VariationSection } from "./variation-content.ts";

type Line = Section["lines"][number];

/** The number of the estimate among variations, which begin at 1. */
const estimateNumber = 0;

/** CN6: a line of the contract that a variation may remove. */
export type AgreedLine = Readonly<{
  /** As `removes` names it. */
  reference: string;
  code: string;
  name: Line["name"];
  unit: Line["unit"];
  rate: Decimal;
  /** What accepted variations have left of it. */
  quantity: Decimal;
}>;

type AcceptedVariation = Readonly<{ number: number; sections: readonly VariationSection[] }>;

function referencesOf<Each extends Line>(
  number: number,
  sections: readonly Readonly<{ id: string; lines: readonly Each[] }>[],
) {
  return sections.flatMap(({ id, lines }) =>
    lines.map((line) => ({ reference: `${number}.${id}.${line.id}`, line })),
  );
}

/** How much a variation takes away of each agreed line. */
function removedBy(sections: readonly VariationSection[]): ReadonlyMap<string, Decimal> {
  const removed = new Map<string, Decimal>();
  for (const line of sections.flatMap(({ lines }) => lines))
    if (line.removes !== "")
      removed.set(line.removes, sum([removed.get(line.removes) ?? "0", quantityOf(line)]));
  return removed;
}

/** CN6: all lines of the accepted estimate and of accepted variations, with what is left of them. */
export function agreedLines(
  estimate: readonly Section[],
  accepted: readonly AcceptedVariation[],
): AgreedLine[] {
  const removals = accepted.map(({ sections }) => removedBy(sections));
  const added = accepted.flatMap(({ number, sections }) =>
    referencesOf(number, sections).filter(({ line }) => line.removes === ""),
  );
  return [...referencesOf(estimateNumber, estimate), ...added].map(({ reference, line }) => ({
    reference,
    code: line.code,
    name: line.name,
    unit: line.unit,
    rate: line.rate,
    quantity: sum([quantityOf(line), ...removals.map((removed) => negate(removed.get(reference) ?? "0"))]),
  }));
}

/** CN6: which lines remove what was not agreed, by their paths within the sections. */
export function findExcessiveRemovals(
  sections: readonly VariationSection[],
  agreed: readonly AgreedLine[],
): ReadonlyMap<string, FieldCode> {
  const left = new Map(agreed.map(({ reference, quantity }) => [reference, quantity]));
  const removed = removedBy(sections);
  const problems = new Map<string, FieldCode>();
  for (const [sectionIndex, { lines }] of sections.entries())
    for (const [lineIndex, { removes, measurements }] of lines.entries()) {
      if (removes === "") continue;
      const path = `${sectionIndex}.lines.${lineIndex}`;
      const available = left.get(removes);
      if (available === undefined) problems.set(`${path}.removes`, "choice_invalid");
      else if (isNegative(sum([available, negate(removed.get(removes) ?? "0")])))
        problems.set(`${path}.${measurements.length > 0 ? "measurements" : "quantity"}`, "more_than_agreed");
    }
  return problems;
}

/** What is removed has the texts, the unit and the rate at which it was agreed. */
export function priceAsAgreed(
  sections: readonly VariationSection[],
  agreed: readonly AgreedLine[],
): VariationSection[] {
  const byReference = new Map(agreed.map((line) => [line.reference, line]));
  return sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => {
      const named = byReference.get(line.removes);
      if (!named) return line;
      const { code, name, unit, rate } = named;
      return { ...line, code, name, unit, rate };
    }),
  }));
}
