import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { propertyStatuses } from "#domain/properties/kinds.ts";
import { rowKinds } from "#domain/rows/row-kinds.ts";
import { rowIdList } from "#domain/trash/trash.ts";

/** LE6: what can be done with several rows at once. Only properties have a status and an owner and can be featured. */
export const bulkChangeSchema = z
  .object({
    kind: z.enum(rowKinds, fieldCode("choice_invalid")),
    ids: rowIdList,
    change: z.union(
      [
        z.strictObject({ status: z.enum(propertyStatuses) }),
        z.strictObject({ is_featured: z.boolean() }),
        z.strictObject({ owner_id: z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647))) }),
        z.strictObject({ is_deleted: z.literal(true) }),
      ],
      fieldCode("invalid"),
    ),
  })
  .check(({ value, issues }) => {
    if (value.kind === "properties" || "is_deleted" in value.change) return;
    issues.push({ code: "custom", message: fieldCode("invalid"), path: ["change"], input: value.change });
  });
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const bulkUndoSchema = z.object({
  undo: z.string(fieldCode("required")).check(z.regex(/^\d{1,18}-\d{1,18}$/, fieldCode("invalid"))),
});

/** `skipped` rows were changed again meanwhile, and stay as they are. */
export const bulkUndoResultSchema = z.object({ changed: z.int(), skipped: z.int() });
