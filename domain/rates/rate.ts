import * as z from "zod/mini";
import { localTextSchema } from "#domain/local-text-schema.ts";
import { localLevelKinds } from "#domain/places/kinds.ts";
import { beneficiaries, provinceIds, rateKinds } from "./kinds.ts";

/** What a row of rates is at a day. Only a `shown` one is for visitors. */
const rateStates = ["shown", "unchecked", "replaced", "upcoming", "ended"] as const;
export type RateState = (typeof rateStates)[number];

/** A rate in API responses. */
export const rateSchema = z.object({
  id: z.int(),
  kind: z.enum(rateKinds),
  /** Null for kinds that do not differ by place. */
  province: z.nullable(z.literal(provinceIds)),
  /** Null for every kind of local level. */
  local_level_kind: z.nullable(z.enum(localLevelKinds)),
  beneficiary: z.nullable(z.enum(beneficiaries)),
  /** Rupees for one dollar, else percent. */
  value: z.number(),
  /** A condition, or which loan it is. */
  note: localTextSchema,
  valid_from: z.iso.date(),
  valid_until: z.nullable(z.iso.date()),
  source: localTextSchema,
  source_url: z.string(),
  checked_at: z.iso.datetime(),
});
export type Rate = z.infer<typeof rateSchema>;

/** With what only staff see. */
export const staffRateSchema = z.extend(rateSchema, {
  /** The user name; null for demo data. */
  checked_by: z.nullable(z.string()),
  state: z.enum(rateStates),
  needs_renewal: z.boolean(),
  is_demo: z.boolean(),
});
export type StaffRate = z.infer<typeof staffRateSchema>;
