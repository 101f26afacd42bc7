import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { requiredText } from "#domain/text-fields.ts";
import { isPublic, type PropertyStatus, propertyStatuses } from "./kinds.ts";

/** LE8: a listing waits for an admin's approval, or was sent back to its agent. */
export const approvalStates = ["waiting", "returned"] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const approvalSchema = z.object({
  state: z.enum(approvalStates),
  /** What it becomes with the approval. */
  status: z.enum(propertyStatuses),
  requested_by: z.nullable(z.string()),
  requested_at: z.iso.datetime(),
  /** Why it was sent back. */
  reason: z.string(),
});
export type Approval = z.infer<typeof approvalSchema>;

/** The agent reads the reason as it was written. */
export const sendBackSchema = z.object({ reason: requiredText(maxLengths.text) });

/** Whether a change of the status shows a listing to visitors who could not see it. `before` is null for a new one. */
export function becomesPublic(before: PropertyStatus | null, after: PropertyStatus): boolean {
  return isPublic(after) && !(before !== null && isPublic(before));
}
