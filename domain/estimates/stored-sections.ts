import * as z from "zod/mini";
import { units } from "./units.ts";

export const storedTexts = z.object({ en: z.string(), np: z.string() });
const decimal = z.string();

/** As it was stored, without checking it again. */
export const storedLineSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: storedTexts,
  unit: z.enum(units),
  quantity: decimal,
  measurements: z.array(
    z.object({
      id: z.string(),
      label: storedTexts,
      number: decimal,
      length: decimal,
      breadth: decimal,
      height: decimal,
      isDeduction: z.boolean(),
    }),
  ),
  rate: decimal,
  source: z.string(),
});

export const storedSectionSchema = z.object({
  id: z.string(),
  title: storedTexts,
  lines: z.array(storedLineSchema),
});
