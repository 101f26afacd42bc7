import { useLanguage } from "#web/i18n/use-language.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { pageUrl } from "./page-url.ts";
import { StructuredData } from "./structured-data.tsx";

type Props = Readonly<{
  /** From home to the page itself, by their paths. */
  items: readonly Readonly<{ name: string; path: string }>[];
}>;

/** The way to a page, which a search result shows in place of its address. */
export function BreadcrumbData({ items }: Props) {
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  return (
    <StructuredData
      data={{
        "@type": "BreadcrumbList",
        itemListElement: items.map(({ name, path }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          item: pageUrl(publicUrl, { path }, language),
        })),
      }}
    />
  );
}
