import * as z from "zod/mini";
import { isoDate } from "#domain/date-fields.ts";
import { decimalOrEmpty, moneyDecimals, requiredDecimal } from "#domain/estimates/decimals.ts";
import { analysedRate } from "#domain/estimates/rate-analysis.ts";
import { units } from "#domain/estimates/units.ts";
import { localTextSchema } from "#domain/local-text-schema.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import {
  itemId,
  itemList,
  requiredLocalLine,
  requiredNeutralLine,
  webLinkOrEmpty,
} from "#domain/settings/fields.ts";
import { requiredLine } from "#domain/text-fields.ts";
import { fiscalYearDays, readFiscalYear } from "./fiscal-year.ts";

const maxParts = 40;

const fiscalYear = z.pipe(
  z.nullish(z.union([z.string(), z.number()], fieldCode("number_invalid"))),
  z.transform((raw, context): number => {
    const year = readFiscalYear(raw ?? "");
    if (year === null) context.issues.push({ code: "custom", message: fieldCode("invalid"), input: raw });
    return year ?? z.NEVER;
  }),
);

/** CN1: what one unit needs: labour and material, and a percentage for tools. */
const partSchema = z.object({
  id: itemId,
  name: requiredNeutralLine("name"),
  quantity: requiredDecimal({ maxDecimals: 4, max: "1000000", isAboveZero: true }),
  rate: requiredDecimal(moneyDecimals),
});

export const ratePartsSchema = itemList(partSchema, maxParts);

/** CN1: an item of the catalogue as staff send it. With parts, the rate follows from them. */
export const constructionRateInputSchema = z.pipe(
  z
    .object({
      code: requiredLine(maxLengths.word),
      name: requiredLocalLine("title"),
      unit: z.enum(units, fieldCode("choice_invalid")),
      rate: decimalOrEmpty(moneyDecimals),
      parts: z._default(ratePartsSchema, []),
      tools_percent: decimalOrEmpty({ maxDecimals: 2, max: "100" }),
      district: requiredLine(maxLengths.name),
      fiscal_year: fiscalYear,
      /** Without them, it is valid in its fiscal year. */
      valid_from: isoDate,
      valid_until: isoDate,
      source: requiredLine(maxLengths.title),
      source_url: webLinkOrEmpty,
    })
    .check(({ value, issues }) => {
      if (value.rate === "" && value.parts.length === 0)
        issues.push({ code: "custom", message: fieldCode("required"), path: ["rate"], input: value });
      const { valid_from, valid_until } = validityOf(value);
      if (valid_until < valid_from)
        issues.push({
          code: "custom",
          message: fieldCode("before_start"),
          path: ["valid_until"],
          input: value,
        });
    }),
  z.transform((input) => ({
    ...input,
    ...validityOf(input),
    rate: input.parts.length > 0 ? analysedRate(input.parts, input.tools_percent || "0") : input.rate,
  })),
);
export type ConstructionRateInput = z.output<typeof constructionRateInputSchema>;

type Validity = Readonly<{ fiscal_year: number; valid_from: string | null; valid_until: string | null }>;

function validityOf({ fiscal_year, valid_from, valid_until }: Validity) {
  const days = fiscalYearDays(fiscal_year);
  return { valid_from: valid_from ?? days?.from ?? "", valid_until: valid_until ?? days?.until ?? "" };
}

export const constructionRateStates = ["valid", "upcoming", "ended"] as const;

/** CN1: an item in API responses, to staff only. */
export const constructionRateSchema = z.object({
  id: z.int(),
  code: z.string(),
  name: localTextSchema,
  unit: z.enum(units),
  rate: z.string(),
  parts: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.string(), rate: z.string() })),
  tools_percent: z.string(),
  district: z.string(),
  fiscal_year: z.int(),
  valid_from: z.iso.date(),
  valid_until: z.iso.date(),
  source: z.string(),
  source_url: z.string(),
  is_example: z.boolean(),
  checked_at: z.iso.datetime(),
  /** What the account is called; null for demo data. */
  checked_by: z.nullable(z.string()),
  state: z.enum(constructionRateStates),
});
export type ConstructionRate = z.infer<typeof constructionRateSchema>;

export function constructionRateStateOf(
  { valid_from, valid_until }: Readonly<{ valid_from: string; valid_until: string }>,
  today: string,
): (typeof constructionRateStates)[number] {
  if (valid_from > today) return "upcoming";
  return valid_until < today ? "ended" : "valid";
}
