import { useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormRegisterReturn } from "react-hook-form";
import { type Language, languages } from "#domain/language.ts";
import type { TranslatedFields } from "#domain/translations.ts";
import {
  findSource,
  languageOfField,
  missingNames,
  readValue,
  textName,
} from "#web/admin/translations/text-values.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { EditorValues } from "./form-values.ts";
import { isPictures } from "./merge-edits.ts";

/** Access to a form's fields by names that depend on a language. */
type NamedFields = Readonly<{
  values: EditorValues;
  text: (
    name: string,
    related?: readonly string[],
  ) => UseFormRegisterReturn & Readonly<{ message: string | undefined }>;
  list: (name: string) => Readonly<{
    value: readonly string[];
    message: string | undefined;
    onChange: (value: readonly string[]) => void;
  }>;
  set: (name: string, value: string | readonly string[]) => void;
  focus: (name: string) => void;
}>;

/** The texts of a form in every language. A narrow screen shows one language at a time. */
export function useTexts(fields: TranslatedFields, { values, text, list, set, focus }: NamedFields) {
  const dashboard = useLanguage();
  const [shown, show] = useState<Language>(dashboard);
  // The descriptions of a property's pictures are named after its fields, those of a project's after the pictures.
  const pictureIds = Object.entries(values).flatMap(([name, value]) =>
    isPictures(value) ? [name, ...value.map(({ id }) => id)] : [],
  );
  return {
    fields,
    shown,
    show,
    /** The names of the texts and of the shown pictures' descriptions that the language lacks. */
    missing: (language: Language) => missingNames(fields, values, language, pictureIds),
    source: (language: Language, name: string) => findSource(values, language, name),
    /** A line as visitors of the language see it. */
    shownText: (language: Language, name: string) =>
      [language, ...languages].map((code) => String(readValue(values, code, name)).trim()).find(Boolean) ??
      "",
    control(language: Language, name: string) {
      const related = languages.flatMap((other) => (other === language ? [] : [textName(other, name)]));
      return text(textName(language, name), related);
    },
    list: (language: Language, name: string) => list(textName(language, name)),
    description: (name: string) => text(name),
    /** Sets the value of a field by its name. */
    set,
    /** Fills the language's empty texts with those that visitors see meanwhile, and focuses the first one. */
    copy(language: Language, names: readonly string[]) {
      flushSync(() => {
        for (const name of names) {
          const source = findSource(values, language, name);
          if (source) set(textName(language, name), readValue(values, source, name));
        }
      });
      const [first] = names;
      if (first === undefined) return;
      if (fields[first]?.kind === "list") document.getElementById(listId(language, first))?.focus();
      else focus(textName(language, first));
    },
    /** Shows the language of an invalid field, unless one of the shown language is invalid too. */
    showInvalid(names: readonly string[]) {
      const invalid = names.flatMap((name) => languageOfField(fields, name) ?? []);
      if (invalid[0] && !invalid.includes(shown)) show(invalid[0]);
    },
  };
}

/** The id of the first line of a list. */
export function listId(language: Language, name: string): string {
  return `text-list-${language}-${name}`;
}

export type TextsState = ReturnType<typeof useTexts>;
