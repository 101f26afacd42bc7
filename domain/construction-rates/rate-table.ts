import * as z from "zod/mini";
import type { units } from "#domain/estimates/units.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import { isFieldCode } from "#domain/problem-texts.ts";
import { fieldCode } from "#domain/problems.ts";
import { type ConstructionRateInput, constructionRateInputSchema } from "./construction-rate.ts";

/** CN1: the columns of the file, in any order; `valid_from`, `valid_until` and `source_url` may be there, too. */
const rateColumns = [
  "code",
  "name_en",
  "name_np",
  "unit",
  "rate",
  "district",
  "fiscal_year",
  "source",
] as const;
type RateColumn = (typeof rateColumns)[number];

export const maxRateRows = 5000;
const maxRateFileLength = 1_000_000;

/** Other spellings that published lists use. */
const unitSpellings: Readonly<Record<string, (typeof units)[number]>> = {
  "m³": "m3",
  cum: "m3",
  "cu.m": "m3",
  "m²": "m2",
  sqm: "m2",
  "sq.m": "m2",
  rm: "m",
  rmt: "m",
  nos: "piece",
  no: "piece",
  pcs: "piece",
  mt: "tonne",
  ls: "job",
  "l.s": "job",
  md: "day",
};

export const rateImportSchema = z.object({
  csv: z.string(fieldCode("text_invalid")).check(z.maxLength(maxRateFileLength, fieldCode("too_long"))),
  /** Reads the file and says what would happen. */
  dry_run: z.boolean(fieldCode("choice_invalid")),
});

export const rateImportResultSchema = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Columns that the file lacks. */
  missing_columns: z.array(z.string()),
  /** At most 50, with the number of the line in the file. */
  problems: z.array(z.object({ line: z.int(), column: z.string(), code: z.string() })),
  problem_count: z.int(),
});
export type RateImportResult = z.infer<typeof rateImportResultSchema>;

type RateProblem = Readonly<{ line: number; column: string; code: FieldCode }>;
type Row = Readonly<{ line: number; cells: Readonly<Record<string, string>> }>;

export function missingColumns(header: readonly string[]): readonly RateColumn[] {
  return rateColumns.filter((name) => !header.includes(name) && name !== "name_np");
}

/** Reads what is right, and says what is wrong in which line. */
export function readRateRows(rows: readonly Row[]) {
  const items: ConstructionRateInput[] = [];
  const problems: RateProblem[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    const parsed = constructionRateInputSchema.safeParse(toInput(cells));
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues)
        problems.push({ line, column: columnOf(path), code: isFieldCode(message) ? message : "invalid" });
      continue;
    }
    const key = JSON.stringify([parsed.data.code, parsed.data.district, parsed.data.fiscal_year]);
    if (seen.has(key)) problems.push({ line, column: "code", code: "invalid" });
    else items.push(parsed.data);
    seen.add(key);
  }
  return { items, problems };
}

function toInput({ name_en: en = "", name_np: np = "", unit = "", ...cells }: Row["cells"]) {
  const spelled = unit.trim().toLowerCase().replace(/\.$/, "");
  return { ...cells, name: { en, np }, unit: unitSpellings[spelled] ?? spelled };
}

function columnOf([field, language]: readonly PropertyKey[]): string {
  if (field !== "name") return String(field ?? "");
  return `name_${String(language ?? "en")}`;
}
