import { type Language, languages } from "#domain/language.ts";

type AnyText = string | readonly string[];
/** Each language's own texts. */
export type TextsByLanguage = Readonly<Partial<Record<string, Readonly<Partial<Record<string, AnyText>>>>>>;

/** The other languages' own texts that differ from the shown one. */
export function otherTexts(
  translations: TextsByLanguage | undefined,
  name: string,
  shown: AnyText,
): readonly Readonly<{ language: Language; text: AnyText }>[] {
  return languages.flatMap((language) => {
    const text = translations?.[language]?.[name];
    return text === undefined || text.length === 0 || JSON.stringify(text) === JSON.stringify(shown)
      ? []
      : [{ language, text }];
  });
}
