import type { Language } from "#domain/language.ts";

/** Remembers what is made of each row in each language, as long as somebody keeps the row. Rows must not change. */
export function oncePerRow<Row extends object, Result>(
  make: (row: Row, language: Language) => Result,
): (row: Row, language: Language) => Result {
  const madeOf = new WeakMap<Row, Map<Language, Result>>();
  return (row, language) => {
    const made = madeOf.get(row) ?? new Map<Language, Result>();
    const known = made.get(language);
    if (known !== undefined) return known;
    const result = make(row, language);
    madeOf.set(row, made.set(language, result));
    return result;
  };
}
