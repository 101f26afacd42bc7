import * as z from "zod/mini";
import { rowKinds } from "#domain/rows/kinds.ts";

/** `delete` moves a row to the trash, `purge` removes it with its values. */
export const historyActions = ["insert", "update", "delete", "restore", "purge"] as const;
export type HistoryAction = (typeof historyActions)[number];

/** The kinds of rows whose changes are recorded. */
export const historyKinds = [
  ...rowKinds,
  "leads",
  "features",
  "accounts",
  "settings",
  "api_keys",
  "webhooks",
  "jobs",
] as const;
export type HistoryKind = (typeof historyKinds)[number];

const change = {
  id: z.int(),
  action: z.enum(historyActions),
  changed_at: z.iso.datetime(),
  /** The user name; null for visitors, the system, and accounts that no longer exist. */
  account: z.nullable(z.string()),
};

/** LE7: a change in the list of all changes. */
export const historyEntrySchema = z.object({
  ...change,
  kind: z.enum(historyKinds),
  row_id: z.int(),
  /** The row's name now; null if it was purged. */
  name: z.nullable(z.string()),
  /** The names of the changed columns. */
  fields: z.array(z.string()),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const values = z.record(z.string(), z.unknown());

/** LE7: a change of a row, with the changed fields of its API response before and after. */
const rowChangeSchema = z.object({ ...change, before: values, after: values });
export type RowChange = z.infer<typeof rowChangeSchema>;

export const rowHistorySchema = z.object({
  name: z.nullable(z.string()),
  is_deleted: z.boolean(),
  /** The row as its API returns it; null if it was purged, or is of a kind that staff do not edit. */
  row: z.nullable(values),
  /** Pictures of earlier versions whose files are gone. */
  missing_pictures: z.array(z.string()),
  count: z.int(),
  results: z.array(rowChangeSchema),
});
export type RowHistory = z.infer<typeof rowHistorySchema>;

/** The kinds whose earlier versions can be brought back. */
export const versionedKinds = ["properties", "projects"] as const;
export type VersionedKind = (typeof versionedKinds)[number];
