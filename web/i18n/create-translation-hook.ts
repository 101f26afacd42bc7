import type { Language } from "#domain/language.ts";
import type { Translated } from "./en/catalogue-shape.ts";
import { createTranslate, type Messages, type Translate } from "./translate.ts";
import { useLanguage } from "./use-language.ts";

/** Creates a hook for texts that are bundled, in both languages, with the code that shows them. */
export function createTranslationHook<M extends Messages>(en: M, np: Translated<M> & Messages) {
  const translate = { en: createTranslate<M>(en), np: createTranslate<M>(np, en) };
  return Object.assign((): Readonly<{ t: Translate<M> }> => ({ t: translate[useLanguage()] }), {
    /** For loaders, which know the language. */
    of: (language: Language) => translate[language],
  });
}
