import { type Language, otherLanguage } from "#domain/language.ts";
import {
  type SharedKind,
  type SharedRow,
  shareCardPath,
  shareCardSize,
  siteCardPath,
} from "#domain/share-cards.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useRootData } from "#web/site/root-data.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { usePagePath } from "#web/ui/page-link.tsx";
import { pageUrl } from "./page-url.ts";
import { summarize } from "./summarize.ts";

type Props = Readonly<{
  title: string;
  description: string;
  /** The plain canonical path, if several paths lead to the page; by default the current one. */
  path?: string;
  /** The page number of a list. */
  page?: number | undefined;
  /** The item on the share card; by default the company. */
  shared?: (Readonly<{ kind: SharedKind }> & SharedRow) | undefined;
  noindex?: boolean;
  /** IM5: the path of the Atom feed with the same list. */
  feed?: string;
}>;

const locales: Record<Language, string> = { en: "en_US", np: "ne_NP" };

/** Title and meta tags for the tab, search results and shared links. React moves them into the head. */
export function PageHead({ title, description, path, page, shared, noindex = false, feed }: Props) {
  const currentPath = usePagePath();
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const { name, tagline } = useCompany();
  const brand = useRootData()?.cardBrand ?? "";
  const text = summarize(description);
  const target = { path: path ?? currentPath, page };
  const [english, nepali] = [pageUrl(publicUrl, target, "en"), pageUrl(publicUrl, target, "np")];
  const canonical = language === "np" ? nepali : english;
  const card =
    publicUrl +
    (shared ? shareCardPath(shared.kind, shared, language, brand) : siteCardPath(language, brand));
  const cardText = shared ? `${title} · ${name}` : `${name} · ${tagline}`;
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="description" content={text} />
      {noindex ? (
        <meta name="robots" content="noindex, nofollow" />
      ) : (
        <>
          <meta name="robots" content="max-image-preview:large" />
          <link rel="canonical" href={canonical} />
          <link rel="alternate" hrefLang="en" href={english} />
          <link rel="alternate" hrefLang="ne" href={nepali} />
          <link rel="alternate" hrefLang="x-default" href={english} />
        </>
      )}
      {feed && <link rel="alternate" type="application/atom+xml" title={title} href={publicUrl + feed} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[otherLanguage(language)]} />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareCardSize.width)} />
      <meta property="og:image:height" content={String(shareCardSize.height)} />
      <meta property="og:image:alt" content={cardText} />
      {/* X reads the title, the text and the picture from `og:`. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={cardText} />
    </>
  );
}
