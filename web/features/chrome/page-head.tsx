import { useLocation } from "react-router";
import { company } from "#domain/company.ts";
import { languageParameter } from "#domain/language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { usePublicUrl } from "#web/site-context.ts";

type Props = Readonly<{ title: string; description: string; picture?: string | null }>;

/** What a page is called in the tab, in a search result and in a shared link. React moves it into the head. */
export function PageHead({ title, description, picture }: Props) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const english = usePublicUrl() + pathname;
  const nepali = `${english}?${languageParameter}=np`;
  return (
    <>
      <title>{`${title} · ${company.name[language]}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={language === "np" ? nepali : english} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="ne" href={nepali} />
      <link rel="alternate" hrefLang="x-default" href={english} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name[language]} />
      {picture && <meta property="og:image" content={picture} />}
    </>
  );
}
