import * as z from "zod/mini";

export const changedFields = ["status", "price"] as const;

/** LD5: a change of a property's price or status, for staff. */
export const propertyChangeSchema = z.object({
  changed_at: z.iso.datetime(),
  field: z.enum(changedFields),
  before: z.string(),
  after: z.string(),
  /** The user name; null if the account no longer exists. */
  account: z.nullable(z.string()),
});
export type PropertyChange = z.infer<typeof propertyChangeSchema>;
