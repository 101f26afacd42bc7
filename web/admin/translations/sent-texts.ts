import { keysOf } from "#domain/keys-of.ts";
import { defaultLanguage, type Language } from "#domain/language.ts";
import {
  type OwnTexts,
  type Texts,
  type TranslatedFields,
  type Translations,
  textsIn,
} from "#domain/translations.ts";

type Input<Fields extends TranslatedFields> = Texts<Fields> &
  Readonly<{ translations?: Translations<Fields> | undefined }>;

/** The texts of a form's input as readers of the language will see them. */
export function shownTexts<Fields extends TranslatedFields>(
  fields: Fields,
  input: Input<Fields>,
  language: Language,
): Texts<Fields> {
  return textsIn(fields, { ...input, translations: input.translations ?? {} }, language);
}

/** Every language's own texts of a form's input, also the empty ones. */
export function ownTranslations<Fields extends TranslatedFields>(
  fields: Fields,
  input: Input<Fields>,
): Translations<Fields> {
  const english: OwnTexts<Fields> = {};
  for (const name of keysOf(fields)) english[name] = input[name];
  return { [defaultLanguage]: english, ...input.translations };
}

/**
 * Appends `translations` with every language's own texts, and returns the plain texts that the specified API call has.
 * They are the English ones, or those that English visitors see instead, which our server does not store as English.
 */
export function appendTexts<Fields extends TranslatedFields>(
  form: FormData,
  fields: Fields,
  input: Input<Fields>,
): Texts<Fields> {
  form.append("translations", JSON.stringify(ownTranslations(fields, input)));
  return shownTexts(fields, input, defaultLanguage);
}
