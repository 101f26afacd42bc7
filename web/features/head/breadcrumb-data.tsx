import { useLanguage } from "#web/i18n/use-language.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { pageUrl } from "./page-url.ts";
import { StructuredData } from "./structured-data.tsx";

type Props = Readonly<{
  items: readonly Readonly<{ name: string; path: string }>[];
}>;

/** Search results show it in place of the URL. */
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
