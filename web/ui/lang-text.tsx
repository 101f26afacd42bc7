import { languageTag } from "#domain/language.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** Returns the `lang` of a text, or undefined if it is in the page's language. */
export function useForeignLang(): (text: string) => "en" | "ne" | undefined {
  const page = languageTag(useLanguage());
  return (text) => {
    const tag = detectLanguageTag(text);
    return tag === page ? undefined : tag;
  };
}

/** Text entered by staff in one language. On pages in the other language it gets a `lang`, for screen readers and fonts. */
export function LangText({ children }: { children: string }) {
  const tag = useForeignLang()(children);
  return tag === undefined ? children : <span lang={tag}>{children}</span>;
}
