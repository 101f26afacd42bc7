import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { itemId, itemList, localLine, neutralLine, requiredLocalLine } from "#domain/settings/fields.ts";
import {
  decimalOrEmpty,
  dimensionDecimals,
  isNegative,
  moneyDecimals,
  quantityRules,
  requiredDecimal,
} from "./decimals.ts";
import { type Dimensions, sumOfMeasurements } from "./measurements.ts";
import { units } from "./units.ts";

const maxSections = 30;
const maxLines = 80;
const maxMeasurements = 40;
/** Of one estimate. A page of some hundred lines is still read on a phone. */
const maxLinesOfAll = 400;

const dimension = decimalOrEmpty(dimensionDecimals);

const measurementSchema = z
  .object({
    id: itemId,
    label: localLine("name"),
    number: dimension,
    length: dimension,
    breadth: dimension,
    height: dimension,
    isDeduction: z.boolean(fieldCode("choice_invalid")),
  })
  .check(({ value, issues }) => {
    const { number, length, breadth, height } = value;
    if (`${number}${length}${breadth}${height}` === "")
      issues.push({ code: "custom", message: fieldCode("required"), path: ["number"], input: number });
  });

/** CN2, CN6: of a line of an estimate or of a variation. */
export const lineFields = {
  id: itemId,
  code: neutralLine("word"),
  name: requiredLocalLine("title"),
  unit: z.enum(units, fieldCode("choice_invalid")),
  /** Used while there are no measurements. */
  quantity: decimalOrEmpty(quantityRules),
  measurements: itemList(measurementSchema, maxMeasurements),
  rate: requiredDecimal(moneyDecimals),
  /** Which row of the catalogue the rate was taken from; empty for one by hand. */
  source: neutralLine("title"),
};

export function checkQuantity({
  value,
  issues,
}: z.core.ParsePayload<Readonly<{ quantity: string; measurements: readonly Dimensions[] }>>): void {
  const addProblem = (path: string, code: ReturnType<typeof fieldCode>) =>
    issues.push({ code: "custom", message: code, path: [path], input: value });
  if (value.measurements.length === 0 && value.quantity === "") addProblem("quantity", "required");
  if (value.measurements.length > 0 && isNegative(sumOfMeasurements(value.measurements)))
    addProblem("measurements", "too_small");
}

const lineSchema = z.object(lineFields).check(checkQuantity);

/** Of a section with lines of any kind. */
export function sectionFields<Line extends z.ZodMiniType<{ id: string }>>(line: Line) {
  return { id: itemId, title: requiredLocalLine("name"), lines: itemList(line, maxLines) };
}

export function sectionList<Section extends z.ZodMiniType<{ id: string; lines: readonly unknown[] }>>(
  section: Section,
) {
  return itemList(section, maxSections).check(
    z.refine(
      (sections) => sections.reduce((count, { lines }) => count + lines.length, 0) <= maxLinesOfAll,
      fieldCode("too_many"),
    ),
  );
}

const sectionSchema = z.object(sectionFields(lineSchema));

/** CN2: the part of a version that is stored as one document. */
export const sectionsSchema = sectionList(sectionSchema);
export type Section = z.output<typeof sectionSchema>;
