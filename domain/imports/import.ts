import * as z from "zod/mini";
import { fieldCodes } from "#domain/problems.ts";

/** IM1, IM2, IM3: what a file has. A WordPress export has listings, too. */
export const importKinds = ["listings", "wordpress", "leads"] as const;
export type ImportKind = (typeof importKinds)[number];

const importStatuses = ["checking", "checked", "running", "done", "undoing", "undone"] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** A job is at work; the index `imports_one_at_a_time` says the same. */
export const busyStatuses = ["checking", "running", "undoing"] as const satisfies readonly ImportStatus[];
export function isBusy(status: ImportStatus): boolean {
  return busyStatuses.some((busy) => busy === status);
}

export const rowOutcomes = ["new", "changed", "unchanged", "refused"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const importLimits = {
  rows: 20_000,
  columns: 200,
  cellLength: 32_767,
  csvBytes: 20 * 1024 * 1024,
  wxrBytes: 300 * 1024 * 1024,
  zipBytes: 6 * 1024 * 1024 * 1024,
  zipEntries: 60_000,
  /** Pictures do not shrink, so an entry that grows more is made to fill the disk. */
  zipRatio: 100,
} as const;

/** Why a file is refused as a whole. */
const fileProblems = [
  "empty",
  "no_rows",
  "not_text",
  "cut_off",
  "quotes",
  "too_many_columns",
  "too_many_rows",
  "cell_too_long",
  "not_wordpress",
  "xml",
  "xml_entities",
  "no_listings",
  "not_zip",
  "zip_unsafe",
  "zip_bomb",
  "another_import",
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** The `current` of a problem: why, and in which line. */
export const fileProblemSchema = z.object({
  reason: z.enum(fileProblems),
  line: z.nullable(z.int()),
});

/** What rows of files can have besides the problems of fields. */
export const rowCodes = [
  "reference_repeated",
  "land_is_date",
  "too_many_cells",
  "word_unknown",
  "picture_missing",
  "listing_unknown",
] as const;
const rowProblemCodes = [...fieldCodes, ...rowCodes] as const;
export type RowProblemCode = (typeof rowProblemCodes)[number];

const rowProblemSchema = z.object({
  /** The name of a column's field; null for the whole line. */
  field: z.nullable(z.string()),
  code: z.enum(rowProblemCodes),
  /** The beginning of what the cell says. */
  text: z.string(),
});
export type RowProblem = z.infer<typeof rowProblemSchema>;

export const newListingStatuses = ["draft", "active"] as const;

export const importOptionsSchema = z.object({
  /** Of new listings whose line has none. */
  status: z._default(z.enum(newListingStatuses, "choice_invalid"), "draft"),
  /** IM2: whether old addresses lead to the new ones. */
  has_redirects: z._default(z.boolean(), true),
});
export type ImportOptions = z.infer<typeof importOptionsSchema>;

const countsSchema = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() });

export const importSchema = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  file_name: z.string(),
  status: z.enum(importStatuses),
  row_count: z.int(),
  done_count: z.int(),
  counts: countsSchema,
  /** Rows that a person changed after the import, which an undo left. */
  left_count: z.int(),
  archive_name: z.nullable(z.string()),
  account: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  finished_at: z.nullable(z.iso.datetime()),
  undone_at: z.nullable(z.iso.datetime()),
});
export type Import = z.infer<typeof importSchema>;

export const importDetailsSchema = z.extend(importSchema, {
  columns: z.array(
    z.object({ header: z.string(), field: z.nullable(z.string()), samples: z.array(z.string()) }),
  ),
  options: importOptionsSchema,
});
export type ImportDetails = z.infer<typeof importDetailsSchema>;

export const importRowSchema = z.object({
  line: z.int(),
  /** What people know the row by: its reference, name or number. */
  label: z.string(),
  outcome: z.nullable(z.enum(rowOutcomes)),
  problems: z.array(rowProblemSchema),
  changes: z.array(z.string()),
  row_id: z.nullable(z.int()),
  undo: z.nullable(z.enum(["undone", "left"])),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** The field of each column, and what the file does not say. */
export const importChangeSchema = z.object({
  fields: z.array(z.nullable(z.string())).check(z.maxLength(importLimits.columns, "too_many")),
  options: importOptionsSchema,
});
export type ImportChange = z.infer<typeof importChangeSchema>;
