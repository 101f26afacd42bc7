import { type Language, otherLanguage } from "#domain/language.ts";

/** A text of the company in every language. One may be empty, and falls back to the other. */
export type LocalText = Readonly<Record<Language, string>>;

/** A document with each text in one language. */
export type Localized<Value> = Value extends LocalText
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Localized<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Localized<Value[Name]> }
      : Value;

export function localText(text: LocalText, language: Language): string {
  return text[language] || text[otherLanguage(language)];
}

/** A page contains the texts of its own language only, to stay small. */
export function localize<Value>(value: Value, language: Language): Localized<Value> {
  // The compiler cannot relate the branches to the conditional type.
  return toLocal(value, language) as Localized<Value>;
}

function toLocal(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => toLocal(item, language));
  if (typeof value !== "object" || value === null) return value;
  if (isLocalText(value)) return localText(value, language);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toLocal(part, language)]));
}

function isLocalText(value: object): value is LocalText {
  return "en" in value && "np" in value;
}
