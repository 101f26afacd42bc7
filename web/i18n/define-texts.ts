import { use } from "react";
import { defaultLanguage, type Language, languageOfTag, languages } from "#domain/language.ts";
import type { Translated } from "./en/catalogue-shape.ts";
import { createTranslate, type Messages, type Translate } from "./translate.ts";
import { useLanguage } from "./use-language.ts";

/** Imports the texts of each language. A dynamic import makes them a file that only the readers of that language load. */
type TextFiles<M> = Readonly<
  { en: () => Promise<M> } & Record<Exclude<Language, "en">, () => Promise<Translated<M> & Messages>>
>;

type Texts<M> = Readonly<{ t: Translate<M>; messages: M | Translated<M> }>;

/** Loads a language of each group of texts whose code has loaded. */
const groups: ((language: Language) => Promise<unknown>)[] = [];

/** Rejects if a file cannot be loaded; the next call tries again. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all(groups.map((load) => load(language)));
}

/** Loads what the code that has loaded says in the language of the page. */
export function loadPageTexts(): Promise<void> {
  return import.meta.env.SSR ? Promise.resolve() : loadTexts(pageLanguage());
}

/**
 * Creates a hook for a group of texts. In the browser, the texts in the page's language begin to load with the code
 * that shows them; the server loads all languages (decision 71).
 */
export function defineTexts<M extends Messages>(files: TextFiles<M>) {
  const loaded: Partial<Record<Language, Texts<M>>> = {};
  const requests: Partial<Record<Language, Promise<Texts<M>>>> = {};
  const awaited: Partial<Record<Language, Promise<Texts<M>>>> = {};

  async function request(language: Language): Promise<Texts<M>> {
    try {
      const messages = await files[language]();
      const fallback = import.meta.env.SSR ? await files[defaultLanguage]() : {};
      const texts = { t: createTranslate<M>(messages, fallback), messages };
      loaded[language] = texts;
      return texts;
    } catch (error) {
      delete requests[language];
      throw error;
    }
  }

  function load(language: Language): Promise<Texts<M>> {
    requests[language] ??= request(language);
    return requests[language];
  }

  /** Suspends until the texts have loaded. */
  function read(language: Language): Texts<M> {
    if (loaded[language]) return loaded[language];
    awaited[language] ??= load(language).catch(reloadPage);
    return use(awaited[language]);
  }

  groups.push(load);
  for (const language of import.meta.env.SSR ? languages : [pageLanguage()])
    load(language).catch(() => undefined);

  return Object.assign(() => read(useLanguage()), {
    read,
    /** For loaders, which know the language. */
    of: async (language: Language) => (await load(language)).t,
  });
}

function pageLanguage(): Language {
  return languageOfTag(document.documentElement.lang);
}

/**
 * The server renders a page that the router could not show without its texts. Not by a reload, which is prevented while
 * there is no connection, nor with a hash, which would only scroll.
 */
function reloadPage(): Promise<never> {
  const { pathname, search } = window.location;
  window.location.replace(pathname + search);
  return new Promise(() => undefined);
}
