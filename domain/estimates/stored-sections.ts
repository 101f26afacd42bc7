import * as z from "zod/mini";
import { localTextSchema } from "#domain/local-text-schema.ts";
import { units } from "./units.ts";

const decimal = z.string();

/** As it was stored, without checking it again. */
export const storedLineSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: localTextSchema,
  unit: z.enum(units),
  quantity: decimal,
  measurements: z.array(
    z.object({
      id: z.string(),
      label: localTextSchema,
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
  title: localTextSchema,
  lines: z.array(storedLineSchema),
});
