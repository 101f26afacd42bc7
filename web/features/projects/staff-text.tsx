import { languageTag } from "#domain/language.ts";
import { textTag } from "#domain/text-language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** What staff wrote in one language, marked where the page is in the other, so that it is read out and set as it is. */
export function StaffText({ children }: { children: string }) {
  const page = languageTag(useLanguage());
  const tag = textTag(children);
  return tag === undefined || tag === page ? children : <span lang={tag}>{children}</span>;
}
