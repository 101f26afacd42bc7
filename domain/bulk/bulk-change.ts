import * as z from "zod/mini";
import { leadStatuses } from "#domain/leads/lead.ts";
import { fieldCode } from "#domain/problems.ts";
import { propertyStatuses } from "#domain/properties/kinds.ts";
import { rowIdSchema } from "#domain/row-id-schema.ts";
import { rowKinds } from "#domain/rows/kinds.ts";
import { rowIdList } from "#domain/trash/trash.ts";

/** LE6: what can be done with several rows at once. */
export const bulkChangeSchema = z
  .object({
    kind: z.enum([...rowKinds, "leads"], fieldCode("choice_invalid")),
    ids: rowIdList,
    change: z.union(
      [
        z.strictObject({ status: z.enum(propertyStatuses) }),
        z.strictObject({ is_featured: z.boolean() }),
        z.strictObject({ is_deleted: z.literal(true) }),
        z.strictObject({ lead_status: z.enum(leadStatuses) }),
        z.strictObject({ owner_id: z.nullable(rowIdSchema) }),
      ],
      fieldCode("invalid"),
    ),
  })
  .check(({ value, issues }) => {
    const { kind, change } = value;
    const isPossible = {
      // Leads are deleted with the visitors' rows that they were made of.
      leads: "lead_status" in change || "owner_id" in change,
      properties: !("lead_status" in change),
      others: "is_deleted" in change,
    };
    if (isPossible[kind === "leads" || kind === "properties" ? kind : "others"]) return;
    issues.push({ code: "custom", message: fieldCode("invalid"), path: ["change"], input: value.change });
  });
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const bulkUndoSchema = z.object({
  undo: z.string(fieldCode("required")).check(z.regex(/^\d{1,18}-\d{1,18}$/, fieldCode("invalid"))),
});

/** `skipped` rows were changed again meanwhile, and stay as they are. `waiting` is that of `bulkResultSchema`. */
export const bulkUndoResultSchema = z.object({
  changed: z.int(),
  skipped: z.int(),
  waiting: z.optional(z.int()),
});
export type BulkUndoResult = z.infer<typeof bulkUndoResultSchema>;
