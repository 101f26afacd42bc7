import * as z from "zod/mini";
import { passwordSchema, secondFactorCode } from "#domain/session/session.ts";

/** IM8: who asks for a person's data, or erases it, proves it again. */
export const privacyProofSchema = z.object({
  password: passwordSchema,
  code: z.optional(secondFactorCode),
});

/** What stays, without the person where that is possible, and why. */
export const keptKinds = ["deals", "accepted_estimates", "jobs", "job_papers", "papers"] as const;

export const personDataSchema = z.object({
  id: z.int(),
  name: z.string(),
  contacts: z.array(z.string()),
  /** How many rows there are. */
  leads: z.int(),
  mails: z.int(),
  sms: z.int(),
  alerts: z.int(),
  pictures: z.int(),
  kept: z.array(z.object({ kind: z.enum(keptKinds), count: z.int() })),
});
export type PersonData = z.infer<typeof personDataSchema>;

export const foundPersonSchema = z.object({ id: z.int(), name: z.string(), contacts: z.array(z.string()) });
export type FoundPerson = z.infer<typeof foundPersonSchema>;
