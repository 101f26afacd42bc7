import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { rowIdSchema } from "#domain/row-id-schema.ts";
import { rowKinds } from "#domain/rows/kinds.ts";

/** How long a deleted row can be restored. */
export const restorableForMs = 30 * 24 * 60 * 60 * 1000;

/** One request may name this many rows. */
export const maxRowsPerRequest = 500;

/** LE6: a deleted row. */
export const trashRowSchema = z.object({
  kind: z.enum(rowKinds),
  id: z.int(),
  name: z.string(),
  deleted_at: z.iso.datetime(),
  /** The user name; null if it is not known. */
  deleted_by: z.nullable(z.string()),
  /** When it is purged. */
  purged_at: z.iso.datetime(),
});
export type TrashRow = z.infer<typeof trashRowSchema>;

export const rowIdList = z
  .array(rowIdSchema)
  .check(z.minLength(1, fieldCode("required")), z.maxLength(maxRowsPerRequest, fieldCode("too_many")));

/** Rows of several kinds, as they stand together in the trash. */
export const trashSelectionSchema = z.object({
  rows: z
    .array(z.object({ kind: z.enum(rowKinds, fieldCode("choice_invalid")), id: rowIdSchema }))
    .check(z.minLength(1, fieldCode("required")), z.maxLength(maxRowsPerRequest, fieldCode("too_many"))),
});
export type TrashSelection = z.infer<typeof trashSelectionSchema>["rows"];

/**
 * `changed` is the number of rows; `undo` takes it back as a whole, and is null if nothing was changed. `waiting` is the number of
 * an agent's listings that wait for an admin instead, if there are any.
 */
export const bulkResultSchema = z.object({
  changed: z.int(),
  undo: z.nullable(z.string()),
  waiting: z.optional(z.int()),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;
