import { type RawBuilder, sql } from "kysely";
import { type Language, otherLanguage } from "#domain/language.ts";
import {
  beneficiaryNames,
  localLevelKindNames,
  provinceNames,
  rateKindNames,
} from "#domain/rates/rate-names.ts";

type Names = Readonly<Record<string | number, Readonly<Record<Language, string>>>>;

const namesOfColumns: Readonly<Record<string, Names>> = {
  kind: rateKindNames,
  province: provinceNames,
  local_level_kind: localLevelKindNames,
  beneficiary: beneficiaryNames,
};

/** Like `rateName`, with the note: for lists of rows of several kinds. */
export function rateNameColumn(language: Language): RawBuilder<string> {
  const names = Object.entries(namesOfColumns).map(([column, texts]) => {
    const cases = Object.entries(texts).map(
      ([value, text]) => sql`when ${sql.lit(value)} then ${sql.lit(text[language])}`,
    );
    return sql`case ${sql.ref(column)}::text ${sql.join(cases, sql` `)} end`;
  });
  const note = sql`coalesce(nullif(note ->> ${sql.lit(language)}, ''), nullif(note ->> ${sql.lit(otherLanguage(language))}, ''))`;
  return sql`concat_ws(' · ', ${sql.join(names)}, ${note})`;
}

export const rateSearchText = sql<string>`lower(note::text || source::text)`;
