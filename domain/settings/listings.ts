import * as z from "zod/mini";

/** LE8: how the office publishes. */
export const listingsSchema = z.object({
  /** What agents publish waits for an admin. */
  needsApproval: z.boolean(),
});
