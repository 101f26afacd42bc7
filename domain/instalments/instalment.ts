import * as z from "zod/mini";
import { requiredChoice } from "#domain/choice-fields.ts";
import { isoDate, requiredDayUntilToday } from "#domain/date-fields.ts";
import { moneyDecimals, requiredDecimal } from "#domain/estimates/decimals.ts";
import { paymentMethods } from "#domain/jobs/choices.ts";
import { localTextSchema } from "#domain/local-text-schema.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { rowIdSchema } from "#domain/row-id-schema.ts";
import { itemId, itemList, requiredLocalLine } from "#domain/settings/fields.ts";
import { lineOrEmpty, requiredLine } from "#domain/text-fields.ts";

const maxInstalments = 40;
const amount = requiredDecimal({ ...moneyDecimals, isAboveZero: true });
const optionalId = z._default(z.nullable(rowIdSchema), null);

const plannedSchema = z
  .object({
    /** The id of the stored instalment; any other text for a new one. */
    id: itemId,
    name: requiredLocalLine("name"),
    amount,
    /** Due when the stage is done, or on the day, whichever is first. */
    stage_id: optionalId,
    due_on: isoDate,
  })
  .check(({ value, issues }) => {
    if (value.stage_id === null && value.due_on === null)
      issues.push({ code: "custom", message: fieldCode("required"), path: ["due_on"], input: value });
  });

/** CN7: the whole plan, in its order. */
export const planInputSchema = z.object({ instalments: itemList(plannedSchema, maxInstalments) });
export type PlanInput = z.output<typeof planInputSchema>;

const decimal = z.string();

const stored = {
  id: z.string(),
  name: localTextSchema,
  amount: decimal,
  stage_id: z.nullable(z.int()),
  due_on: z.nullable(z.iso.date()),
};

/** The part of the plan that staff edit. */
export const editedPlanSchema = z.object({ instalments: z.array(z.object(stored)) });
export type EditedPlan = z.infer<typeof editedPlanSchema>;

const instalmentSchema = z.object({
  ...stored,
  received: decimal,
  open: decimal,
  due: decimal,
  due_since: z.nullable(z.iso.date()),
  /** The day on which the client was last reminded. */
  reminded_on: z.nullable(z.iso.date()),
});

/** CN7: the plan with what was received and is due today. */
export const planSchema = z.object({
  instalments: z.array(instalmentSchema),
  received: decimal,
  due: decimal,
  /** Received beyond the whole plan. */
  surplus: decimal,
});
export type Plan = z.infer<typeof planSchema>;

export const paymentInputSchema = z.object({
  received_on: requiredDayUntilToday,
  amount,
  method: requiredChoice(paymentMethods),
  /** The number of a voucher or a cheque. */
  reference: lineOrEmpty(maxLengths.name),
  /** Which instalment it is for; null to fill them in the order of the plan. */
  instalment_id: optionalId,
});
export type PaymentInput = z.output<typeof paymentInputSchema>;

export const paymentSchema = z.object({
  id: z.int(),
  received_on: z.iso.date(),
  amount: decimal,
  method: z.enum(paymentMethods),
  reference: z.string(),
  instalment_id: z.nullable(z.int()),
  voided_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** CN6: what the company has spent; staff alone see it. */
export const costInputSchema = z.object({
  spent_on: requiredDayUntilToday,
  description: requiredLine(maxLengths.title),
  supplier: lineOrEmpty(maxLengths.name),
  amount,
  stage_id: optionalId,
});
export type CostInput = z.output<typeof costInputSchema>;

export const costSchema = z.object({
  id: z.int(),
  spent_on: z.iso.date(),
  description: z.string(),
  supplier: z.string(),
  amount: decimal,
  stage_id: z.nullable(z.int()),
  voided_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
});
export type Cost = z.infer<typeof costSchema>;

/** Crosses a payment or a cost out, or takes that back. Nothing is deleted. */
export const voidSchema = z.object({ is_voided: z.boolean(fieldCode("choice_invalid")) });

/** CN6: the layers of a job's money, apart from each other. */
export const jobMoneySchema = z.object({
  /** The accepted version; null for a job that began from nothing. */
  estimate: z.nullable(z.object({ id: z.int(), number: z.int(), title: localTextSchema, total: decimal })),
  /** The accepted ones. */
  variations: z.array(z.object({ id: z.int(), number: z.int(), title: localTextSchema, total: decimal })),
  contract: decimal,
  /** All instalments together, which may differ from the contract. */
  planned: decimal,
  received: decimal,
  due: decimal,
  cost: decimal,
});
export type JobMoney = z.infer<typeof jobMoneySchema>;
