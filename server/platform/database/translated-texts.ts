import { type RawBuilder, type SqlBool, sql } from "kysely";
import { defaultLanguage, type Language, languages } from "#domain/language.ts";
import type { TranslatedField, TranslatedFields } from "#domain/translations.ts";

/** The domain's `missingTexts` in SQL: true if another language has a text that this one lacks. */
export function lacksTexts(fields: TranslatedFields, language: Language): RawBuilder<SqlBool> {
  const others = languages.filter((other) => other !== language);
  const isMissing = Object.entries(fields).map(([name, field]) => {
    const isElsewhere = others.map((other) => hasText(name, field, other));
    return sql`(not ${hasText(name, field, language)} and (${sql.join(isElsewhere, sql` or `)}))`;
  });
  return sql<SqlBool>`(${sql.join(isMissing, sql` or `)})`;
}

/** The domain's `textIn` in SQL: a line as a language shows it. Migration 0027 has an index on the English one of a name. */
export function shownLine(name: string, language: Language): RawBuilder<string> {
  const codes = new Set([language, ...languages]);
  const own = Array.from(codes, (code) =>
    code === defaultLanguage
      ? sql`nullif(${sql.ref(name)}, '')`
      : sql`translations -> ${sql.lit(code)} ->> ${sql.lit(name)}`,
  );
  return sql`coalesce(${sql.join(own)})`;
}

function hasText(name: string, { kind }: TranslatedField, language: Language): RawBuilder<SqlBool> {
  if (language !== defaultLanguage)
    return sql`(translations -> ${sql.lit(language)} -> ${sql.lit(name)} is not null)`;
  return kind === "list" ? sql`(cardinality(${sql.ref(name)}) > 0)` : sql`(${sql.ref(name)} <> '')`;
}
