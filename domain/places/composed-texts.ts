import { defaultLanguage, type Language, languages } from "#domain/language.ts";
import { textIn } from "#domain/translations.ts";
import { composeAddress } from "./compose-address.ts";
import type { PlaceNumbers } from "./place-fields.ts";

/** The translated text that is composed from the place. */
export type AddressLine = "address" | "location";

type Streets = Readonly<{
  street: string;
  translations: Readonly<Record<string, { street?: string } | undefined>>;
}>;

/**
 * PL2: the row with its address line in every language, if it has a place. If a language lacks the street, its address has
 * that of another.
 */
export function withComposedAddress<Row extends PlaceNumbers>(row: Row, addressLine: AddressLine): Row {
  const { local_level_id: localLevelId, ward } = row;
  if (localLevelId === null) return row;
  // Every row with a place has a street; the compiler cannot relate a description of fields to their types.
  const { street, translations } = row as unknown as Streets;
  const streets: Partial<Record<string, string>> = { [defaultLanguage]: street };
  for (const [language, texts] of Object.entries(translations)) streets[language] = texts?.street;
  const compose = (language: Language) =>
    composeAddress({ street: textIn(streets, language) ?? "", localLevelId, ward }, language);
  const composed = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => [language, { ...translations[language], [addressLine]: compose(language) }]);
  return {
    ...row,
    [addressLine]: compose(defaultLanguage),
    translations: { ...translations, ...Object.fromEntries(composed) },
  };
}
