import { keysOf } from "#domain/keys-of.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "#domain/language.ts";
import type { OwnTexts, Texts, TranslatedFields, Translations } from "#domain/translations.ts";
import { descriptionName, descriptionPrefix } from "./description-values.ts";

type OtherLanguage = Exclude<Language, "en">;

/** The form's values of the texts, named by `textName`. */
export type TextValues<Fields extends TranslatedFields> = {
  [Name in keyof Fields & string as Name | `${OtherLanguage}:${Name}`]: Fields[Name] extends { kind: "list" }
    ? readonly string[]
    : string;
};

type AnyText = string | readonly string[];
type AnyValues = Readonly<Record<string, unknown>>;
type TextRow<Fields extends TranslatedFields> = Partial<Texts<Fields>> &
  Readonly<{ translations?: Translations<Fields> | undefined }>;

/** The name of a text's field in the form: English texts have the API's plain names. */
export function textName(language: Language, name: string): string {
  if (name.startsWith(descriptionPrefix))
    return descriptionName(language, name.slice(descriptionPrefix.length));
  return language === defaultLanguage ? name : `${language}:${name}`;
}

/** Each language's own texts of a row. Another API host sends no `translations`; its texts are taken for English. */
export function textValues<Fields extends TranslatedFields>(
  fields: Fields,
  row: TextRow<Fields> | null,
): TextValues<Fields> {
  const english: OwnTexts<Fields> | undefined = row?.translations
    ? row.translations[defaultLanguage]
    : (row ?? {});
  const entries = languages.flatMap((language) => {
    const own = language === defaultLanguage ? english : row?.translations?.[language];
    return keysOf(fields).map((name) => [textName(language, name), own?.[name] ?? emptyText(fields, name)]);
  });
  return Object.fromEntries(entries);
}

/** Adds `translations`, as the API's input schemas expect them. */
export function withTranslations<Values extends AnyValues>(fields: TranslatedFields, values: Values) {
  const others = languages.filter((language) => language !== defaultLanguage);
  const textsOf = (language: Language) =>
    keysOf(fields).map((name) => [name, readValue(values, language, name)] as const);
  const translations = Object.fromEntries(
    others.map((language) => [language, Object.fromEntries(textsOf(language))]),
  );
  return { ...values, translations };
}

/**
 * The names of the texts that another language has in the form and this one lacks. Those of pictures' descriptions are
 * `descriptionPrefix` and the picture's id.
 */
export function missingNames(
  fields: TranslatedFields,
  values: AnyValues,
  language: Language,
  pictureIds: readonly string[] = [],
): string[] {
  const names: string[] = [...keysOf(fields), ...pictureIds.map((id) => descriptionPrefix + id)];
  return names.filter(
    (name) => isBlank(readValue(values, language, name)) && findSource(values, language, name) !== undefined,
  );
}

/** The first other language that has the text, which visitors see meanwhile. */
export function findSource(values: AnyValues, language: Language, name: string): Language | undefined {
  return languages.find((other) => other !== language && !isBlank(readValue(values, other, name)));
}

export function readValue(values: AnyValues, language: Language, name: string): AnyText {
  return (values[textName(language, name)] ?? "") as AnyText;
}

/** The languages of a row's own texts that are missing, for the mark in lists. */
export function missingLanguages<Fields extends TranslatedFields>(
  fields: Fields,
  row: TextRow<Fields>,
): Language[] {
  if (!row.translations) return [];
  const values = textValues(fields, row);
  return languages.filter((language) => missingNames(fields, values, language).length > 0);
}

/** The field of an error. A text that every language lacks is asked for in the dashboard's language. */
export function textErrorName(
  fields: TranslatedFields,
  [first = "", second = "", third = ""]: readonly string[],
  code: string,
  language: Language,
): string {
  if (first === "translations") return isLanguage(second) && third ? textName(second, third) : first;
  return code === "required" && Object.hasOwn(fields, first) ? textName(language, first) : first;
}

/** The language of a form's field, if it is that of a text or of a picture's description. */
export function languageOfField(fields: TranslatedFields, name: string): Language | undefined {
  return languages.find(
    (language) =>
      name.startsWith(descriptionName(language, "")) ||
      keysOf(fields).some((field) => textName(language, field) === name),
  );
}

function emptyText(fields: TranslatedFields, name: string): AnyText {
  return fields[name]?.kind === "list" ? [] : "";
}

function isBlank(text: AnyText): boolean {
  return typeof text === "string" ? text.trim() === "" : text.every((line) => line.trim() === "");
}
