import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { moneyRules, type NumberRules, optionalNumber } from "#domain/number-fields.ts";
import { fieldCode } from "#domain/problems.ts";
import { optionalEmail, optionalLine, optionalPhone, textOrEmpty } from "#domain/text-fields.ts";
import { scanSchema } from "./scan.ts";

export const commissionUnits = ["percent", "amount"] as const;

const commissionRules: NumberRules = moneyRules;
const maxPercent = 100;

/** LD7: the private facts of a property. */
export const papersInputSchema = z
  .object({
    kitta_number: optionalLine(maxLengths.name),
    owner_name: optionalLine(maxLengths.name),
    owner_phone: optionalPhone,
    owner_email: optionalEmail,
    commission: optionalNumber(commissionRules),
    commission_unit: z._default(
      z.enum(commissionUnits, { error: () => fieldCode("choice_invalid") }),
      "percent",
    ),
    notes: textOrEmpty(maxLengths.text),
  })
  .check(
    z.refine(
      ({ commission, commission_unit: unit }) => unit === "amount" || (commission ?? 0) <= maxPercent,
      { error: fieldCode("too_big"), path: ["commission"] },
    ),
  );
export type PapersInput = z.output<typeof papersInputSchema>;

export const noPapers: PapersInput = {
  kitta_number: null,
  owner_name: null,
  owner_phone: null,
  owner_email: null,
  commission: null,
  commission_unit: "percent",
  notes: "",
};

export const papersSchema = z.object({
  kitta_number: z.nullable(z.string()),
  owner_name: z.nullable(z.string()),
  owner_phone: z.nullable(z.string()),
  owner_email: z.nullable(z.string()),
  commission: z.nullable(z.number()),
  commission_unit: z.enum(commissionUnits),
  notes: z.string(),
  /** Null until something is written. */
  updated_at: z.nullable(z.string()),
  scans: z.array(scanSchema),
});
export type Papers = z.infer<typeof papersSchema>;
