import type { Translated } from "./en/catalogue-shape.ts";
import { createTranslate, type Translate, type Words } from "./translate.ts";
import { useLanguage } from "./use-language.ts";

/** A hook for words that come in both languages with the code that shows them, and only with it. */
export function inBothLanguages<W extends Words>(en: W, np: Translated<W> & Words) {
  const translate = { en: createTranslate<W>(en), np: createTranslate<W>(np, en) };
  return (): Readonly<{ t: Translate<W> }> => ({ t: translate[useLanguage()] });
}
