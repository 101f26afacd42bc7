import { type RawBuilder, type SqlBool, sql } from "kysely";
import { defaultLanguage, type Language, languages } from "#domain/language.ts";
import { isPlaceInAnyLanguage } from "#domain/search-text.ts";
import type { TranslatedField, TranslatedFields } from "#domain/translations.ts";
import { likeContaining } from "./like.ts";

/** The domain's `missingTexts` in SQL: true if another language has a text that this one lacks. */
export function lacksTexts(fields: TranslatedFields, language: Language): RawBuilder<SqlBool> {
  const others = languages.filter((other) => other !== language);
  const isMissing = Object.entries(fields).map(([name, field]) => {
    const isElsewhere = others.map((other) => hasText(name, field, other));
    return sql`(not ${hasText(name, field, language)} and (${sql.join(isElsewhere, sql` or `)}))`;
  });
  return sql<SqlBool>`(${sql.join(isMissing, sql` or `)})`;
}

/** The domain's `textIn` in SQL: a line as a language shows it. There is an index on the English one of a name. */
export function shownLine(name: string, language: Language): RawBuilder<string> {
  const codes = new Set([language, ...languages]);
  return sql`coalesce(${sql.join(Array.from(codes, (code) => ownLine(name, code)))})`;
}

/** Whether the address line contains a place. `search_text`, which has an index, contains the line in every language. */
export function containsPlace(name: string, place: string): RawBuilder<SqlBool> {
  const pattern = likeContaining(place);
  if (!isPlaceInAnyLanguage(place)) return sql<SqlBool>`lower(${sql.ref(name)}) like ${pattern}`;
  const isInLine = languages.map((language) => sql`lower(${ownLine(name, language)}) like ${pattern}`);
  return sql<SqlBool>`(search_text like ${pattern} and (${sql.join(isInLine, sql` or `)}))`;
}

/** Null if the language has no such line. */
function ownLine(name: string, language: Language): RawBuilder<string> {
  if (language === defaultLanguage) return sql`nullif(${sql.ref(name)}, '')`;
  return sql`translations -> ${sql.lit(language)} ->> ${sql.lit(name)}`;
}

function hasText(name: string, { kind }: TranslatedField, language: Language): RawBuilder<SqlBool> {
  if (language !== defaultLanguage)
    return sql`(translations -> ${sql.lit(language)} -> ${sql.lit(name)} is not null)`;
  return kind === "list" ? sql`(cardinality(${sql.ref(name)}) > 0)` : sql`(${sql.ref(name)} <> '')`;
}
