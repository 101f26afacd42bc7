import { localize } from "#domain/settings/local-text.ts";
import { CompanyStats } from "#web/features/about/company-stats.tsx";
import { branchData } from "#web/features/head/branch-data.ts";
import { PageHead } from "#web/features/head/page-head.tsx";
import { StructuredData } from "#web/features/head/structured-data.tsx";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { useAboutTranslation } from "#web/i18n/about-messages.ts";
import { decorativeHero } from "#web/pictures/hero-pictures.ts";
import { siteContext } from "#web/site-context.ts";
import { PageHero } from "#web/ui/page-hero.tsx";
import type { Route } from "./+types/about.ts";

const AboutSections = deferHydration(
  async () => (await import("#web/features/about/about-sections.tsx")).AboutSections,
);

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { settings, language } = site;
  const { pages, figures, people, reviews, brands, partners, branches } = settings;
  const about = { people, reviews, brands, partners, branches };
  const texts = localize({ texts: pages.about, figures: figures.items, about }, language);
  const structuredData = branchData(texts.about.branches.items, site);
  return { ...texts, structuredData, picture: decorativeHero(settings.looks, "about") };
}

export default function About({
  loaderData: { texts, figures, about, picture, structuredData },
}: Route.ComponentProps) {
  const { t } = useAboutTranslation();
  return (
    <>
      <PageHead title={t("about.title")} description={texts.description} />
      <PageHero title={texts.heading || t("about.title")} lead={texts.lead} picture={picture} />
      <CompanyStats figures={figures} />
      <AboutSections about={about} />
      <StructuredData scripts={structuredData} />
    </>
  );
}
