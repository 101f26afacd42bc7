import { fieldMessages } from "#domain/problems.ts";
import { missingLines } from "#domain/translation-schemas.ts";
import type { SentTexts, TranslatedFields, TranslatedRow } from "#domain/translations.ts";
import { Problem } from "./problem.ts";

/** Throws a problem that names the required texts which no language of the row has. */
export function requireLines<Fields extends TranslatedFields>(
  fields: Fields,
  row: TranslatedRow<Fields>,
): void {
  const missing = missingLines(fields, row);
  if (missing.length === 0) return;
  const issues = missing.map((name) => ({ path: [name], message: "required" }));
  throw new Problem("invalid_input", { fields: fieldMessages(issues) });
}

/** The texts that the form contains, because a schema fills in those that were not sent. */
export function pickSentTexts<Fields extends TranslatedFields>(
  fields: Fields,
  input: SentTexts<Fields>,
  sentNames: ReadonlySet<string>,
): SentTexts<Fields> {
  const names = [...Object.keys(fields), "translations"].filter((name) => sentNames.has(name));
  return pick<SentTexts<Fields>>(input, new Set(names)) as SentTexts<Fields>;
}

export function pick<Value extends object>(value: Value, names: ReadonlySet<string>): Partial<Value> {
  const picked: Partial<Value> = {};
  for (const name in value) if (names.has(name)) picked[name] = value[name];
  return picked;
}
