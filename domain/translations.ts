import { buildObject } from "./build-object.ts";
import { keysOf } from "./keys-of.ts";
import { defaultLanguage, languages } from "./language.ts";
import type { maxLengths } from "./max-lengths.ts";

/**
 * A text that each language of a row may have. A line is required in at least one language unless it is optional.
 * Descriptions contain data only; `translation-schemas.ts` derives the schemas.
 */
export type TranslatedField =
  | Readonly<{ kind: "line" | "text"; maxLength: keyof typeof maxLengths; isOptional?: true }>
  | Readonly<{ kind: "list"; maxLength: keyof typeof maxLengths; maxItems: number }>;
export type TranslatedFields = Readonly<Record<string, TranslatedField>>;

/** The texts of a row in one language. An absent text is "" or []. */
export type Texts<Fields extends TranslatedFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { kind: "list" } ? string[] : string;
};
/** The texts that a language has itself. Absent texts are left out. */
export type OwnTexts<Fields extends TranslatedFields> = Partial<Texts<Fields>>;
export type Translations<Fields extends TranslatedFields> = Partial<Record<string, OwnTexts<Fields>>>;

/** The plain columns contain the English texts, `translations` those of every other language. */
export type TranslatedRow<Fields extends TranslatedFields> = Texts<Fields> &
  Readonly<{ translations: Translations<Fields> }>;

/** The texts of a request: plain ones are in the request's language. Undefined means not sent. */
export type SentTexts<Fields extends TranslatedFields> = OwnTexts<Fields> &
  Readonly<{ translations?: Translations<Fields> | undefined }>;

/** Inside this file, because the compiler cannot relate a field's kind to its text. */
type AnyText = string | readonly string[];
type AnyTexts = Readonly<Partial<Record<string, AnyText>>>;

export function ownTexts<Fields extends TranslatedFields>(
  fields: Fields,
  row: TranslatedRow<Fields>,
  language: string,
): OwnTexts<Fields> {
  if (language === defaultLanguage) return presentTexts(fields, row);
  return Object.hasOwn(row.translations, language) ? presentTexts(fields, row.translations[language]) : {};
}

/** Each language's own texts. */
export function allTexts<Fields extends TranslatedFields, Code extends string>(
  fields: Fields,
  row: TranslatedRow<Fields>,
  codes: readonly Code[],
): Record<Code, OwnTexts<Fields>> {
  return buildObject<Record<Code, OwnTexts<Fields>>>(codes, (code) => ownTexts(fields, row, code));
}

/** The texts to show in a language: its own, else those of the first other language that has them. */
export function textsIn<Fields extends TranslatedFields>(
  fields: Fields,
  row: TranslatedRow<Fields>,
  language: string,
  order: readonly string[] = languages,
): Texts<Fields> {
  const codes = new Set([language, ...order]);
  const candidates: AnyTexts[] = [...codes].map((code) => ownTexts(fields, row, code));
  return everyText(fields, (name) => candidates.find((own) => own[name] !== undefined)?.[name]);
}

/** The names of the texts that another language has and this one lacks. */
export function missingTexts<Fields extends TranslatedFields>(
  fields: Fields,
  row: TranslatedRow<Fields>,
  language: string,
  order: readonly string[] = languages,
): (keyof Fields)[] {
  const own = ownTexts(fields, row, language);
  const others = order.map((code) => ownTexts(fields, row, code));
  return keysOf(fields).filter(
    (name) => own[name] === undefined && others.some((other) => other[name] !== undefined),
  );
}

/** The text in a language, else in the first other language that has it. */
export function textIn(
  texts: Readonly<Partial<Record<string, string>>> | null | undefined,
  language: string,
): string | undefined {
  return [language, ...languages].map((code) => texts?.[code]).find((text) => text);
}

/**
 * The row's texts after a request. `translations` sets the languages that it names; plain texts set the request's
 * language and win. A plain text that repeats another language's text is the fallback that the client has read, so it is
 * not stored. A partial request changes only the texts that it names. Any other removes those that it leaves out, but a
 * language that `translations` does not name keeps its texts.
 */
export function mergeTexts<Fields extends TranslatedFields>(
  fields: Fields,
  { translations, ...plain }: SentTexts<Fields>,
  language: string,
  stored?: TranslatedRow<Fields>,
  isPartial = false,
): TranslatedRow<Fields> {
  const before = stored ? storedTexts(fields, stored) : new Map<string, AnyTexts>();
  const after = new Map(before);
  for (const [code, named] of Object.entries<AnyTexts | undefined>(translations ?? {}))
    after.set(code, presentTexts(fields, isPartial ? { ...before.get(code), ...named } : named));

  const own: Partial<Record<string, AnyText>> = { ...after.get(language) };
  after.delete(language);
  for (const name of Object.keys(fields)) {
    const text = (plain as AnyTexts)[name];
    if (text === undefined) {
      if (!isPartial && translations === undefined) delete own[name];
    } else if (isEmpty(text)) delete own[name];
    else if (own[name] !== undefined || !isFallback(name, text)) own[name] = text;
  }
  return toRow(fields, new Map([...after, [language, own]]));

  function isFallback(name: string, text: AnyText): boolean {
    const others = [...after.values()].filter((texts) => texts[name] !== undefined);
    // The client may have read the fallback before this request changed it.
    const readable = [...before].flatMap(([code, texts]) => (code === language ? [] : [texts]));
    return others.length > 0 && [...others, ...readable].some((texts) => isSame(texts[name], text));
  }
}

function storedTexts<Fields extends TranslatedFields>(
  fields: Fields,
  row: TranslatedRow<Fields>,
): Map<string, AnyTexts> {
  const codes = [defaultLanguage, ...Object.keys(row.translations)];
  return new Map(codes.map((code) => [code, ownTexts(fields, row, code)]));
}

function toRow<Fields extends TranslatedFields>(
  fields: Fields,
  texts: ReadonlyMap<string, AnyTexts>,
): TranslatedRow<Fields> {
  const english = texts.get(defaultLanguage);
  const others = [...texts].filter(([code, own]) => code !== defaultLanguage && Object.keys(own).length > 0);
  const translations = Object.fromEntries(others) as Translations<Fields>;
  return { ...everyText(fields, (name) => english?.[name]), translations };
}

function presentTexts<Fields extends TranslatedFields>(
  fields: Fields,
  texts: AnyTexts | undefined,
): OwnTexts<Fields> {
  const present: Partial<Record<string, AnyText>> = {};
  for (const name of Object.keys(fields)) {
    const text = texts?.[name];
    if (text !== undefined && !isEmpty(text)) present[name] = text;
  }
  return present as OwnTexts<Fields>;
}

function everyText<Fields extends TranslatedFields>(
  fields: Fields,
  read: (name: string) => AnyText | undefined,
): Texts<Fields> {
  const entries = Object.entries(fields).map(([name, { kind }]) => [
    name,
    read(name) ?? (kind === "list" ? [] : ""),
  ]);
  return Object.fromEntries(entries) as Texts<Fields>;
}

function isEmpty(text: AnyText): boolean {
  return text.length === 0;
}

function isSame(one: AnyText | undefined, other: AnyText): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
