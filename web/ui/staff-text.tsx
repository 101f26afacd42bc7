import { languageTag } from "#domain/language.ts";
import { textTag } from "#domain/text-language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** The `lang` that a text needs on this page: none where it is in the page's own language. */
export function useForeignLang(): (text: string) => "en" | "ne" | undefined {
  const page = languageTag(useLanguage());
  return (text) => {
    const tag = textTag(text);
    return tag === page ? undefined : tag;
  };
}

/** What staff wrote in one language, marked where the page is in the other, so that it is read out and set as it is. */
export function StaffText({ children }: { children: string }) {
  const tag = useForeignLang()(children);
  return tag === undefined ? children : <span lang={tag}>{children}</span>;
}
